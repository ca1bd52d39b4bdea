import {
  createPublicClient,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  type PrivateKeyAccount,
  parseAbi,
  toHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { AUTHORIZATION_TYPES } from '../../../server/chain/evm/authorization.ts';
import type { Batches, DuePayout, SignedBatch } from './batches.ts';

const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';
const ABI = parseAbi([
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  'function aggregate3(Call3[] calls) payable',
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
]);
const GAS_BASE = 60_000n;
const GAS_EACH = 110_000n;

interface Options {
  rpcUrl: string;
  chainId: number;
  usdc: Hex;
  treasuryKey: Hex;
  relayerKey: Hex;
}

/** The treasury signs an authorization for each payout; a relayer submits them together. */
export class EvmBatches implements Batches {
  readonly size = 25;
  readonly address: string;
  readonly #options: Options;
  readonly #treasury: PrivateKeyAccount;
  readonly #relayer: PrivateKeyAccount;
  readonly #node;
  #nonce: number;

  static async open(options: Options): Promise<EvmBatches> {
    const { address } = privateKeyToAccount(options.relayerKey);
    const node = createPublicClient({ transport: http(options.rpcUrl) });
    return new EvmBatches(options, await node.getTransactionCount({ address }));
  }

  private constructor(options: Options, nonce: number) {
    this.#options = options;
    this.#treasury = privateKeyToAccount(options.treasuryKey);
    this.#relayer = privateKeyToAccount(options.relayerKey);
    this.#node = createPublicClient({ transport: http(options.rpcUrl, { batch: true }) });
    this.#nonce = nonce;
    this.address = this.#treasury.address;
  }

  async sign(payouts: readonly DuePayout[]): Promise<SignedBatch> {
    const { chainId, usdc } = this.#options;
    const calls = await Promise.all(payouts.map((payout) => this.#authorize(payout)));
    const data = encodeFunctionData({
      abi: ABI,
      functionName: 'aggregate3',
      args: [calls.map((callData) => ({ target: usdc, allowFailure: true, callData }))],
    });
    const raw = await this.#relayer.signTransaction({
      chainId,
      to: MULTICALL3,
      data,
      nonce: this.#nonce++,
      gas: GAS_BASE + GAS_EACH * BigInt(payouts.length),
      maxFeePerGas: 2_000_000_000n,
      maxPriorityFeePerGas: 1_000_000n,
    });
    return { raw, reference: keccak256(raw), payloads: calls };
  }

  async send({ raw }: SignedBatch): Promise<void> {
    await this.#node.sendRawTransaction({ serializedTransaction: raw as Hex });
  }

  /** Two calls for all of them. */
  async findFinal(references: readonly string[]): Promise<Set<string>> {
    const [block, ...receipts] = await Promise.all([
      this.#node.getBlock({ blockTag: 'finalized' }),
      ...references.map((hash) =>
        this.#node.getTransactionReceipt({ hash: hash as Hex }).catch(() => undefined),
      ),
    ]);
    const final = receipts.filter((receipt) => receipt && receipt.blockNumber <= block.number);
    return new Set(final.map((receipt) => receipt?.transactionHash ?? ''));
  }

  async #authorize({ id, to, micro }: DuePayout): Promise<Hex> {
    const { chainId, usdc } = this.#options;
    const nonce = keccak256(toHex(id));
    const validBefore = 2n ** 48n;
    const message = {
      from: this.address as Hex,
      to: to as Hex,
      value: micro,
      validAfter: 0n,
      validBefore,
      nonce,
    };
    const signature = await this.#treasury.signTypedData({
      domain: { name: 'USDC', version: '2', chainId, verifyingContract: usdc },
      types: AUTHORIZATION_TYPES,
      primaryType: 'TransferWithAuthorization',
      message,
    });
    const args = [message.from, message.to, micro, 0n, validBefore, nonce, signature] as const;
    return encodeFunctionData({ abi: ABI, functionName: 'transferWithAuthorization', args });
  }
}
