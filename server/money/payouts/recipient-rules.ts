import { isAddress } from 'viem';
import type { Chains } from '../../chain/types.ts';
import type { Vaults } from '../../chain/vaults/vault.ts';
import { type FieldProblem, invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import { isEvmNetwork, type Network } from '../../foundation/platform/networks.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { detectChain } from '../../identity/wallet.ts';

/** Which addresses can receive money, whoever names them and for whatever purpose. */
export class RecipientRules {
  readonly #blockedAddresses: ReadonlyMap<Network, ReadonlyMap<string, string>>;

  constructor(chains: Chains, vaults: Vaults) {
    const markets = (network: Network) =>
      [...vaults.values()]
        .filter(({ venue }) => venue.network === network)
        .map(
          ({ venue }) =>
            [normalizeWalletAddress(venue.vault), `the contract of the market ${venue.key}`] as const,
        );
    this.#blockedAddresses = new Map(
      [...chains.values()].map(({ network, invalidRecipients }) => [
        network,
        new Map([...invalidRecipients, ...markets(network)]),
      ]),
    );
  }

  /** Throws the 400 that names the field. Money sent to a mistyped address, or to one without a key, is lost. */
  requireSendable(path: string, network: Network, address: string): void {
    const problem = this.#findProblem(network, address);
    if (problem) throw invalidFieldsError([{ path, message: problem }]);
  }

  /** For a payout address: it may be paid on every network of its family. */
  findProblems(path: string, address: string): FieldProblem[] {
    const chain = detectChain(address);
    if (!chain) return [{ path, message: 'must be an address of a Solana or an EVM wallet' }];
    const networks = [...this.#blockedAddresses.keys()].filter(
      (network) => isEvmNetwork(network) === (chain === 'base'),
    );
    const [message] = networks.flatMap((network) => this.#findProblem(network, address) ?? []);
    return message === undefined ? [] : [{ path, message }];
  }

  #findProblem(network: Network, address: string): string | undefined {
    const isEvm = isEvmNetwork(network);
    if (detectChain(address) !== (isEvm ? 'base' : 'solana'))
      return `is not the address of a wallet on ${network}`;
    if (isEvm && !isAddress(address)) return 'has an invalid checksum. Check its capital letters';
    const name = this.#blockedAddresses.get(network)?.get(normalizeWalletAddress(address));
    return name && `is ${name}, where money would be lost`;
  }
}
