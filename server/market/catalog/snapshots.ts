import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { SingleFlight } from '../../foundation/platform/single-flight.ts';
import { withTimeoutFallback } from '../../foundation/platform/timeout.ts';
import type { PaymentOptions } from '../../money/payments/payment-options.ts';
import type { OwnershipProofs } from '../../money/x402/ownership-proofs.ts';
import type { CatalogVersion } from './catalog-version.ts';
import { type CompressedDocument, DocumentCompressor } from './compressed-document.ts';
import type { DocumentParts } from './document-parts.ts';
import { manifestParts } from './manifest.ts';
import { type CatalogRow, listPayableAfter } from './payable-services.ts';
import type { ServicePricing } from './service-pricing.ts';

export interface SnapshotsOptions {
  em: EntityManager;
  version: CatalogVersion;
  pricing: ServicePricing;
  paymentOptions: PaymentOptions;
  proofs: OwnershipProofs;
  baseUrl: string;
  log: Logger;
}

interface CachedSnapshot {
  version: string;
  manifest: CompressedDocument;
}

const BATCH_SIZE = 200;
/** How long a caller waits for a newer snapshot if there is an older one. */
const MAX_WAIT_MS = 2000;

/**
 * The compressed manifest, which lists every payable service. It is rebuilt when the database's change counter has
 * moved. Building reads a few rows at a time and yields to other requests.
 */
export class CatalogSnapshots {
  readonly #options: SnapshotsOptions;
  readonly #builds = new SingleFlight<CompressedDocument>();
  #cached: CachedSnapshot | undefined;

  constructor(options: SnapshotsOptions) {
    this.#options = options;
  }

  async getManifest(): Promise<CompressedDocument> {
    const ownershipProofs = await this.#options.proofs.list();
    const version = `${await this.#options.version.read()} ${ownershipProofs.length}`;
    const kept = this.#cached;
    if (kept?.version === version) return kept.manifest;
    const making = this.#builds.run('manifest', () => this.#build(version, ownershipProofs));
    return kept ? withTimeoutFallback(MAX_WAIT_MS, making, () => kept.manifest) : making;
  }

  async #build(version: string, ownershipProofs: readonly string[]): Promise<CompressedDocument> {
    const { baseUrl, pricing, paymentOptions, log } = this.#options;
    const options = await paymentOptions.listReachable();
    const writer = new PartsWriter(manifestParts({ baseUrl, pricing, options, ownershipProofs }), log);
    await writer.begin();
    for await (const rows of this.#pages()) await writer.add(rows);
    const manifest = await writer.finish();
    this.#cached = { version, manifest };
    return manifest;
  }

  async *#pages(): AsyncGenerator<CatalogRow[]> {
    const em = this.#options.em.fork();
    const { minPriceMicro } = this.#options.pricing;
    for (let after = ''; ; ) {
      const rows = await listPayableAfter(em, minPriceMicro, after, BATCH_SIZE);
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH_SIZE) return;
      after = rows.at(-1)?.id ?? after;
      await nextTurn();
    }
  }
}

/** Writes the entries of a document between its start and end. */
class PartsWriter {
  readonly #compressor = new DocumentCompressor({ brotli: true });
  readonly #parts: DocumentParts;
  readonly #log: Logger;
  #isFirst = true;

  constructor(parts: DocumentParts, log: Logger) {
    this.#parts = parts;
    this.#log = log;
  }

  begin(): Promise<void> {
    return this.#compressor.write(this.#parts.prefix);
  }

  async add(rows: readonly CatalogRow[]): Promise<void> {
    const entries = rows.flatMap((row) => this.#entry(row));
    if (entries.length === 0) return;
    const text = entries.join(',\n');
    await this.#compressor.write(this.#isFirst ? text : `,\n${text}`);
    this.#isFirst = false;
  }

  /** An invalid row is skipped, so that the others are still listed. */
  #entry(row: CatalogRow): string[] {
    try {
      return [this.#parts.renderEntry(row)];
    } catch (err) {
      this.#log.error({ err, service_id: row.id }, 'could not render service for the catalog');
      return [];
    }
  }

  async finish(): Promise<CompressedDocument> {
    await this.#compressor.write(this.#parts.suffix);
    return this.#compressor.finish();
  }
}
