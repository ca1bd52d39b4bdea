import { createHash, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** What a client asked for. It is stored in the task id, so that requests without a payment leave nothing behind. */
export interface HireTask {
  serviceId: string;
  brief: string;
  requirements?: Record<string, unknown> | undefined;
}

const NONCE_BYTES = 16;
const MAX_ID_LENGTH = 65_536;
const MAX_CONTENT_BYTES = 65_536;

/** Unguessable, because it gives access to the order. */
export function encodeTaskId({ serviceId, brief, requirements }: HireTask): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return deflateRawSync(JSON.stringify([nonce, serviceId, brief, requirements])).toString('base64url');
}

/** Undefined if it is not one of ours. */
export function decodeTaskId(id: string): HireTask | undefined {
  if (id.length > MAX_ID_LENGTH) return undefined;
  try {
    const content = inflateRawSync(Buffer.from(id, 'base64url'), { maxOutputLength: MAX_CONTENT_BYTES });
    const [nonce, serviceId, brief, requirements] = JSON.parse(content.toString());
    const isTask = [nonce, serviceId, brief].every((field) => typeof field === 'string');
    if (!isTask || Buffer.from(nonce, 'base64url').length !== NONCE_BYTES) return undefined;
    return { serviceId, brief, requirements: requirements ?? undefined };
  } catch {
    return undefined;
  }
}

/** The `Idempotency-Key` of the task's hire, by which its order is found. */
export function toRequestKey(taskId: string): string {
  return `a2a-${hash(taskId)}`;
}

/** A task is a conversation of its own. */
export function toContextId(taskId: string): string {
  return hash(`context of ${taskId}`).slice(0, 22);
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
