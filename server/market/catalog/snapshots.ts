import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { SingleFlight } from '../../foundation/platform/single-flight.ts';
import { unlessLate } from '../../foundation/platform/within.ts';
import type { PaymentOptions } from '../../money/payments/payment-options.ts';
import type { CatalogChanges } from './changes.ts';
import { manifestParts } from './manifest.ts';
import { openApiParts } from './openapi-document.ts';
import { DocumentPacker, type PackedDocument } from './packed-document.ts';
import type { DocumentParts } from './parts.ts';
import { type DescribedRow, readPayableAfter } from './payable.ts';
import type { ServicePricing } from './service-pricing.ts';

export interface SnapshotsOptions {
  em: EntityManager;
  changes: CatalogChanges;
  pricing: ServicePricing;
  paymentOptions: PaymentOptions;
  baseUrl: string;
  log: Logger;
}

export interface Snapshot {
  openapi: PackedDocument;
  manifest: PackedDocument;
}

interface Kept {
  version: string;
  snapshot: Snapshot;
}

const ROWS_AT_ONCE = 200;
/** How long a caller waits for a newer snapshot when there is an older one. */
const PATIENCE_MS = 2000;

/**
 * The documents that list every payable service, packed. They are made anew when the number of changes that the
 * database counts has moved; making them holds a few rows at a time, and lets other requests in between.
 */
export class CatalogSnapshots {
  readonly #options: SnapshotsOptions;
  readonly #making = new SingleFlight<Snapshot>();
  #kept: Kept | undefined;

  constructor(options: SnapshotsOptions) {
    this.#options = options;
  }

  async current(): Promise<Snapshot> {
    const version = await this.#options.changes.version();
    const kept = this.#kept;
    if (kept?.version === version) return kept.snapshot;
    const making = this.#making.run('snapshot', () => this.#make(version));
    return kept ? unlessLate(PATIENCE_MS, making, () => kept.snapshot) : making;
  }

  async #make(version: string): Promise<Snapshot> {
    const { baseUrl, pricing, paymentOptions, log } = this.#options;
    const options = await paymentOptions.reachable();
    const documents = [openApiParts(baseUrl), manifestParts({ baseUrl, pricing, options })];
    const packed = documents.map((parts) => new PartsPacker(parts, log));
    for (const one of packed) await one.begin();
    for await (const rows of this.#pages()) {
      for (const one of packed) await one.add(rows);
    }
    const [openapi, manifest] = await Promise.all(packed.map((one) => one.finish()));
    const snapshot = { openapi, manifest } as Snapshot;
    this.#kept = { version, snapshot };
    return snapshot;
  }

  async *#pages(): AsyncGenerator<DescribedRow[]> {
    const em = this.#options.em.fork();
    const { minPriceMicro } = this.#options.pricing;
    for (let after = ''; ; ) {
      const rows = await readPayableAfter(em, minPriceMicro, after, ROWS_AT_ONCE);
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_AT_ONCE) return;
      after = rows.at(-1)?.id ?? after;
      await nextTurn();
    }
  }
}

/** Writes the entries of a document between its beginning and its end. */
class PartsPacker {
  readonly #packer = new DocumentPacker({ brotli: true });
  readonly #parts: DocumentParts;
  readonly #log: Logger;
  #isFirst = true;

  constructor(parts: DocumentParts, log: Logger) {
    this.#parts = parts;
    this.#log = log;
  }

  begin(): Promise<void> {
    return this.#packer.write(this.#parts.begin);
  }

  async add(rows: readonly DescribedRow[]): Promise<void> {
    const entries = rows.flatMap((row) => this.#entry(row));
    if (entries.length === 0) return;
    const text = entries.join(',\n');
    await this.#packer.write(this.#isFirst ? text : `,\n${text}`);
    this.#isFirst = false;
  }

  /** A damaged row is left out: the others are worth showing. */
  #entry(row: DescribedRow): string[] {
    try {
      return [this.#parts.entry(row)];
    } catch (err) {
      this.#log.error({ err, service_id: row.id }, 'a service cannot be described');
      return [];
    }
  }

  async finish(): Promise<PackedDocument> {
    await this.#packer.write(this.#parts.end);
    return this.#packer.finish();
  }
}
