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

/** Knows whether the catalogs are still what they were. */
export class CatalogVersion {
  readonly #em: EntityManager;
  readonly #paymentOptions: PaymentOptions;

  constructor(em: EntityManager, paymentOptions: PaymentOptions) {
    this.#em = em;
    this.#paymentOptions = paymentOptions;
  }

  /** Another text after every change. Read before the rows: what changes meanwhile makes the next caller look again. */
  async read(): Promise<string> {
    const [row, options] = await Promise.all([
      countChanges.firstRow(this.#em.fork()),
      this.#paymentOptions.listReachable(),
    ]);
    return [row?.count, ...options.map(({ network }) => network)].join(' ');
  }
}
