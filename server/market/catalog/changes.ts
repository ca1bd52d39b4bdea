import type { EntityManager } from '../../foundation/db/orm.ts';
import type { PaymentOptions } from '../../money/payments/payment-options.ts';

const COUNT = `
  select coalesce(sum(change), 0)::text as count from browse_totals where facet = 'catalog-changes'`;

/** Knows whether the catalogs are still what they were. */
export class CatalogChanges {
  readonly #em: EntityManager;
  readonly #paymentOptions: PaymentOptions;

  constructor(em: EntityManager, paymentOptions: PaymentOptions) {
    this.#em = em;
    this.#paymentOptions = paymentOptions;
  }

  /** Another text after every change. Read before the rows: what changes meanwhile makes the next caller look again. */
  async marker(): Promise<string> {
    const [[row], options] = await Promise.all([
      this.#em.fork().execute<{ count: string }[]>(COUNT),
      this.#paymentOptions.reachable(),
    ]);
    return [row?.count, ...options.map(({ network }) => network)].join(' ');
  }
}
