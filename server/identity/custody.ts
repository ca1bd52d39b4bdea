import type { EntityManager } from '../foundation/db/orm.ts';
import { type Parameters, statement } from '../foundation/db/statement.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { type AppError, ForbiddenError, UnauthorizedError } from '../foundation/platform/errors.ts';
import { walletKeyOf } from '../foundation/platform/wallet-key.ts';
import type { Caller } from './caller.ts';
import { isFreshSignIn } from './sign-in-age.ts';
import { UsedSignature } from './used-signature.entity.ts';

type SignedCaller = Extract<Caller, { kind: 'wallet' }>;
type SignatureKey = { walletKey: string; signedAt: bigint };
type Use = SignatureKey & { usedAt: Date };

const remember = statement([UsedSignature], (db, { walletKey, signedAt, usedAt }: Parameters<Use>) =>
  db
    .insertInto('used_signatures')
    .values({ wallet_key: walletKey, signed_at: signedAt, used_at: usedAt, in_query: false })
    .onConflict((conflict) => conflict.doNothing()),
);

const forget = statement([UsedSignature], (db, { walletKey, signedAt }: Parameters<SignatureKey>) =>
  db
    .deleteFrom('used_signatures')
    .where('wallet_key', '=', walletKey)
    .where('signed_at', '=', signedAt)
    .where('in_query', '=', false),
);

const expose = statement([UsedSignature], (db, { walletKey, signedAt, usedAt }: Parameters<Use>) =>
  db
    .insertInto('used_signatures')
    .values({ wallet_key: walletKey, signed_at: signedAt, used_at: usedAt, in_query: true })
    .onConflict((conflict) => conflict.columns(['wallet_key', 'signed_at']).doUpdateSet({ in_query: true })),
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

/**
 * Custody proof: the person signed in within the last 5 minutes, or the wallet signed this one request and sent the
 * signature in its body. Records the signature as used. Returns the error where the credential is no custody proof.
 */
export async function takeCustodyProof(
  em: EntityManager,
  caller: Caller,
  clock: Clock,
): Promise<AppError | undefined> {
  const refusal = refuseCustodyProof(caller);
  if (refusal || caller.kind !== 'wallet') return refusal;
  return (await recordSignature(em, caller, clock.now())) ? undefined : signatureUsed();
}

/** Why the credential is no custody proof, whether it was used before or not. */
export function refuseCustodyProof(caller: Caller): AppError | undefined {
  if (caller.kind === 'user' && !caller.grant) {
    return isFreshSignIn(caller.claims, new Date()) ? undefined : staleSignIn();
  }
  return caller.kind === 'wallet' && caller.carrier === 'body' ? undefined : noCustodyProof();
}

/** From now on the signature moves nothing. False when that was so before. */
async function recordSignature(em: EntityManager, caller: SignedCaller, now: Date): Promise<boolean> {
  return (await remember.affected(em, { ...signatureKeyOf(caller), usedAt: now })) > 0;
}

/** Others may have read the signature in a log or a history: it is never custody proof again. */
export async function recordExposed(em: EntityManager, caller: SignedCaller, now: Date): Promise<void> {
  await expose.affected(em, { ...signatureKeyOf(caller), usedAt: now });
}

/** The request that used the signature was refused and changed nothing. */
export async function releaseSignature(em: EntityManager, caller: SignedCaller): Promise<void> {
  await forget.affected(em, signatureKeyOf(caller));
}

function signatureKeyOf({ wallet, signedAt }: SignedCaller): SignatureKey {
  if (signedAt === undefined) throw new Error('This signature cannot be told from others');
  return { walletKey: walletKeyOf(wallet), signedAt: BigInt(signedAt) };
}

function noCustodyProof(): AppError {
  return new ForbiddenError(
    'custody_proof_required',
    'This needs custody proof: sign in again and call within 5 minutes, or send a new wallet signature in the body.',
  );
}

function staleSignIn(): AppError {
  return new UnauthorizedError(
    'expired_credentials',
    'This needs a sign-in of the last 5 minutes. Sign in again, or sign with the wallet.',
  );
}

function signatureUsed(): AppError {
  return new UnauthorizedError(
    'signature_used',
    'This signature was used already. Sign again with a new timestamp.',
  );
}

/** Removes the oldest from before then, at most `limit`; returns how many that were. */
export function pruneUsed(em: EntityManager, before: Date, limit: number): Promise<number> {
  return prune.affected(em, { before, limit });
}
