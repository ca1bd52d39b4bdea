import type { EntityManager } from '../foundation/db/orm.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { attachToUser } from './backfill.ts';
import type { IdentityClaims } from './identity-claims.ts';
import {
  adoptProfile,
  findUser,
  findWallets,
  giveHandleToAgents,
  linkWallets,
  type UserRow,
  upsertUser,
  type WalletRow,
} from './sign-in-rows.ts';

export interface SignedIn {
  user: UserRow;
  wallets: WalletRow[];
  isNew: boolean;
  /** How many records of newly linked wallets became the person's. */
  backfilled: number;
}

export class IdentityService {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A wallet that another person linked first stays with that person, whatever a later token says. */
  async signIn(em: EntityManager, claims: IdentityClaims): Promise<SignedIn> {
    return em.transactional(async (tx) => {
      const { userId } = claims;
      const now = this.#clock.now();
      const isNew = await upsertUser(tx, claims, now);
      const linked = await linkWallets(tx, userId, claims.wallets, now);
      const backfilled = await takeOver(tx, userId, linked, now);
      await giveHandleToAgents(tx, userId, now);
      return {
        user: await findUser(tx, userId),
        wallets: await findWallets(tx, userId),
        isNew,
        backfilled,
      };
    });
  }
}

async function takeOver(em: EntityManager, userId: string, walletKeys: string[], now: Date): Promise<number> {
  if (walletKeys.length === 0) return 0;
  await adoptProfile(em, userId, walletKeys);
  return attachToUser(em, userId, walletKeys, now);
}
