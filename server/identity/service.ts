import type { EntityManager } from '../foundation/db/orm.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import type { AttachRecordsToUser, NewlyLinkedWallets } from './attach-records.ts';
import type { IdentityClaims } from './identity-claims.ts';
import {
  adoptProfile,
  getUser,
  linkWallets,
  listWallets,
  type UserRow,
  updateAgentHandles,
  upsertUser,
  type WalletRow,
} from './sign-in-rows.ts';

export interface SignInResult {
  user: UserRow;
  wallets: WalletRow[];
  isNew: boolean;
  /** The number of records of newly linked wallets that were assigned to the user. */
  backfilled: number;
}

export class IdentityService {
  readonly #clock: Clock;
  readonly #attach: readonly AttachRecordsToUser[];

  /** `attach` assigns each domain's records of newly linked wallets to the user. */
  constructor(clock: Clock, attach: readonly AttachRecordsToUser[]) {
    this.#clock = clock;
    this.#attach = attach;
  }

  /** A wallet stays with the user who linked it first, whatever a later token says. */
  async signIn(em: EntityManager, claims: IdentityClaims): Promise<SignInResult> {
    return em.transactional(async (tx) => {
      const { userId } = claims;
      const now = this.#clock.now();
      const isNew = await upsertUser(tx, claims, now);
      const walletKeys = await linkWallets(tx, userId, claims.wallets, now);
      const backfilled = await this.#attachRecords(tx, { userId, walletKeys, now });
      await updateAgentHandles(tx, userId, now);
      return {
        user: await getUser(tx, userId),
        wallets: await listWallets(tx, userId),
        isNew,
        backfilled,
      };
    });
  }

  async #attachRecords(em: EntityManager, linked: NewlyLinkedWallets): Promise<number> {
    if (linked.walletKeys.length === 0) return 0;
    await adoptProfile(em, linked);
    let attached = 0;
    for (const attach of this.#attach) attached += await attach(em, linked);
    return attached;
  }
}
