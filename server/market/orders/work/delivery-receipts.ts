import type { JWSSigner } from '@x402/extensions/offer-receipt';
import type { ShallowDehydrateObject } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type SignedStatement, signStatement } from '../../../money/x402/sign-statement.ts';
import type { UploadedFiles } from '../../uploads/uploaded-files.ts';
import { toDeliverable, toDeliveryReceiptPayload } from '../convert.ts';
import type { ReceiptOrderRow } from '../order-row.ts';
import type { DeliverableRow } from './deliverables.ts';
import { findHash } from './identify-deliverables.ts';

export interface DeliveryReceiptsOptions {
  baseUrl: string;
  files: UploadedFiles;
  /** Undefined if nothing is signed. */
  signer: JWSSigner | undefined;
}

/** Read together with its order. */
type ReadDeliverable = ShallowDehydrateObject<DeliverableRow>;

/** Shows deliverables with their hashes and receipts. */
export class DeliveryReceipts {
  readonly #options: DeliveryReceiptsOptions;

  constructor(options: DeliveryReceiptsOptions) {
    this.#options = options;
  }

  async show(em: EntityManager, order: ReceiptOrderRow, rows: readonly ReadDeliverable[]) {
    const hashed = await this.#addMissingHashes(em, rows);
    return Promise.all(
      hashed.map(async (row) => {
        const receipt = await this.#sign(order, row);
        return { ...toDeliverable(row), ...(receipt && { receipt }) };
      }),
    );
  }

  /** A process of an earlier release stored none. */
  async #addMissingHashes(em: EntityManager, rows: readonly ReadDeliverable[]): Promise<ReadDeliverable[]> {
    const urls = rows.flatMap(({ sha256, url }) => (sha256 === null && url !== null ? [url] : []));
    const hashes = await this.#options.files.findHashes(em, urls);
    return rows.map((row) => ({ ...row, sha256: row.sha256 ?? findHash(row, hashes) }));
  }

  async #sign(order: ReceiptOrderRow, row: ReadDeliverable): Promise<SignedStatement | undefined> {
    const { signer, baseUrl } = this.#options;
    const payload = signer && toDeliveryReceiptPayload(order, row, baseUrl);
    return payload && signStatement(signer, payload);
  }
}
