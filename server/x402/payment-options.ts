import type { Chains } from '../chain/types.ts';
import type { Config, EvmConfig } from '../config.ts';
import { UnavailableError } from '../platform/errors.ts';
import type { Network } from '../platform/networks.ts';
import { readGenesisHash, readTokenDomain } from './chain-facts.ts';
import { evmNames, type PaymentOption, solanaNames } from './payment-option.ts';

type ChainConfig = Pick<Config, 'solana' | 'base' | 'alt' | 'rpcTimeoutMs'>;

interface Source {
  network: Network;
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

  constructor(config: ChainConfig, chains: Chains) {
    const { solana, base, alt } = config;
    const timeoutMs = Math.min(config.rpcTimeoutMs, MOST_PATIENCE_MS);
    const treasury = (network: Network) => chains.get(network)?.treasury ?? '';
    const evm = (one: EvmConfig): Source => ({
      network: one.network,
      read: async () => ({
        network: one.network,
        asset: one.usdc,
        payTo: treasury(one.network),
        ...evmNames(one),
        extra: await readTokenDomain(one, timeoutMs),
      }),
    });
    this.#sources = [
      {
        network: solana.network,
        read: async () => ({
          network: solana.network,
          asset: solana.usdcMint,
          payTo: treasury(solana.network),
          ...solanaNames(solana.cluster, await readGenesisHash(solana, timeoutMs)),
          // we settle signed payments, and pay the network's fee for it
          extra: { feePayer: treasury(solana.network) },
        }),
      },
      evm(base),
      ...(alt ? [evm(alt)] : []),
    ];
  }

  get networks(): readonly Network[] {
    return this.#sources.map(({ network }) => network);
  }

  /** Leaves out chains that do not answer now; throws when none does. */
  async available(): Promise<PaymentOption[]> {
    const options = await Promise.all(this.#sources.map(readOnce));
    const found = options.filter((option) => option !== undefined);
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
