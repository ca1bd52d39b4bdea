import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashSafety } from '../../../generated/routes.gen.ts';
import type { Reply } from '../../contract/reply.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Sealer } from '../../foundation/platform/crypto.ts';
import { ConflictError } from '../../foundation/platform/errors.ts';
import { callerName } from '../../identity/caller-name.ts';
import type { Call } from '../call.ts';
import type { ValidRequest } from '../validation/request-validator.ts';
import { isRepeatable } from './crash-safety.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Attempt, claimKey, findEarlier, keepAnswer, type NamedRequest, releaseKey } from './keys.ts';
import { openAnswer, sealAnswer } from './stored-answer.ts';

export interface IdempotencyOptions {
  clock: Clock;
  sealer: Sealer;
  /** How long a request waits for an equal one that came first. */
  patienceMs?: number;
}

type Handle = () => Promise<Reply>;

const PATIENCE_MS = 5000;
const FIRST_LOOK_MS = 20;
const LONGEST_PAUSE_MS = 400;
const RETRY_AFTER = { 'Retry-After': '2' };

/** Gives the same answer to the same request under the same `Idempotency-Key`. */
export class IdempotencyStage {
  readonly #options: IdempotencyOptions;

  constructor(options: IdempotencyOptions) {
    this.#options = options;
  }

  /** `authorizeReplay` throws where the caller may not see the answer that was kept. */
  async run(
    call: Call,
    crashSafety: CrashSafety,
    request: ValidRequest,
    handle: Handle,
    authorizeReplay: () => void = () => {},
  ): Promise<Reply> {
    const key = request.header['Idempotency-Key'];
    const caller = callerName(call.caller);
    if (typeof key !== 'string' || caller === undefined) return handle();
    const operation = call.operation.route.operationId;
    const name = { operation, caller, key, fingerprint: fingerprintOf(request) };
    const begun = await this.#begin(call, name);
    if ('answer' in begun) {
      authorizeReplay();
      return openAnswer(this.#options.sealer, name, begun.answer);
    }
    call.idempotencyId = idOf(name);
    return isRepeatable(crashSafety, request)
      ? this.#thenKeep(call, begun, handle)
      : this.#inOneTransaction(call, begun, handle);
  }

  /** Holds no connection while it waits: the one it waits for may need it. */
  async #begin(call: Call, name: NamedRequest): Promise<Attempt | { answer: string }> {
    const { clock, patienceMs = PATIENCE_MS } = this.#options;
    const until = performance.now() + patienceMs;
    for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const attempt = await claimKey(call.em(), name, clock.now());
      if (attempt) return attempt;
      const earlier = await findEarlier(call.em(), name);
      if (earlier && earlier.fingerprint !== name.fingerprint) throw mismatch();
      if (earlier?.answer) return { answer: earlier.answer };
      if (performance.now() + pause > until) throw stillRunning();
      await sleep(pause);
    }
  }

  async #inOneTransaction(call: Call, attempt: Attempt, handle: Handle): Promise<Reply> {
    return this.#releasing(call, attempt, () =>
      call.inTransaction(async (tx) => {
        const reply = await handle();
        if (isSuccess(reply) && !(await keepAnswer(tx, attempt, this.#seal(attempt, reply))))
          throw stillRunning();
        return reply;
      }),
    );
  }

  async #thenKeep(call: Call, attempt: Attempt, handle: Handle): Promise<Reply> {
    const reply = await this.#releasing(call, attempt, handle);
    if (!isSuccess(reply)) return reply;
    try {
      await keepAnswer(call.em(), attempt, this.#seal(attempt, reply));
    } catch (err) {
      call.log.warn({ err }, 'answer not kept under its idempotency key');
    }
    return reply;
  }

  /** A failure does not use the key up. What cannot be given back now is free when its lock ends. */
  async #releasing(call: Call, attempt: Attempt, work: Handle): Promise<Reply> {
    const release = () =>
      releaseKey(call.em(), attempt).catch((err: unknown) => {
        call.log.warn({ err }, 'idempotency key not released');
      });
    try {
      const reply = await work();
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

function idOf({ operation, caller, key }: NamedRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, caller, key]))
    .digest('base64url');
}

function mismatch(): ConflictError {
  return new ConflictError('idempotency_mismatch', 'This Idempotency-Key was used for a different request');
}

function stillRunning(): ConflictError {
  return new ConflictError('conflict', 'The first request with this Idempotency-Key is still running', {
    headers: RETRY_AFTER,
  });
}
