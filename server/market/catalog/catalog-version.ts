import { sql } from 'kysely';
import { BrowseTotal } from '../../foundation/browse/browse.entity.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { statement } from '../../foundation/db/statement.ts';
import type { PaymentOptions } from '../../money/payments/payment-options.ts';

const countChanges = statement([BrowseTotal], (db) =>
  db
    .selectFrom('browse_totals')
    .select(sql<bigint>`coalesce(sum(change), 0)::int8`.as('count'))
    .where('facet', '=', sql.lit('catalog-changes')),
);

/** Detects changes of the catalogs. */
export class CatalogVersion {
  readonly #em: EntityManager;
  readonly #paymentOptions: PaymentOptions;

  constructor(em: EntityManager, paymentOptions: PaymentOptions) {
    this.#em = em;
    this.#paymentOptions = paymentOptions;
  }

  /** Changes with every catalog change. Read before the rows, so that a concurrent change invalidates the cache. */
  async read(): Promise<string> {
    const [row, options] = await Promise.all([
      countChanges.firstRow(this.#em.fork()),
      this.#paymentOptions.listReachable(),
    ]);
    return [row?.count, ...options.map(({ network }) => network)].join(' ');
  }
}
