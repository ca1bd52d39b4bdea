import type { EntityManager } from '../foundation/db/orm.ts';
import { type Parameters, statement } from '../foundation/db/statement.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { type AppError, ForbiddenError, UnauthorizedError } from '../foundation/platform/errors.ts';
import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import type { Caller } from './caller.ts';
import { isRecentSignIn } from './sign-in-age.ts';
import { UsedSignature } from './used-signature.entity.ts';

type SignedCaller = Extract<Caller, { kind: 'wallet' }>;
type SignatureKey = { walletKey: string; signedAt: bigint };
type SignatureUse = SignatureKey & { usedAt: Date };

const insertUse = statement(
  [UsedSignature],
  (db, { walletKey, signedAt, usedAt }: Parameters<SignatureUse>) =>
    db
      .insertInto('used_signatures')
      .values({ wallet_key: walletKey, signed_at: signedAt, used_at: usedAt, in_query: false })
      .onConflict((conflict) => conflict.doNothing()),
);

const deleteUse = statement([UsedSignature], (db, { walletKey, signedAt }: Parameters<SignatureKey>) =>
  db
    .deleteFrom('used_signatures')
    .where('wallet_key', '=', walletKey)
    .where('signed_at', '=', signedAt)
    .where('in_query', '=', false),
);

const markExposed = statement(
  [UsedSignature],
  (db, { walletKey, signedAt, usedAt }: Parameters<SignatureUse>) =>
    db
      .insertInto('used_signatures')
      .values({ wallet_key: walletKey, signed_at: signedAt, used_at: usedAt, in_query: true })
      .onConflict((conflict) =>
        conflict.columns(['wallet_key', 'signed_at']).doUpdateSet({ in_query: true }),
      ),
);

const deleteOldUses = statement(
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
 * Custody proof: the user signed in within the last 5 minutes, or the wallet signed this one request and sent the
 * signature in its body. Records the signature as used. Returns the error if the credential is not a custody proof.
 */
export async function consumeCustodyProof(
  em: EntityManager,
  caller: Caller,
  clock: Clock,
): Promise<AppError | undefined> {
  const refusal = findCustodyProofError(caller);
  if (refusal || caller.kind !== 'wallet') return refusal;
  return (await recordSignatureUse(em, caller, clock.now())) ? undefined : signatureUsedError();
}

/** Why the credential is not a custody proof, apart from earlier use. */
export function findCustodyProofError(caller: Caller): AppError | undefined {
  if (caller.kind === 'user' && !caller.grant) {
    return isRecentSignIn(caller.claims, new Date()) ? undefined : staleSignInError();
  }
  return caller.kind === 'wallet' && caller.carrier === 'body' ? undefined : custodyProofRequiredError();
}

/** Records the signature as used. False if it was used before. */
async function recordSignatureUse(em: EntityManager, caller: SignedCaller, now: Date): Promise<boolean> {
  return (await insertUse.affected(em, { ...getSignatureKey(caller), usedAt: now })) > 0;
}

/** Others may have read the signature in a log or history: it is never custody proof again. */
export async function recordExposedSignature(
  em: EntityManager,
  caller: SignedCaller,
  now: Date,
): Promise<void> {
  await markExposed.affected(em, { ...getSignatureKey(caller), usedAt: now });
}

/** The request that used the signature was rejected and changed nothing. */
export async function releaseSignature(em: EntityManager, caller: SignedCaller): Promise<void> {
  await deleteUse.affected(em, getSignatureKey(caller));
}

function getSignatureKey({ wallet, signedAt }: SignedCaller): SignatureKey {
  if (signedAt === undefined) throw new Error('This signature cannot be told from others');
  return { walletKey: normalizeWalletAddress(wallet), signedAt: BigInt(signedAt) };
}

function custodyProofRequiredError(): AppError {
  return new ForbiddenError(
    'custody_proof_required',
    'Custody proof is required. Sign in again and call within 5 minutes, or send a new wallet signature in the body.',
  );
}

function staleSignInError(): AppError {
  return new UnauthorizedError(
    'expired_credentials',
    'The sign-in is older than 5 minutes. Sign in again, or sign with the wallet.',
  );
}

function signatureUsedError(): AppError {
  return new UnauthorizedError(
    'signature_used',
    'This signature was already used. Sign again with a new `wallet_sig_ts`.',
  );
}

/** Deletes at most `limit` of the oldest before that time; returns the number. */
export function pruneUsedSignatures(em: EntityManager, before: Date, limit: number): Promise<number> {
  return deleteOldUses.affected(em, { before, limit });
}
