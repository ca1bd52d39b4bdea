import {
  createAssociatedTokenAccountIdempotent,
  createMint,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  mintTo,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token';
import { Connection, Keypair, PublicKey, Transaction } from '@solana/web3.js';
import { createSolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import type { SolanaConfig } from '../../../server/config.ts';
import { sendConfirmed, whenConfirmed } from '../../support/payments.ts';

export interface UsdcChain {
  rpcUrl: string;
  usdcMint: string;
  airdrop(address: string, lamports: bigint): Promise<string>;
  mintUsdc(owner: string, micro: bigint): Promise<string>;
}

const SOL = 1_000_000_000n;
export const TIMEOUT_MS = 3000;

/** A treasury and a payer of this test alone, on a chain that others may use as well. */
export async function solanaWorld(chain: UsdcChain, overrides: Partial<SolanaConfig> = {}) {
  const connection = new Connection(chain.rpcUrl, 'confirmed');
  const [treasury, payer] = [Keypair.generate(), Keypair.generate()];
  const mint = new PublicKey(chain.usdcMint);
  const config: SolanaConfig = {
    network: 'solana-mainnet',
    rpcUrl: chain.rpcUrl,
    wsUrl: undefined,
    cluster: 'local',
    usdcMint: chain.usdcMint,
    treasuryKey: treasury.secretKey,
    acceptCommitment: 'confirmed',
    payoutCommitment: 'finalized',
    priorityFeeMicroLamports: 0,
    ...overrides,
  };
  for (const { publicKey } of [treasury, payer]) await chain.airdrop(publicKey.toBase58(), SOL);
  await chain.mintUsdc(payer.publicKey.toBase58(), 100_000_000n);
  await chain.mintUsdc(treasury.publicKey.toBase58(), 0n);

  const account = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true);
  const transfer = (from: PublicKey, to: PublicKey, micro: bigint) =>
    createTransferCheckedInstruction(account(from), mint, account(to), from, micro, 6);
  return {
    chain,
    config,
    connection,
    treasury,
    payer,
    mint,
    account,
    transfer,
    adapter: createSolanaAdapter(config, { timeoutMs: TIMEOUT_MS }),
    adapterAt: (rpcUrl: string) => createSolanaAdapter({ ...config, rpcUrl }, { timeoutMs: TIMEOUT_MS }),
    /** Confirmed when it resolves. */
    send: (transaction: Transaction, ...signers: Keypair[]) =>
      sendConfirmed(connection, transaction, signers),
    pay: (micro: bigint, to = treasury.publicKey) =>
      sendConfirmed(connection, new Transaction().add(transfer(payer.publicKey, to, micro)), [payer]),
    /** Sent, and refused by the chain: nobody has that much. */
    async payTooMuch(to = treasury.publicKey) {
      const { blockhash } = await connection.getLatestBlockhash();
      const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash });
      transaction.add(transfer(payer.publicKey, to, 10n ** 15n)).sign(payer);
      const bytes = transaction.serialize();
      const reference = await connection.sendRawTransaction(bytes, { skipPreflight: true });
      await whenConfirmed(connection, reference);
      return reference;
    },
    /** In a token of the payer's own making. */
    async payInFakeUsdc(micro: bigint, program = TOKEN_PROGRAM_ID, to = treasury.publicKey) {
      const options = { commitment: 'confirmed' } as const;
      const made = [connection, payer] as const;
      const owner = payer.publicKey;
      const fake = await createMint(...made, owner, null, 6, Keypair.generate(), options, program);
      const account = await createAssociatedTokenAccountIdempotent(...made, fake, to, options, program);
      const reference = await mintTo(...made, fake, account, payer, micro, [], options, program);
      return { mint: fake, reference };
    },
  };
}

export type SolanaWorld = Awaited<ReturnType<typeof solanaWorld>>;
