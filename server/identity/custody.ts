import type { EntityManager } from '../foundation/db/orm.ts';
import { type Parameters, statement } from '../foundation/db/statement.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { UnauthorizedError } from '../foundation/platform/errors.ts';
import { walletKeyOf } from '../foundation/platform/wallet-key.ts';
import { type OwnedAgent, requireAgentOwner } from './agent-ownership.ts';
import type { Caller } from './caller.ts';
import { SIGNATURE_LIFE_SECONDS } from './signature-age.ts';
import { UsedSignature } from './used-signature.entity.ts';

type Use = { walletKey: string; signedAt: bigint; usedAt: Date };

const remember = statement([UsedSignature], (db, { walletKey, signedAt, usedAt }: Parameters<Use>) =>
  db
    .insertInto('used_signatures')
    .values({ wallet_key: walletKey, signed_at: signedAt, used_at: usedAt })
    .onConflict((conflict) => conflict.doNothing()),
);

const prune = statement(
  [UsedSignature],
  (db, { before, limit }: Parameters<{ before: Date; limit: number }>) =>
    db
      .deleteFrom('used_signatures')
      .where((eb) =>
        eb(
          eb.refTuple('wallet_key', 'signed_at'),
          'in',
          eb
            .selectFrom('used_signatures')
            .select(['wallet_key', 'signed_at'])
            .where('used_at', '<', before)
            .orderBy('used_at')
            .limit(limit)
            .$asTuple('wallet_key', 'signed_at'),
        ),
      ),
);

/** For what moves custody: the owner itself, who has shown that a moment ago. A stolen session must not be enough for long. */
export async function requireCustodian(em: EntityManager, caller: Caller, agent: OwnedAgent): Promise<void> {
  await requireAgentOwner(em, caller, agent);
  if (caller.kind === 'user') requireRecent(caller.claims.signedInAt);
}

/** In the transaction that moves custody: a signature counts once, and only if what it is for happens. */
export async function useSignature(em: EntityManager, caller: Caller, clock: Clock): Promise<void> {
  if (caller.kind !== 'wallet') return;
  const { wallet, signedAt } = caller;
  if (signedAt === undefined) throw new Error('This signature cannot be told from others');
  const use = { walletKey: walletKeyOf(wallet), signedAt: BigInt(signedAt), usedAt: clock.now() };
  if ((await remember.affected(em, use)) > 0) return;
  throw new UnauthorizedError('signature_used', 'This signature was used already: sign again');
}

/** Removes the oldest from before then, at most `limit`; returns how many that were. */
export function pruneUsed(em: EntityManager, before: Date, limit: number): Promise<number> {
  return prune.affected(em, { before, limit });
}

/** By the real time, as tokens are made. */
function requireRecent(signedInAt: number | undefined): void {
  if (signedInAt !== undefined && Date.now() / 1000 - signedInAt <= SIGNATURE_LIFE_SECONDS) return;
  throw new UnauthorizedError(
    'expired_credentials',
    'This needs an identity token of the last 5 minutes: sign in again, or sign with the wallet',
  );
}
