import { type Address, encodeDeployData, encodeFunctionData, type Hash, keccak256, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { usdcArtifact } from './contracts/Usdc.gen.ts';
import type { EvmNode } from './node.ts';
import { SandboxAccount } from './sandbox-account.ts';
import type { GenesisAccount } from './world-state.ts';

// Public on purpose, like every development chain's key: it holds only test money.
const account = privateKeyToAccount(keccak256(toHex('agent-market sandbox faucet')));

export const faucetAccount: GenesisAccount = { address: account.address, wei: 10n ** 30n };
/** The known address of USDC on Base Sepolia. */
export const usdcAddress = '0x036CbD53842c5426634e7929541eC2318f3dCF7e';

/** The token is part of genesis: nobody has the key whose transaction deployed it to this address. */
export function buildUsdcAccount(name: string): GenesisAccount {
  return {
    address: usdcAddress,
    initCode: encodeDeployData({ ...usdcArtifact, args: [name, account.address] }),
  };
}

/** Pays from the sandbox's own account. */
export class Faucet {
  readonly #account: SandboxAccount;

  constructor(node: EvmNode) {
    this.#account = new SandboxAccount(node, account);
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
