import type { ChainAdapter, Chains } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { isEvmNetwork, type Network } from '../../foundation/platform/networks.ts';
import { shareFor } from '../../foundation/platform/share-for.ts';
import { withTimeout } from '../../foundation/platform/timeout.ts';
import { treasuryBalance } from './audit-statements.ts';

/** A treasury's balance of an asset, in its smallest unit. */
export interface TreasuryHolding {
  network: Network;
  asset: 'USDC' | 'SOL' | 'ETH';
  address: string;
  decimals: number;
  /** Undefined while the chain is unavailable. */
  onChain: bigint | undefined;
  /** Undefined for native coins, which pay fees. */
  inLedger: bigint | undefined;
}

export interface TreasuryBalancesOptions {
  em: EntityManager;
  chains: Chains;
  onFailure: (network: Network, error: unknown) => void;
  timeoutMs?: number;
  /** Cache time, so that many readers cost the chains as much as one. */
  cacheMs?: number;
}

/** Balances of the treasuries on their chains and in the ledger. An unavailable chain delays no other. */
export class TreasuryBalances {
  readonly #options: TreasuryBalancesOptions;
  readonly read: () => Promise<TreasuryHolding[]>;

  constructor(options: TreasuryBalancesOptions) {
    this.#options = options;
    this.read = shareFor(options.cacheMs ?? 15_000, () => this.#readAll());
  }

  async #readAll(): Promise<TreasuryHolding[]> {
    const chains = [...this.#options.chains.values()];
    return (await Promise.all(chains.map((chain) => this.#readChain(chain)))).flat();
  }

  async #readChain(chain: ChainAdapter): Promise<TreasuryHolding[]> {
    const { network, treasury: address } = chain;
    const [books, usdc, native] = await Promise.all([
      treasuryBalance.firstRow(this.#options.em.fork(), { network }),
      this.#readWithTimeout(network, chain.readUsdcBalance(address)),
      this.#readWithTimeout(network, chain.readNativeBalance(address)),
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

  async #readWithTimeout(network: Network, balance: Promise<bigint>): Promise<bigint | undefined> {
    const { timeoutMs = 3000, onFailure } = this.#options;
    try {
      return await withTimeout(timeoutMs, balance, `${network} did not answer within ${timeoutMs} ms`);
    } catch (error) {
      onFailure(network, error);
      return undefined;
    }
  }
}
