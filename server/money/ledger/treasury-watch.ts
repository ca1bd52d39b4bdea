import type { ChainAdapter, Chains } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { isEvmNetwork, type Network } from '../../foundation/platform/networks.ts';
import { within } from '../../foundation/platform/within.ts';
import { treasuryBalance } from './audit-statements.ts';

/** What a treasury holds of an asset, in its smallest unit. */
export interface Holding {
  network: Network;
  asset: 'USDC' | 'SOL' | 'ETH';
  address: string;
  decimals: number;
  /** Undefined while the chain does not answer. */
  onChain: bigint | undefined;
  /** Undefined for coins that fees are paid with. */
  inLedger: bigint | undefined;
}

export interface TreasuryWatchOptions {
  em: EntityManager;
  chains: Chains;
  onFailure: (network: Network, error: unknown) => void;
  timeoutMs?: number;
  /** How long figures are given again, so that many readers cost the chains as much as one. */
  freshMs?: number;
}

/** What the treasuries hold, beside what the books say. A chain that does not answer holds up no other. */
export class TreasuryWatch {
  readonly #options: TreasuryWatchOptions;
  #last: { at: number; holdings: Promise<Holding[]> } | undefined;

  constructor(options: TreasuryWatchOptions) {
    this.#options = options;
  }

  read(): Promise<Holding[]> {
    const now = performance.now();
    if (!this.#last || now - this.#last.at > (this.#options.freshMs ?? 15_000)) {
      this.#last = { at: now, holdings: this.#measure() };
    }
    return this.#last.holdings;
  }

  async #measure(): Promise<Holding[]> {
    const chains = [...this.#options.chains.values()];
    return (await Promise.all(chains.map((chain) => this.#measureOne(chain)))).flat();
  }

  async #measureOne(chain: ChainAdapter): Promise<Holding[]> {
    const { network, treasury: address } = chain;
    const [books, usdc, native] = await Promise.all([
      treasuryBalance.firstRow(this.#options.em.fork(), { network }),
      this.#ask(network, chain.usdcBalance(address)),
      this.#ask(network, chain.nativeBalance(address)),
    ]);
    const of = { network, address };
    const coin = isEvmNetwork(network)
      ? { asset: 'ETH' as const, decimals: 18 }
      : { asset: 'SOL' as const, decimals: 9 };
    return [
      { ...of, asset: 'USDC', decimals: 6, onChain: usdc, inLedger: books?.balance ?? 0n },
      { ...of, ...coin, onChain: native, inLedger: undefined },
    ];
  }

  async #ask(network: Network, balance: Promise<bigint>): Promise<bigint | undefined> {
    const { timeoutMs = 3000, onFailure } = this.#options;
    try {
      return await within(timeoutMs, balance, `${network} did not answer within ${timeoutMs} ms`);
    } catch (error) {
      onFailure(network, error);
      return undefined;
    }
  }
}
