import { base58 } from '@scure/base';
import { VersionedTransaction } from '@solana/web3.js';
import { TransferRefusedError } from '../errors.ts';
import type { Signer } from '../signer.ts';
import type { SignedTransaction, TransactionDraft } from '../types.ts';
import type { SolanaContext } from './context.ts';
import { assertPlainPayment } from './settlement-rules.ts';

/** How many blocks a blockhash stays valid. */
const BLOCKHASH_VALID_BLOCKS = 150;

/** The payer's transfer, if it is nothing else. Throws if we must not sign it. */
function parseSettlement(context: SolanaContext, transaction: string): VersionedTransaction {
  const { treasury, mint, config } = context;
  const bytes = Buffer.from(transaction, 'base64');
  const read = decodeTransaction(bytes);
  // a non-canonical encoding could be sent twice
  if (!read || !bytes.equals(read.serialize())) {
    throw new TransferRefusedError('It is not a valid transaction.');
  }
  assertPlainPayment(read.message, { ...config.settlement, treasury, mint });
  return read;
}

/** Adds the missing signature: ours, as the fee payer. */
export async function draftSettlement(
  context: SolanaContext,
  signer: Signer,
  transaction: string,
): Promise<TransactionDraft> {
  const unsigned = parseSettlement(context, transaction);
  const height = await context.connection.getBlockHeight('confirmed');
  const lastBlockHeight = BigInt(height + BLOCKHASH_VALID_BLOCKS);
  return {
    from: context.treasury.toBase58(),
    sign: () => addOurSignature(context, signer, unsigned, lastBlockHeight),
  };
}

async function addOurSignature(
  { treasury }: SolanaContext,
  signer: Signer,
  signed: VersionedTransaction,
  lastBlockHeight: bigint,
): Promise<SignedTransaction> {
  signed.addSignature(treasury, await signer.sign(signed.message.serialize()));
  return {
    txHash: base58.encode(signed.signatures[0] ?? new Uint8Array()),
    from: treasury.toBase58(),
    payload: Buffer.from(signed.serialize()).toString('base64'),
    lastBlockHeight,
  };
}

function decodeTransaction(bytes: Uint8Array): VersionedTransaction | undefined {
  try {
    return VersionedTransaction.deserialize(bytes);
  } catch {
    return undefined;
  }
}
