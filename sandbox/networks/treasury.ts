import type { Config } from '../../server/config/config.ts';
import type { Network } from '../../server/foundation/platform/networks.ts';
import type { LocalChain } from './local-chain.ts';

const MIN_NATIVE_BALANCE = 10n;
const TOP_UP_AMOUNT = 100n;

/** The treasuries, which are looked up with the first chain: PostgreSQL takes longest to start, and comes first. */
export class Treasuries {
  readonly #loadConfig: () => Config;
  #addresses: Promise<Map<Network, string>> | undefined;

  constructor(loadConfig: () => Config) {
    this.#loadConfig = loadConfig;
  }

  getAddresses(): Promise<Map<Network, string>> {
    this.#addresses ??= readAddresses(this.#loadConfig());
    return this.#addresses;
  }

  /**
   * Gas, and a token account: signed payments on Solana cannot open one. A treasury's USDC must match the ledger, which
   * starts at zero.
   */
  async fund(chain: LocalChain): Promise<void> {
    const address = (await this.getAddresses()).get(chain.network);
    const one = 10n ** BigInt(chain.nativeDecimals);
    if (!address) return;
    if ((await chain.getNativeBalance(address)) < MIN_NATIVE_BALANCE * one)
      await chain.sendNative(address, TOP_UP_AMOUNT * one);
    await chain.openUsdcAccount(address);
  }
}

async function readAddresses(config: Config): Promise<Map<Network, string>> {
  const { openTreasurySigners } = await import('../../server/composition/treasuries.ts');
  const { solana, evm } = await openTreasurySigners(config);
  const addresses = [...evm].map(([network, { treasury }]): [Network, string] => [network, treasury.address]);
  return new Map([[config.solana.network, solana.address], ...addresses]);
}
