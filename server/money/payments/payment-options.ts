import { adapterOf } from '../../chain/adapter-of.ts';
import type { Chains } from '../../chain/types.ts';
import type { Config } from '../../config/config.ts';
import { UnavailableError } from '../../foundation/platform/errors.ts';
import { readPaymentOption } from './chain-facts.ts';
import type { PaymentOption } from './payment-option.ts';

type ChainConfig = Pick<Config, 'solana' | 'base' | 'alt' | 'rpcTimeoutMs'>;

interface Source {
  read(): Promise<PaymentOption>;
  known?: PaymentOption;
  reading?: Promise<void> | undefined;
  failedAt?: number;
}

/** A challenge is worth more early without a network than late with it. */
const MOST_PATIENCE_MS = 2000;
/** How long a chain that did not answer is left alone. */
const PAUSE_MS = 10_000;

/** The ways to pay. What has to be asked of a chain is asked until it is known, and then never again. */
export class PaymentOptions {
  readonly #sources: readonly Source[];

  constructor({ solana, base, alt, rpcTimeoutMs }: ChainConfig, chains: Chains) {
    const timeoutMs = Math.min(rpcTimeoutMs, MOST_PATIENCE_MS);
    this.#sources = [solana, base, ...(alt ? [alt] : [])].map((config) => {
      const { treasury } = adapterOf(chains, config.network);
      return { read: () => readPaymentOption(config, treasury, timeoutMs) };
    });
  }

  /** The same for what is only shown: it may be none. */
  async reachable(): Promise<PaymentOption[]> {
    const options = await Promise.all(this.#sources.map(readOnce));
    return options.filter((option) => option !== undefined);
  }

  /** Leaves out chains that do not answer now; throws when none does. */
  async available(): Promise<PaymentOption[]> {
    const found = await this.reachable();
    if (found.length > 0) return found;
    throw new UnavailableError('unavailable', 'No payment network can be reached now. Try again shortly.', {
      headers: { 'Retry-After': String(PAUSE_MS / 1000) },
    });
  }
}

/** Waits the first time only: a chain that failed before is asked again behind the back of whoever asks us. */
async function readOnce(source: Source): Promise<PaymentOption | undefined> {
  const { known, failedAt } = source;
  if (known) return known;
  if (failedAt !== undefined && performance.now() - failedAt < PAUSE_MS) return undefined;
  source.reading ??= remember(source);
  if (failedAt === undefined) await source.reading;
  return source.known;
}

async function remember(source: Source): Promise<void> {
  try {
    source.known = await source.read();
  } catch {
    source.failedAt = performance.now();
  } finally {
    source.reading = undefined;
  }
}
