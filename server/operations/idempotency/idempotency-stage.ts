import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashSafety } from '../../../generated/routes.gen.ts';
import type { Reply } from '../../contract/reply.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Sealer } from '../../foundation/platform/crypto.ts';
import { ConflictError } from '../../foundation/platform/errors.ts';
import { runWithHeartbeat } from '../../foundation/platform/heartbeat.ts';
import { formatCallerId } from '../../identity/caller-id.ts';
import type { Call } from '../call.ts';
import type { ValidRequest } from '../validation/request-validator.ts';
import { isRepeatable } from './crash-safety.ts';
import { fingerprintRequest } from './fingerprint.ts';
import {
  type Attempt,
  findStoredRequest,
  type IdempotentRequest,
  lockKey,
  RENEWAL_MS,
  releaseKey,
  renewKey,
  storeAnswer,
} from './keys.ts';
import { openAnswer, sealAnswer } from './stored-answer.ts';

export interface IdempotencyOptions {
  clock: Clock;
  sealer: Sealer;
  /** How long a request waits for an equal one that came first. */
  waitTimeoutMs?: number;
}

type RunHandler = () => Promise<Reply>;

const WAIT_TIMEOUT_MS = 5000;
const FIRST_POLL_MS = 20;
const MAX_POLL_MS = 400;
const RETRY_AFTER = { 'Retry-After': '2' };

/** Returns the same response to the same request under the same `Idempotency-Key`. */
export class IdempotencyStage {
  readonly #options: IdempotencyOptions;

  constructor(options: IdempotencyOptions) {
    this.#options = options;
  }

  /** `authorizeReplay` throws if the caller may not see the stored response. */
  async run(
    call: Call,
    crashSafety: CrashSafety,
    request: ValidRequest,
    handle: RunHandler,
    authorizeReplay: () => void = () => {},
  ): Promise<Reply> {
    const key = request.header['Idempotency-Key'];
    const caller = formatCallerId(call.caller);
    if (typeof key !== 'string' || caller === undefined) return handle();
    const operation = call.operation.route.operationId;
    const name = { operation, caller, key, fingerprint: fingerprintRequest(request) };
    const begun = await this.#lockOrReplay(call, name);
    if ('answer' in begun) {
      authorizeReplay();
      return openAnswer(this.#options.sealer, name, begun.answer);
    }
    call.idempotencyId = hashRequestKey(name);
    return isRepeatable(crashSafety, request)
      ? this.#runThenStore(call, begun, handle)
      : this.#runInTransaction(call, begun, handle);
  }

  /** Holds no connection while it waits: the other request may need it. */
  async #lockOrReplay(call: Call, name: IdempotentRequest): Promise<Attempt | { answer: string }> {
    const { clock, waitTimeoutMs = WAIT_TIMEOUT_MS } = this.#options;
    const until = performance.now() + waitTimeoutMs;
    for (let pause = FIRST_POLL_MS; ; pause = Math.min(pause * 2, MAX_POLL_MS)) {
      const attempt = await lockKey(call.em(), name, clock.now());
      if (attempt) return attempt;
      const earlier = await findStoredRequest(call.em(), name);
      if (earlier && earlier.fingerprint !== name.fingerprint) throw idempotencyMismatchError();
      if (earlier?.answer) return { answer: earlier.answer };
      if (performance.now() + pause > until) throw requestInProgressError();
      await sleep(pause);
    }
  }

  async #runInTransaction(call: Call, attempt: Attempt, handle: RunHandler): Promise<Reply> {
    return this.#runOrRelease(call, attempt, () =>
      call.inTransaction(async (tx) => {
        const reply = await handle();
        if (isSuccess(reply) && !(await storeAnswer(tx, attempt, this.#seal(attempt, reply))))
          throw requestInProgressError();
        return reply;
      }),
    );
  }

  async #runThenStore(call: Call, attempt: Attempt, handle: RunHandler): Promise<Reply> {
    const reply = await this.#runOrRelease(call, attempt, handle);
    if (!isSuccess(reply)) return reply;
    try {
      await storeAnswer(call.em(), attempt, this.#seal(attempt, reply));
    } catch (err) {
      call.log.warn({ err }, 'response not stored for its idempotency key');
    }
    return reply;
  }

  /** A failure releases the key. If that is not possible now, its lock expires. */
  async #runOrRelease(call: Call, attempt: Attempt, work: RunHandler): Promise<Reply> {
    const release = () =>
      releaseKey(call.em(), attempt).catch((err: unknown) => {
        call.log.warn({ err }, 'idempotency key not released');
      });
    // outside of the transaction that the work may open
    const em = call.em();
    try {
      const reply = await runWithHeartbeat(RENEWAL_MS, () => renewKey(em, attempt), work);
      if (!isSuccess(reply)) await release();
      return reply;
    } catch (error) {
      await release();
      throw error;
    }
  }

  #seal(attempt: Attempt, reply: Reply): string {
    return sealAnswer(this.#options.sealer, attempt, reply);
  }
}

function isSuccess({ status }: Reply): boolean {
  return status >= 200 && status < 300;
}

function hashRequestKey({ operation, caller, key }: IdempotentRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, caller, key]))
    .digest('base64url');
}

function idempotencyMismatchError(): ConflictError {
  return new ConflictError(
    'idempotency_mismatch',
    'This `Idempotency-Key` was already used for a different request. Use a new key.',
  );
}

function requestInProgressError(): ConflictError {
  return new ConflictError(
    'idempotency_in_progress',
    'The first request with this `Idempotency-Key` is still running. Try again after `Retry-After`.',
    {
      headers: RETRY_AFTER,
    },
  );
}
