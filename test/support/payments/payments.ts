import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { createTransferCheckedInstruction, getAssociatedTokenAddressSync } from '@solana/spl-token';
import {
  Connection,
  Keypair,
  PublicKey,
  type SignatureStatus,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js';
import { concat, encodeFunctionData, erc20Abi, keccak256, stringToHex } from 'viem';
import type { EvmChain } from '../../../sandbox/evm/chain.ts';
import { hashPaymentSecret } from '../../../server/foundation/platform/payment-lock.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain, solanaChain } from '../chains/chains.ts';
import { connect, type EvmFaucet } from '../chains/evm-clients.ts';
import { evmSigner, solanaSigner, type WalletSigner } from '../chains/signers.ts';
import { eventually } from '../eventually.ts';

/** A wallet with USDC and fees on a chain of this run. */
export interface Payer {
  signer: WalletSigner;
  /** Sends USDC; returns the reference of the transaction once it is confirmed. It carries the lock, if any. */
  pay(to: string, micro: bigint, lock?: string): Promise<string>;
  /** Signs the same transfer without sending it. */
  presign(to: string, micro: bigint, lock?: string): Promise<PresignedTransfer>;
}

/** The payer knows the reference before anybody else. */
export interface PresignedTransfer {
  reference: string;
  /** Public from now on. */
  send(): Promise<void>;
  waitForConfirmation(): Promise<void>;
}

/** A locked transfer. */
export interface LockedTransfer {
  reference: string;
  secret: string;
}

/** Sends USDC locked, with a new secret by default. */
export async function payLocked(
  payer: Payer,
  to: string,
  micro: bigint,
  secret = randomBytes(32).toString('hex'),
): Promise<LockedTransfer> {
  return { reference: await payer.pay(to, micro, `market:1:${hashPaymentSecret(secret)}`), secret };
}

/** The headers of a call that it pays for. */
export function buildPaymentHeaders({ reference, secret }: LockedTransfer): Record<string, string> {
  return { 'X-PAYMENT': reference, 'X-Payment-Secret': secret };
}

export type PaymentNetworkName = 'solana-mainnet' | 'base-mainnet' | 'alt-mainnet';

const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
const USDC_DECIMALS = 6;
const FEES = { lamports: 1_000_000_000n, wei: 10n ** 18n };
const LARGE_AMOUNT_MICRO = 1_000_000_000n;

export function createPayer(network: PaymentNetworkName): Promise<Payer> {
  if (network === 'solana-mainnet') return createSolanaPayer();
  return evmChain(network === 'base-mainnet' ? BASE_CHAIN_ID : ALT_CHAIN_ID).then(createEvmPayer);
}

async function createSolanaPayer(): Promise<Payer> {
  const chain = await solanaChain();
  const signer = solanaSigner();
  const keypair = Keypair.fromSecretKey(signer.secretKey);
  const mint = new PublicKey(chain.usdcMint);
  const connection = new Connection(chain.rpcUrl, 'confirmed');
  const account = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true);
  await chain.airdrop(signer.address, FEES.lamports);
  await chain.mintUsdc(signer.address, LARGE_AMOUNT_MICRO);
  const opened = new Map<string, Promise<string>>();
  const openAccount = (owner: string) => {
    const opening = opened.get(owner) ?? chain.mintUsdc(owner, 0n);
    opened.set(owner, opening);
    return opening;
  };
  const transferTo = async (to: string, micro: bigint, lock?: string) => {
    await openAccount(to);
    const { publicKey } = keypair;
    const transfer = createTransferCheckedInstruction(
      account(publicKey),
      mint,
      account(new PublicKey(to)),
      publicKey,
      micro,
      USDC_DECIMALS,
    );
    return new Transaction().add(transfer, ...(lock === undefined ? [] : [buildMemo(lock)]));
  };
  return {
    signer,
    async pay(to, micro, lock) {
      return sendAndConfirm(connection, await transferTo(to, micro, lock), [keypair]);
    },
    async presign(to, micro, lock) {
      const transaction = await transferTo(to, micro, lock);
      transaction.recentBlockhash = (await connection.getLatestBlockhash()).blockhash;
      transaction.sign(keypair);
      const reference = base58.encode(transaction.signature as Uint8Array);
      return {
        reference,
        async send() {
          await connection.sendRawTransaction(transaction.serialize());
        },
        async waitForConfirmation() {
          await waitForConfirmedStatus(connection, reference);
        },
      };
    },
  };
}

/** A wallet's memo. */
export function buildMemo(text: string, program = MEMO_PROGRAM): TransactionInstruction {
  return new TransactionInstruction({ programId: new PublicKey(program), keys: [], data: Buffer.from(text) });
}

/**
 * Sends and polls until it is confirmed: web3.js closes its idle socket and sometimes loses a subscription made
 * meanwhile.
 */
export async function sendAndConfirm(
  connection: Connection,
  transaction: Transaction,
  signers: Keypair[],
): Promise<string> {
  const reference = await connection.sendTransaction(transaction, signers);
  const { err } = await waitForConfirmedStatus(connection, reference);
  if (err) throw new Error(`The payment failed: ${JSON.stringify(err)}`);
  return reference;
}

export function waitForConfirmedStatus(connection: Connection, reference: string): Promise<SignatureStatus> {
  return eventually(async () => {
    const { value } = await connection.getSignatureStatus(reference);
    if (!value || value.confirmationStatus === 'processed') throw new Error(`${reference} is not confirmed`);
    return value;
  }, 20_000);
}

type PayerChain = EvmFaucet & Pick<EvmChain, 'rpcUrl' | 'chainId' | 'usdc'>;

/** On the run's chain, or the test's own. */
export async function createEvmPayer(chain: PayerChain): Promise<Payer> {
  const signer = evmSigner();
  const { reader, walletOf } = connect(chain);
  const wallet = walletOf(signer.account);
  await chain.fund(signer.address, FEES.wei);
  await chain.mintUsdc(signer.address, LARGE_AMOUNT_MICRO);
  const presign: Payer['presign'] = async (to, micro, lock = '') => {
    const args = [to as `0x${string}`, micro] as const;
    const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
    const request = await wallet.prepareTransactionRequest({
      to: chain.usdc,
      data: concat([transfer, stringToHex(lock)]),
      // more than an estimate: the recipient may spend everything before this is mined, which costs more gas
      gas: 150_000n,
    });
    const serializedTransaction = await wallet.signTransaction(request);
    const hash = keccak256(serializedTransaction);
    const send = async () => void (await reader.sendRawTransaction({ serializedTransaction }));
    return {
      reference: hash,
      send,
      waitForConfirmation: () =>
        eventually(async () => {
          const isMined = await reader.getTransactionReceipt({ hash }).then(Boolean, () => false);
          if (isMined) return;
          await fillNoncesBefore(request.nonce);
          await send().catch(() => {});
          throw new Error(`${hash} is not mined`);
        }),
    };
  };
  /** A reorganization may remove a transaction, and those before it. Other ones take their place. */
  const fillNoncesBefore = async (nonce: number) => {
    const next = await reader.getTransactionCount({ address: signer.address });
    if (next < nonce) await wallet.sendTransaction({ to: signer.address, nonce: next });
  };
  return {
    signer,
    presign,
    async pay(to, micro, lock) {
      const { reference, send, waitForConfirmation } = await presign(to, micro, lock);
      await send();
      await waitForConfirmation();
      return reference;
    },
  };
}
