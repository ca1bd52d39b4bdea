import { isAddress } from 'viem';
import type { Chains } from '../../chain/types.ts';
import type { Vaults } from '../../chain/vaults/vault.ts';
import { type FieldProblem, invalidFields } from '../../foundation/platform/invalid-fields.ts';
import { isEvmNetwork, type Network } from '../../foundation/platform/networks.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { chainOfAddress } from '../../identity/wallet.ts';

/** Which addresses money can be sent to, whoever names them and whatever for. */
export class Recipients {
  readonly #impossible: ReadonlyMap<Network, ReadonlyMap<string, string>>;

  constructor(chains: Chains, vaults: Vaults) {
    const markets = (network: Network) =>
      [...vaults.values()]
        .filter(({ venue }) => venue.network === network)
        .map(({ venue }) => [walletKeyOf(venue.vault), `the contract of the market ${venue.key}`] as const);
    this.#impossible = new Map(
      [...chains.values()].map(({ network, impossibleRecipients }) => [
        network,
        new Map([...impossibleRecipients, ...markets(network)]),
      ]),
    );
  }

  /** Throws the 400 that names the field. What is sent to a mistyped address, or to one that nobody has the key of, is lost. */
  assert(path: string, network: Network, address: string): void {
    const problem = this.#findProblem(network, address);
    if (problem) throw invalidFields([{ path, message: problem }]);
  }

  /** Of an address for payouts: it may be paid on every network of its kind. */
  problemsOf(path: string, address: string): FieldProblem[] {
    const chain = chainOfAddress(address);
    if (!chain) return [{ path, message: 'must be an address of a Solana or an EVM wallet' }];
    const networks = [...this.#impossible.keys()].filter(
      (network) => isEvmNetwork(network) === (chain === 'base'),
    );
    const [message] = networks.flatMap((network) => this.#findProblem(network, address) ?? []);
    return message === undefined ? [] : [{ path, message }];
  }

  #findProblem(network: Network, address: string): string | undefined {
    const isEvm = isEvmNetwork(network);
    if (chainOfAddress(address) !== (isEvm ? 'base' : 'solana'))
      return `is not the address of a wallet on ${network}`;
    if (isEvm && !isAddress(address)) return 'is mistyped: the capitals of the address do not fit its digits';
    const name = this.#impossible.get(network)?.get(walletKeyOf(address));
    return name && `is ${name}: what is sent there is lost`;
  }
}
