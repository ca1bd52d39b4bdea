import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hash,
  type Hex,
  keccak256,
  toHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { usdcArtifact } from './contracts/Usdc.gen.ts';
import { PRIORITY_FEE } from './methods/fees.ts';
import type { EvmNode } from './node.ts';
import { Serial } from './serial.ts';
import type { GenesisAccount } from './world.ts';

// Public on purpose, like every development chain's key: it holds play money only.
const account = privateKeyToAccount(keccak256(toHex('agent-market sandbox faucet')));

export const faucetAccount: GenesisAccount = { address: account.address, wei: 10n ** 30n };
/** The faucet's first transaction deploys the token, so its address is the same on every chain. */
export const usdcAddress = getContractAddress({ from: account.address, nonce: 0n });

interface Payload {
  to?: Address;
  value?: bigint;
  data?: Hex;
  gas: bigint;
}

/** Pays out of the sandbox's own account by ordinary signed transactions, final when they return. */
export class Faucet {
  readonly #node: EvmNode;
  readonly #turns = new Serial();

  constructor(node: EvmNode) {
    this.#node = node;
  }

  async deployUsdc(name: string): Promise<void> {
    if ((await this.#nonce()) > 0) return;
    const data = encodeDeployData({ ...usdcArtifact, args: [name, account.address] });
    await this.#send({ data, gas: 5_000_000n });
  }

  fund(to: Address, wei: bigint): Promise<Hash> {
    return this.#send({ to, value: wei, gas: 100_000n });
  }

  mintUsdc(to: Address, micro: bigint): Promise<Hash> {
    const data = encodeFunctionData({ abi: usdcArtifact.abi, functionName: 'mint', args: [to, micro] });
    return this.#send({ to: usdcAddress, data, gas: 200_000n });
  }

  setUsdcBlacklisted(address: Address, blacklisted: boolean): Promise<Hash> {
    const functionName = blacklisted ? 'blacklist' : 'unBlacklist';
    const data = encodeFunctionData({ abi: usdcArtifact.abi, functionName, args: [address] });
    return this.#send({ to: usdcAddress, data, gas: 200_000n });
  }

  #send(payload: Payload): Promise<Hash> {
    return this.#turns.run(async () => {
      const hash = await this.#node.pool.submit(await this.#sign(payload));
      const receipt = this.#node.blocks.receipt(hash);
      if (receipt?.status !== '0x1') throw new Error(`The sandbox's own transaction ${hash} failed.`);
      this.#node.finality.declare(Number(receipt.blockNumber));
      return hash;
    });
  }

  async #sign(payload: Payload): Promise<Hex> {
    const baseFee = this.#node.blocks.head.header.calcNextBaseFee();
    return account.signTransaction({
      ...payload,
      type: 'eip1559',
      chainId: this.#node.chainId,
      nonce: await this.#nonce(),
      maxPriorityFeePerGas: PRIORITY_FEE,
      // The base fee may rise an eighth per block; others can be mined between signing and sending.
      maxFeePerGas: baseFee * 100n + PRIORITY_FEE,
    });
  }

  #nonce(): Promise<number> {
    return this.#node.nonceOf(account.address);
  }
}
