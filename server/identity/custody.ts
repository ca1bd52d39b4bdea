import type { EntityManager } from '../foundation/db/orm.ts';
import { type Parameters, statement } from '../foundation/db/statement.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { UnauthorizedError } from '../foundation/platform/errors.ts';
import { walletKeyOf } from '../foundation/platform/wallet-key.ts';
import { type OwnedAgent, requireAgentOwner } from './agent-ownership.ts';
import type { Caller } from './caller.ts';
import type { IdentityClaims } from './identity-claims.ts';
import { isFreshSignIn } from './sign-in-age.ts';
import { UsedSignature } from './used-signature.entity.ts';

type SignedCaller = Extract<Caller, { kind: 'wallet' }>;
type SignatureKey = { walletKey: string; signedAt: bigint };
type Use = SignatureKey & { usedAt: Date };

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
  if (caller.kind === 'user') requireRecent(caller.claims);
}

/** In the transaction that moves custody: a signature counts once, and only if what it is for happens. */
export async function useSignature(em: EntityManager, caller: Caller, clock: Clock): Promise<void> {
  if (caller.kind !== 'wallet') return;
  if (await recordSignature(em, caller, clock.now())) return;
  throw new UnauthorizedError('signature_used', 'This signature was used already: sign again');
}

/** From now on the signature moves nothing. False when that was so before. */
export async function recordSignature(em: EntityManager, caller: SignedCaller, now: Date): Promise<boolean> {
  return (await remember.affected(em, { ...signatureKeyOf(caller), usedAt: now })) > 0;
}

function signatureKeyOf({ wallet, signedAt }: SignedCaller): SignatureKey {
  if (signedAt === undefined) throw new Error('This signature cannot be told from others');
  return { walletKey: walletKeyOf(wallet), signedAt: BigInt(signedAt) };
}

/** Removes the oldest from before then, at most `limit`; returns how many that were. */
export function pruneUsed(em: EntityManager, before: Date, limit: number): Promise<number> {
  return prune.affected(em, { before, limit });
}

function requireRecent(claims: IdentityClaims): void {
  if (isFreshSignIn(claims, new Date())) return;
  throw new UnauthorizedError(
    'expired_credentials',
    'This needs an identity token of the last 5 minutes: sign in again, or sign with the wallet',
  );
}
