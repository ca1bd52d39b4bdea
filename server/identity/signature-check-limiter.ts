import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { UnavailableError } from '../foundation/platform/errors.ts';

export interface SignatureCheckLimits {
  /** Failed checks allowed per minute, per client and in total. */
  perClient: number;
  overall: number;
}

const MINUTE = 60;
const DEFAULT_LIMITS: SignatureCheckLimits = { perClient: 30, overall: 600 };
const GLOBAL_KEY = 'everyone';

/**
 * Limits this process's signature checks on the chain. Anybody can make up a signature, and every check costs an RPC
 * call. Valid signatures are not counted.
 */
export class SignatureCheckLimiter {
  readonly #perClient: RateLimiterMemory;
  readonly #overall: RateLimiterMemory;

  constructor({ perClient, overall }: SignatureCheckLimits = DEFAULT_LIMITS) {
    this.#perClient = new RateLimiterMemory({ points: perClient, duration: MINUTE });
    this.#overall = new RateLimiterMemory({ points: overall, duration: MINUTE });
  }

  /** Throws a 503 after too many failed checks; true if the chain accepted the signature. */
  async run(client: string, question: () => Promise<boolean>): Promise<boolean> {
    await consumePoint(this.#perClient, client);
    await consumePoint(this.#overall, GLOBAL_KEY);
    const agreed = await question();
    if (agreed) await Promise.all([this.#perClient.reward(client), this.#overall.reward(GLOBAL_KEY)]);
    return agreed;
  }
}

async function consumePoint(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new UnavailableError(
      'unavailable',
      'Too many invalid contract-wallet signatures. Try again shortly.',
      { headers: { 'Retry-After': String(Math.ceil(refused.msBeforeNext / 1000)) } },
    );
  }
}
