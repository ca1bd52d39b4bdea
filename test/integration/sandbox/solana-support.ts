import { createTransferCheckedInstruction, getAssociatedTokenAddressSync } from '@solana/spl-token';
import { Connection, type Keypair, PublicKey, Transaction } from '@solana/web3.js';
import type { SolanaChain } from '../../../sandbox/solana/chain.ts';

export const SOL = 1_000_000_000n;

export function usdcAccount(chain: SolanaChain, owner: PublicKey): PublicKey {
  return getAssociatedTokenAddressSync(new PublicKey(chain.usdcMint), owner);
}

/** Both wallets can pay and be paid. */
export async function fund(chain: SolanaChain, payer: Keypair, payee: PublicKey): Promise<void> {
  await chain.airdrop(payer.publicKey.toBase58(), SOL);
  await chain.mintUsdc(payer.publicKey.toBase58(), 10_000_000n);
  await chain.mintUsdc(payee.toBase58(), 0n);
}

export function usdcTransfer(
  chain: SolanaChain,
  payer: Keypair,
  payee: PublicKey,
  micro: bigint,
): Transaction {
  const [from, to] = [usdcAccount(chain, payer.publicKey), usdcAccount(chain, payee)];
  const mint = new PublicKey(chain.usdcMint);
  return new Transaction().add(createTransferCheckedInstruction(from, mint, to, payer.publicKey, micro, 6));
}

/** Sends without waiting for anything. */
export async function sendUsdc(
  chain: SolanaChain,
  payer: Keypair,
  payee: PublicKey,
  micro: bigint,
): Promise<string> {
  const connection = new Connection(chain.rpcUrl, 'confirmed');
  return connection.sendTransaction(usdcTransfer(chain, payer, payee, micro), [payer]);
}

export interface RpcReply {
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: { err: unknown; logs: string[] } };
}

export async function postRaw(chain: SolanaChain, body: string): Promise<Response> {
  return fetch(chain.rpcUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
}

export async function call(chain: SolanaChain, method: string, ...params: unknown[]): Promise<RpcReply> {
  const response = await postRaw(chain, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  return (await response.json()) as RpcReply;
}
