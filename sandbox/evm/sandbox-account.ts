import type { Address, Hash, Hex, PrivateKeyAccount } from 'viem';
import { PRIORITY_FEE } from './methods/fees.ts';
import type { EvmNode } from './node.ts';
import { SerialQueue } from './serial-queue.ts';

export interface TransactionRequest {
  to?: Address;
  value?: bigint;
  data?: Hex;
  gas: bigint;
}

/** An account of the sandbox: sends ordinary signed transactions, final on return. */
export class SandboxAccount {
  readonly #node: EvmNode;
  readonly #account: PrivateKeyAccount;
  readonly #queue = new SerialQueue();

  constructor(node: EvmNode, account: PrivateKeyAccount) {
    this.#node = node;
    this.#account = account;
  }

  get address(): Address {
    return this.#account.address;
  }

  getNonce(): Promise<number> {
    return this.#node.getNonce(this.address);
  }

  send(payload: TransactionRequest): Promise<Hash> {
    return this.#queue.run(async () => {
      const hash = await this.#node.pool.submit(await this.#sign(payload));
      const receipt = this.#node.blocks.findReceipt(hash);
      if (receipt?.status !== '0x1') throw new Error(`The sandbox's own transaction ${hash} failed.`);
      this.#node.finality.finalize(Number(receipt.blockNumber));
      return hash;
    });
  }

  async #sign(payload: TransactionRequest): Promise<Hex> {
    const baseFee = this.#node.blocks.head.header.calcNextBaseFee();
    return this.#account.signTransaction({
      ...payload,
      type: 'eip1559',
      chainId: this.#node.chainId,
      nonce: await this.getNonce(),
      maxPriorityFeePerGas: PRIORITY_FEE,
      // The base fee may rise by an eighth per block, and others can be mined between signing and sending.
      maxFeePerGas: baseFee * 100n + PRIORITY_FEE,
    });
  }
}
