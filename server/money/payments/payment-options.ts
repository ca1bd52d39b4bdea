import { getAdapter } from '../../chain/get-adapter.ts';
import type { Chains } from '../../chain/types.ts';
import type { Config } from '../../config/config.ts';
import { UnavailableError } from '../../foundation/platform/errors.ts';
import type { PaymentOption } from './payment-option.ts';
import { readPaymentOption } from './payment-option-reader.ts';

type ChainConfig = Pick<Config, 'solana' | 'base' | 'alt' | 'rpcTimeoutMs'>;

interface PaymentOptionSource {
  read(): Promise<PaymentOption>;
  cached?: PaymentOption;
  pendingRead?: Promise<void> | undefined;
  failedAt?: number;
}

/** A fast challenge without a network is better than a slow one with it. */
const MAX_TIMEOUT_MS = 2000;
/** Cooldown of an unavailable chain. */
const RETRY_DELAY_MS = 10_000;

/** The payment options. Values from a chain are read until known, then cached. */
export class PaymentOptions {
  readonly #sources: readonly PaymentOptionSource[];

  constructor({ solana, base, alt, rpcTimeoutMs }: ChainConfig, chains: Chains) {
    const timeoutMs = Math.min(rpcTimeoutMs, MAX_TIMEOUT_MS);
    this.#sources = [solana, base, ...(alt ? [alt] : [])].map((config) => {
      const { treasury } = getAdapter(chains, config.network);
      return { read: () => readPaymentOption(config, treasury, timeoutMs) };
    });
  }

  /** The same for display: it may be empty. */
  async listReachable(): Promise<PaymentOption[]> {
    const options = await Promise.all(this.#sources.map(readCached));
    return options.filter((option) => option !== undefined);
  }

  /** Whether the values of every chain are known, which then never change. */
  get isComplete(): boolean {
    return this.#sources.every(({ cached }) => cached !== undefined);
  }

  /** Omits unavailable chains; throws if none is available. */
  async requireAvailable(): Promise<PaymentOption[]> {
    const found = await this.listReachable();
    if (found.length > 0) return found;
    throw new UnavailableError('unavailable', 'No payment network is reachable. Try again shortly.', {
      headers: { 'Retry-After': String(RETRY_DELAY_MS / 1000) },
    });
  }
}

/** Waits only the first time: a chain that failed before is read again in the background. */
async function readCached(source: PaymentOptionSource): Promise<PaymentOption | undefined> {
  const { cached, failedAt } = source;
  if (cached) return cached;
  if (failedAt !== undefined && performance.now() - failedAt < RETRY_DELAY_MS) return undefined;
  source.pendingRead ??= fillCache(source);
  if (failedAt === undefined) await source.pendingRead;
  return source.cached;
}

async function fillCache(source: PaymentOptionSource): Promise<void> {
  try {
    source.cached = await source.read();
  } catch {
    source.failedAt = performance.now();
  } finally {
    source.pendingRead = undefined;
  }
}
