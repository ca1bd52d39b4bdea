import { setTimeout as sleep } from 'node:timers/promises';
import { base58 } from '@scure/base';
import { createTransferCheckedInstruction, getAssociatedTokenAddressSync } from '@solana/spl-token';
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js';
import type { Signer } from '../server/chain/signer.ts';
import { createMemoInstruction } from '../server/chain/solana/transfer.ts';
import { newId } from '../server/foundation/platform/ids.ts';
import {
  type SwapOutcome,
  type SwapProvider,
  SwapProviderError,
  type SwapQuote,
  SwapRefusedError,
  type SwapTerms,
} from '../server/money/swaps/swap-provider.ts';
import { callRpc } from './networks/json-rpc.ts';
import type { LocalChain } from './networks/local-chain.ts';
import { SOL_USD } from './prices.ts';

const NAME = 'of the sandbox';
const USDC_DECIMALS = 6;
const LAMPORTS_PER_SOL = 1_000_000_000n;
/** Shorter than the lifetime of a blockhash. */
const QUOTE_TTL_MS = 45_000;
const CONFIRM_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 100;

export interface SandboxSwapProviderOptions {
  rpcUrl: string;
  usdcMint: string;
  /** The provider's own key. */
  signer: Signer;
  /** Funds the provider. */
  chain: Pick<LocalChain, 'sendNative' | 'openUsdcAccount' | 'getNativeBalance'>;
}

/** Swaps at a fixed rate on the local chain, and pays the fee: a new user has no SOL yet. */
export class SandboxSwapProvider implements SwapProvider {
  readonly name = NAME;
  readonly #options: SandboxSwapProviderOptions;
  #opening: Promise<void> | undefined;

  constructor(options: SandboxSwapProviderOptions) {
    this.#options = options;
  }

  async quote(terms: SwapTerms): Promise<SwapQuote> {
    const outLamports = (terms.amountMicro * LAMPORTS_PER_SOL) / (BigInt(SOL_USD) * 10n ** 6n);
    await this.#fund(outLamports);
    await this.#assertAffordable(terms, outLamports);
    const transaction = await this.#buildTransaction(terms, outLamports);
    return {
      reference: base58.encode(transaction.signatures[0] ?? new Uint8Array()),
      transaction: Buffer.from(transaction.serialize()).toString('base64'),
      outLamports,
      minOutLamports: outLamports,
      validForMs: QUOTE_TTL_MS,
    };
  }

  /** The provider signs first, so the transaction's id is known from the start. */
  async execute(txHash: string, transaction: string): Promise<SwapOutcome> {
    if (!(await this.#getStatus(txHash))) await this.#send(txHash, transaction);
    for (
      const until = Date.now() + CONFIRM_TIMEOUT_MS;
      !(await this.#hasLanded(txHash));
      await sleep(POLL_INTERVAL_MS)
    ) {
      if (Date.now() > until) throw new SwapProviderError(NAME, 'has not seen the swap on the chain yet');
    }
    return { txHash, outLamports: readLamports(transaction) };
  }

  async #buildTransaction(terms: SwapTerms, lamports: bigint): Promise<VersionedTransaction> {
    const { signer } = this.#options;
    const desk = new PublicKey(signer.address);
    const { value } = await this.#call<{ value: { blockhash: string } }>('getLatestBlockhash', []);
    const message = new TransactionMessage({
      payerKey: desk,
      recentBlockhash: value.blockhash,
      instructions: this.#buildInstructions(desk, terms, lamports),
    }).compileToLegacyMessage();
    const transaction = new VersionedTransaction(message);
    transaction.addSignature(desk, await signer.sign(message.serialize()));
    return transaction;
  }

  #buildInstructions(desk: PublicKey, { taker, receiver, amountMicro }: SwapTerms, lamports: bigint) {
    const mint = new PublicKey(this.#options.usdcMint);
    const owner = new PublicKey(taker);
    const from = getAssociatedTokenAddressSync(mint, owner, true);
    const to = getAssociatedTokenAddressSync(mint, desk);
    return [
      createTransferCheckedInstruction(from, mint, to, owner, amountMicro, USDC_DECIMALS),
      SystemProgram.transfer({ fromPubkey: desk, toPubkey: new PublicKey(receiver), lamports }),
      createMemoInstruction(newId('pay', { now: () => new Date() })),
    ];
  }

  /** With a USDC account, and enough SOL for this and the next swaps. */
  async #fund(lamports: bigint): Promise<void> {
    const { chain, signer } = this.#options;
    this.#opening ??= chain.openUsdcAccount(signer.address);
    await this.#opening;
    const least = lamports + LAMPORTS_PER_SOL;
    if ((await chain.getNativeBalance(signer.address)) < least)
      await chain.sendNative(signer.address, 2n * least);
  }

  /** Rejects what would fail on the chain, before anybody signs it. */
  async #assertAffordable({ taker, receiver, amountMicro }: SwapTerms, lamports: bigint): Promise<void> {
    const { usdcMint, chain } = this.#options;
    const account = getAssociatedTokenAddressSync(new PublicKey(usdcMint), new PublicKey(taker), true);
    if ((await this.#getTokenBalance(account)) < amountMicro) {
      throw new SwapRefusedError('the taker holds too little USDC.');
    }
    const deposit = BigInt(await this.#call<number>('getMinimumBalanceForRentExemption', [0]));
    if ((await chain.getNativeBalance(receiver)) + lamports < deposit) {
      throw new SwapRefusedError(`an account that is new needs ${deposit} lamports, and this brings fewer.`);
    }
  }

  /** A node returns an error for a missing account. */
  async #getTokenBalance(account: PublicKey): Promise<bigint> {
    try {
      const { value } = await this.#call<TokenBalanceResult>('getTokenAccountBalance', [account.toBase58()]);
      return BigInt(value.amount);
    } catch (error) {
      if (error instanceof SwapRefusedError) return 0n;
      throw error;
    }
  }

  /** A node rejects a known transaction: another call may have sent it meanwhile. */
  async #send(txHash: string, transaction: string): Promise<void> {
    try {
      await this.#call('sendTransaction', [transaction, { encoding: 'base64' }]);
    } catch (error) {
      if (!(await this.#getStatus(txHash))) throw error;
    }
  }

  async #hasLanded(txHash: string): Promise<boolean> {
    const status = await this.#getStatus(txHash);
    if (status?.err) throw new SwapRefusedError('the transaction failed on the chain.');
    return status !== undefined && status.confirmationStatus !== 'processed';
  }

  async #getStatus(txHash: string): Promise<Status | undefined> {
    const { value } = await this.#call<SignatureStatusesResult>('getSignatureStatuses', [[txHash]]);
    return value[0] ?? undefined;
  }

  /** The node's own error is a plain one; an unreachable node throws another. */
  async #call<T>(method: string, params: unknown[]): Promise<T> {
    try {
      return await callRpc<T>(this.#options.rpcUrl, method, params);
    } catch (error) {
      const isRefusal = error instanceof Error && error.constructor === Error;
      throw isRefusal
        ? new SwapRefusedError(error.message)
        : new SwapProviderError(NAME, 'is unavailable', error);
    }
  }
}

interface TokenBalanceResult {
  value: { amount: string };
}

interface Status {
  err: unknown;
  confirmationStatus: string;
}

interface SignatureStatusesResult {
  value: (Status | null)[];
}

/** In the SOL transfer, which is the second instruction: a 4-byte type, then the amount. */
function readLamports(transaction: string): bigint {
  const { message } = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'));
  return Buffer.from(message.compiledInstructions[1]?.data ?? []).readBigUInt64LE(4);
}
