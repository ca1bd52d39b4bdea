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
  /** What was read, or is being read; forgotten when it fails. */
  known?: Promise<PaymentOption> | undefined;
  failedAt?: number | undefined;
}

/** How long a chain that did not answer is left alone. */
const PAUSE_MS = 10_000;

/** The ways to pay. What has to be asked of a chain is asked once. */
export class PaymentOptions {
  readonly #sources: readonly Source[];

  constructor(config: ChainConfig, chains: Chains) {
    const { solana, base, alt, rpcTimeoutMs } = config;
    const treasury = (network: Network) => chains.get(network)?.treasury ?? '';
    const evm = (one: EvmConfig): Source => ({
      network: one.network,
      read: async () => ({
        network: one.network,
        asset: one.usdc,
        payTo: treasury(one.network),
        ...evmNames(one),
        extra: await readTokenDomain(one, rpcTimeoutMs),
      }),
    });
    this.#sources = [
      {
        network: solana.network,
        read: async () => ({
          network: solana.network,
          asset: solana.usdcMint,
          payTo: treasury(solana.network),
          ...solanaNames(solana.cluster, await readGenesisHash(solana, rpcTimeoutMs)),
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

async function readOnce(source: Source): Promise<PaymentOption | undefined> {
  if (!source.known) {
    if (source.failedAt !== undefined && performance.now() - source.failedAt < PAUSE_MS) return undefined;
    source.known = source.read();
  }
  try {
    return await source.known;
  } catch {
    source.known = undefined;
    source.failedAt = performance.now();
    return undefined;
  }
}
