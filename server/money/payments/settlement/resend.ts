import { ChainUnavailableError } from '../../../chain/errors.ts';
import type { ChainAdapter, Chains } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Sweep } from '../../../foundation/outbox/sweeps.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import { seeThrough } from './see-through.ts';
import { Settlement } from './settlement.entity.ts';

const AT_ONCE = 50;
/** Whoever sent it is probably still waiting for it. */
const YOUNG_MS = 5000;

/** Sees settlements through that nobody waits for any more: a number that is given and never used holds up all later ones. */
export function resendSettlements(chains: Chains, log: Logger): Sweep {
  const passes = [...chains.values()].map((chain) => new Pass(chain, log));
  return {
    name: 'x402-settlements',
    everySeconds: 5,
    asksOthers: true,
    async step(em, now) {
      await Promise.all(passes.map((pass) => pass.run(em.fork(), now)));
      return undefined;
    },
  };
}

/** Looks at the settlements of one chain until it does not answer; the next time it begins behind where that was. */
class Pass {
  readonly #chain: ChainAdapter;
  readonly #log: Logger;
  #stoppedAt = '';

  constructor(chain: ChainAdapter, log: Logger) {
    this.#chain = chain;
    this.#log = log;
  }

  async run(em: EntityManager, now: Date): Promise<void> {
    const begin = this.#stoppedAt;
    this.#stoppedAt = '';
    const isThrough = await this.#lookAll(em, now, { $gt: begin });
    if (isThrough && begin) await this.#lookAll(em, now, { $lte: begin });
  }

  async #lookAll(em: EntityManager, now: Date, id: { $gt?: string; $lte?: string }): Promise<boolean> {
    const open = await this.#open(em, now, id);
    for (const one of open) {
      if (await this.#look(em, one, now)) continue;
      this.#stoppedAt = one.id;
      return false;
    }
    const last = open.at(AT_ONCE - 1);
    return !last || this.#lookAll(em, now, { ...id, $gt: last.id });
  }

  #open(em: EntityManager, now: Date, id: object): Promise<Settlement[]> {
    const { network } = this.#chain;
    const createdAt = { $lt: new Date(now.getTime() - YOUNG_MS) };
    return em.find(
      Settlement,
      { network, state: 'signed', createdAt, id },
      { orderBy: { id: 'asc' }, limit: AT_ONCE, disableIdentityMap: true },
    );
  }

  /** Answers whether the chain does. */
  async #look(em: EntityManager, row: Settlement, now: Date): Promise<boolean> {
    try {
      await seeThrough(em, this.#chain, row, now);
      return true;
    } catch (err) {
      this.#log.warn({ err, settlement: row.id }, 'settlement delayed');
      return !(err instanceof ChainUnavailableError);
    }
  }
}
