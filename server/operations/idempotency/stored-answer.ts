import type { Reply } from '../../contract/reply.ts';
import { SealError, type Sealer } from '../../foundation/platform/crypto.ts';
import { ConflictError } from '../../foundation/platform/errors.ts';
import type { IdempotentRequest } from './keys.ts';

const REPLAYED_HEADER = { 'Idempotency-Replayed': 'true' };

/** Bound to the caller and the key: it cannot be decrypted in another row. */
const getSealPurpose = ({ operation, caller, key }: IdempotentRequest) =>
  JSON.stringify(['idempotency', operation, caller, key]);

export function sealAnswer(
  sealer: Sealer,
  name: IdempotentRequest,
  { status, body, headers }: Reply,
): string {
  return sealer.seal(JSON.stringify({ status, body, headers }), getSealPurpose(name));
}

export function openAnswer(sealer: Sealer, name: IdempotentRequest, sealed: string): Reply {
  const { headers, ...reply } = JSON.parse(unseal(sealer, name, sealed)) as Reply;
  return { ...reply, headers: { ...headers, ...REPLAYED_HEADER } };
}

function unseal(sealer: Sealer, name: IdempotentRequest, sealed: string): string {
  try {
    return sealer.open(sealed, getSealPurpose(name));
  } catch (cause) {
    if (!(cause instanceof SealError)) throw cause;
    throw new ConflictError(
      'response_unavailable',
      'The request succeeded, but its response can no longer be read. Read the resource instead.',
      { cause },
    );
  }
}
