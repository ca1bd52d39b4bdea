import { createTransferCheckedInstruction, getAssociatedTokenAddressSync } from '@solana/spl-token';
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { encodePacked, type Hex, numberToHex } from 'viem';
import { evmChain, solanaChain } from '../chains/chains.ts';
import { greedyWalletArtifact } from '../chains/contracts/GreedyWallet.gen.ts';
import { connect, createFundedAccount } from '../chains/evm-clients.ts';
import { type EvmSigner, type SolanaSigner, solanaSigner } from '../chains/signers.ts';
import type { ApiResponse } from '../server/call.ts';

export const MEMO_PROGRAM = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');

/** A Solana payment that no real client would build. */
export interface CraftedPaymentOptions {
  units?: number;
  microLamports?: number;
  memo?: string;
  /** Additional instructions, built with the treasury and the payer. */
  extraInstructions?(treasury: PublicKey, payer: PublicKey): TransactionInstruction[];
  signers?: Keypair[];
}

interface Offer {
  resource: object;
  accepts: { payTo: string; amount: string; asset: string }[];
}

interface SentPayload {
  accepted: object;
  payload: { transaction: string };
}

export function parseChallenge({ headers }: Pick<ApiResponse, 'headers'>): Offer {
  return JSON.parse(Buffer.from(headers.get('payment-required') ?? '', 'base64').toString('utf8'));
}

/** Changes a signed payload, in its header. */
export function tamperPayload(header: string, change: (sent: SentPayload) => void): string {
  const payload: SentPayload = JSON.parse(Buffer.from(header, 'base64').toString('utf8'));
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

export async function createFundedSolanaSigner(treasury: string): Promise<SolanaSigner> {
  const signer = solanaSigner();
  const chain = await solanaChain();
  await chain.mintUsdc(signer.address, 1_000_000_000n);
  // opens the recipient's account
  await chain.mintUsdc(treasury, 0n);
  return signer;
}

/** For the first offer of a challenge, which is on Solana. */
export async function buildCraftedPayment(
  offer: Offer,
  signer: SolanaSigner,
  craft: CraftedPaymentOptions = {},
): Promise<string> {
  const [accepted] = offer.accepts;
  if (!accepted) throw new Error('Nothing is offered');
  const { rpcUrl } = await solanaChain();
  const { blockhash } = await new Connection(rpcUrl, 'confirmed').getLatestBlockhash();
  const instructions = craftInstructions(accepted, new PublicKey(signer.address), craft);
  const payerKey = new PublicKey(accepted.payTo);
  const message = new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions });
  const transaction = new VersionedTransaction(message.compileToV0Message());
  transaction.sign([Keypair.fromSecretKey(signer.secretKey), ...(craft.signers ?? [])]);
  const payload = { transaction: Buffer.from(transaction.serialize()).toString('base64') };
  const sent = { x402Version: 2, resource: offer.resource, accepted, payload };
  return Buffer.from(JSON.stringify(sent)).toString('base64');
}

function craftInstructions(
  accepted: Offer['accepts'][number],
  payer: PublicKey,
  {
    units = 20_000,
    microLamports = 1,
    memo = crypto.randomUUID(),
    extraInstructions = () => [],
  }: CraftedPaymentOptions,
): TransactionInstruction[] {
  const [treasury, mint] = [new PublicKey(accepted.payTo), new PublicKey(accepted.asset)];
  const [from, to] = [payer, treasury].map((owner) => getAssociatedTokenAddressSync(mint, owner, true));
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports }),
    createTransferCheckedInstruction(
      from as PublicKey,
      mint,
      to as PublicKey,
      payer,
      BigInt(accepted.amount),
      6,
    ),
    new TransactionInstruction({ programId: MEMO_PROGRAM, keys: [], data: Buffer.from(memo) }),
    ...extraInstructions(treasury, payer),
  ];
}

/** A contract wallet on Base that burns this much gas on each signature check. */
export async function createGreedySigner(gas: bigint): Promise<EvmSigner> {
  const chain = await evmChain();
  const { reader, walletOf } = connect(chain);
  const { abi, bytecode } = greedyWalletArtifact;
  const hash = await walletOf(await createFundedAccount(chain)).deployContract({ abi, bytecode });
  const { contractAddress } = await reader.waitForTransactionReceipt({ hash });
  const address = contractAddress as Hex;
  const signature = encodePacked(
    ['bytes', 'bytes'],
    [numberToHex(gas, { size: 32 }), `0x${'00'.repeat(64)}`],
  );
  const account = { address, signTypedData: async () => signature } as unknown as EvmSigner['account'];
  return { chain: 'base', address, account, sign: async () => signature };
}
