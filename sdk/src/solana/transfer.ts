import {
  ComputeBudgetProgram,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { randomHex } from '../random-hex.ts';

const TOKEN_PROGRAM = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
const ASSOCIATED_PROGRAM = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL');
const MEMO_PROGRAM = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
const USDC_DECIMALS = 6;
const TRANSFER_CHECKED = 12;
const COMPUTE_UNITS = 40_000;
/** The memo program has needed some 350 units for each character; newer ones need next to nothing. */
const UNITS_WITH_OWN_MEMO = 80_000;

export interface Transfer {
  payer: PublicKey;
  feePayer: PublicKey;
  mint: PublicKey;
  to: PublicKey;
  amount: bigint;
  blockhash: string;
  /** Something random unless given. */
  memo?: string | undefined;
}

/** A transfer of USDC for the payer to sign. A memo makes two equal transfers two transactions. */
export function unsignedTransfer({
  payer,
  feePayer,
  mint,
  to,
  amount,
  blockhash,
  memo,
}: Transfer): VersionedTransaction {
  const message = new TransactionMessage({
    payerKey: feePayer,
    recentBlockhash: blockhash,
    instructions: [
      ComputeBudgetProgram.setComputeUnitLimit({
        units: memo === undefined ? COMPUTE_UNITS : UNITS_WITH_OWN_MEMO,
      }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 }),
      transferChecked(tokenAccount(payer, mint), mint, tokenAccount(to, mint), payer, amount),
      new TransactionInstruction({
        programId: MEMO_PROGRAM,
        keys: [],
        data: new TextEncoder().encode(memo ?? randomHex(16)) as TransactionInstruction['data'],
      }),
    ],
  });
  return new VersionedTransaction(message.compileToV0Message());
}

function tokenAccount(owner: PublicKey, mint: PublicKey): PublicKey {
  const seeds = [owner.toBytes(), TOKEN_PROGRAM.toBytes(), mint.toBytes()];
  return PublicKey.findProgramAddressSync(seeds, ASSOCIATED_PROGRAM)[0];
}

function transferChecked(
  from: PublicKey,
  mint: PublicKey,
  to: PublicKey,
  owner: PublicKey,
  amount: bigint,
): TransactionInstruction {
  const data = new Uint8Array(10);
  data[0] = TRANSFER_CHECKED;
  new DataView(data.buffer).setBigUint64(1, amount, true);
  data[9] = USDC_DECIMALS;
  return new TransactionInstruction({
    programId: TOKEN_PROGRAM,
    keys: [
      { pubkey: from, isSigner: false, isWritable: true },
      { pubkey: mint, isSigner: false, isWritable: false },
      { pubkey: to, isSigner: false, isWritable: true },
      { pubkey: owner, isSigner: true, isWritable: false },
    ],
    data: data as TransactionInstruction['data'],
  });
}
