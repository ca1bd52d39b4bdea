import { auditChains, auditDatabase, findStuckWork, type Violation } from '../../../server/audit/audit.ts';
import { closeChains, createChains } from '../../../server/composition/chains.ts';
import { openDatabase } from '../../../server/composition/open-database.ts';
import { openTreasurySigners } from '../../../server/composition/treasuries.ts';
import { createVaults } from '../../../server/composition/vaults.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { systemClock } from '../../../server/foundation/platform/clock.ts';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import type { TestEnvironment } from '../../support/server/environment.ts';
import type { KnownPayment } from './known.ts';

const CLAIMED = `
  select network || ' ' || reference as key from payment_spends
  union select network || ' ' || reference from held_payments`;

/** Reads the database and the chains by connections of its own, which no fault touches. */
export class Auditor {
  readonly #parts;

  static async open(env: TestEnvironment): Promise<Auditor> {
    const config = loadConfig(env);
    const treasuries = await openTreasurySigners(config);
    return new Auditor({
      orm: await openDatabase(config.databaseUrl, { poolSize: 2, applicationName: 'auditor' }),
      chains: createChains(config, treasuries),
      ...createVaults(config, treasuries, { clock: systemClock }),
    });
  }

  private constructor(
    parts: {
      orm: Awaited<ReturnType<typeof openDatabase>>;
      chains: ReturnType<typeof createChains>;
    } & ReturnType<typeof createVaults>,
  ) {
    this.#parts = parts;
  }

  auditDatabase(): Promise<Violation[]> {
    return auditDatabase(this.#parts.orm.em.fork());
  }

  async auditChains(payments: readonly Omit<KnownPayment, 'client'>[]): Promise<Violation[]> {
    const { orm, chains } = this.#parts;
    const em = orm.em.fork();
    const known = await em.execute<{ key: string }[]>(CLAIMED);
    const claimed = new Set(known.map(({ key }) => key));
    const unclaimed = new Map<Network, bigint>();
    for (const { network, reference, micro } of payments) {
      if (claimed.has(`${network} ${reference}`)) continue;
      const isOnChain = (await chains.get(network)?.findFinality(reference)) !== undefined;
      if (isOnChain) unclaimed.set(network, (unclaimed.get(network) ?? 0n) + micro);
    }
    return auditChains(em, this.#parts, unclaimed);
  }

  /** Including payments that nobody knows to be final yet: the chains are compared only after that. */
  async findStuckWork(now: Date): Promise<Violation[]> {
    const em = this.#parts.orm.em.fork();
    const unfinal = await em.execute<{ id: string }[]>('select id from unfinal_payments');
    const open = unfinal.map(({ id }) => ({ rule: 'payments-become-final', problem: `${id} is not final` }));
    return [...(await findStuckWork(em, now)), ...open];
  }

  async close(): Promise<void> {
    const { orm, chains, close } = this.#parts;
    await Promise.all([orm.close(true), closeChains(chains), close()]);
  }
}
