import {
  createAssociatedTokenAccountIdempotentInstruction,
  createMintToCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token';
import {
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import type { Bank } from './ledger/bank.ts';
import { faucetKeypair, USDC_DECIMALS, usdcMint } from './ledger/genesis.ts';
import type { TransactionRecord } from './ledger/record.ts';
import { describeTransactionError, type TransactionError } from './runtime/transaction-error.ts';
import { decodeTransaction } from './runtime/wire-transaction.ts';

const MEMO_PROGRAM = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');

function toFaucetError(error: TransactionError): Error {
  return new Error(`The faucet's transaction failed: ${describeTransactionError(error)}`);
}

/** Gives out SOL and USDC with ordinary transactions. */
export class Faucet {
  readonly #bank: Bank;
  #memoCount = 0;

  constructor(bank: Bank) {
    this.#bank = bank;
  }

  airdrop(address: string, lamports: bigint): TransactionRecord {
    const fromPubkey = faucetKeypair.publicKey;
    return this.#send([SystemProgram.transfer({ fromPubkey, toPubkey: new PublicKey(address), lamports })]);
  }

  hasUsdcAccount(address: string): boolean {
    const account = getAssociatedTokenAddressSync(usdcMint, new PublicKey(address), true);
    return this.#bank.getAccount(account.toBase58(), 'processed') !== null;
  }

  mintUsdc(address: string, micro: bigint): TransactionRecord {
    const faucet = faucetKeypair.publicKey;
    const owner = new PublicKey(address);
    const account = getAssociatedTokenAddressSync(usdcMint, owner, true);
    return this.#send([
      createAssociatedTokenAccountIdempotentInstruction(faucet, account, owner, usdcMint),
      createMintToCheckedInstruction(usdcMint, account, faucet, micro, USDC_DECIMALS),
    ]);
  }

  #send(instructions: TransactionInstruction[]): TransactionRecord {
    const message = new TransactionMessage({
      payerKey: faucetKeypair.publicKey,
      recentBlockhash: this.#bank.getLatestBlockhash().blockhash,
      instructions: [...instructions, this.#uniqueMemo()],
    });
    const transaction = new VersionedTransaction(message.compileToLegacyMessage());
    transaction.sign([faucetKeypair]);
    const outcome = this.#bank.submit(decodeTransaction(transaction.serialize()));
    if ('refused' in outcome) throw toFaucetError(outcome.refused);
    if (outcome.record.meta.err !== null) throw toFaucetError(outcome.record.meta.err);
    return outcome.record;
  }

  /** Makes equal transfers within one slot distinct. */
  #uniqueMemo(): TransactionInstruction {
    const data = Buffer.from(`faucet ${++this.#memoCount}`);
    return new TransactionInstruction({ programId: MEMO_PROGRAM, keys: [], data });
  }
}
