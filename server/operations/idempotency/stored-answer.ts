import type { Reply } from '../../contract/reply.ts';
import { SealError, type Sealer } from '../../foundation/platform/crypto.ts';
import { ConflictError } from '../../foundation/platform/errors.ts';
import type { NamedRequest } from './keys.ts';

const REPLAYED = { 'Idempotency-Replayed': 'true' };

/** Bound to the caller and the key: an answer moved to another row cannot be opened there. */
const purposeOf = ({ operation, caller, key }: NamedRequest) =>
  JSON.stringify(['idempotency', operation, caller, key]);

export function sealAnswer(sealer: Sealer, name: NamedRequest, { status, body, headers }: Reply): string {
  return sealer.seal(JSON.stringify({ status, body, headers }), purposeOf(name));
}

export function openAnswer(sealer: Sealer, name: NamedRequest, sealed: string): Reply {
  const { headers, ...reply } = JSON.parse(open(sealer, name, sealed)) as Reply;
  return { ...reply, headers: { ...headers, ...REPLAYED } };
}

function open(sealer: Sealer, name: NamedRequest, sealed: string): string {
  try {
    return sealer.open(sealed, purposeOf(name));
  } catch (cause) {
    if (!(cause instanceof SealError)) throw cause;
    throw new ConflictError('conflict', 'This request was done; its answer can no longer be read', { cause });
  }
}
