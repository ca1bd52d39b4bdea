import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hash,
  keccak256,
  toHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { usdcArtifact } from './contracts/Usdc.gen.ts';
import type { EvmNode } from './node.ts';
import { OwnAccount } from './own-account.ts';
import type { GenesisAccount } from './world.ts';

// Public on purpose, like every development chain's key: it holds play money only.
const account = privateKeyToAccount(keccak256(toHex('agent-market sandbox faucet')));

export const faucetAccount: GenesisAccount = { address: account.address, wei: 10n ** 30n };
/** The faucet's first transaction deploys the token, so its address is the same on every chain. */
export const usdcAddress = getContractAddress({ from: account.address, nonce: 0n });

/** Pays out of the sandbox's own account. */
export class Faucet {
  readonly #account: OwnAccount;

  constructor(node: EvmNode) {
    this.#account = new OwnAccount(node, account);
  }

  async deployUsdc(name: string): Promise<void> {
    if ((await this.#account.nonce()) > 0) return;
    const data = encodeDeployData({ ...usdcArtifact, args: [name, account.address] });
    await this.#account.send({ data, gas: 5_000_000n });
  }

  fund(to: Address, wei: bigint): Promise<Hash> {
    return this.#account.send({ to, value: wei, gas: 100_000n });
  }

  mintUsdc(to: Address, micro: bigint): Promise<Hash> {
    const data = encodeFunctionData({ abi: usdcArtifact.abi, functionName: 'mint', args: [to, micro] });
    return this.#account.send({ to: usdcAddress, data, gas: 200_000n });
  }

  setUsdcBlacklisted(address: Address, blacklisted: boolean): Promise<Hash> {
    const functionName = blacklisted ? 'blacklist' : 'unBlacklist';
    const data = encodeFunctionData({ abi: usdcArtifact.abi, functionName, args: [address] });
    return this.#account.send({ to: usdcAddress, data, gas: 200_000n });
  }
}
