import {
  ACCOUNT_SIZE,
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeAccount3Instruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token';
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js';
import { createSolanaSigner } from '../../../server/chain/signer.ts';
import { createSolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import type { SolanaNetworkConfig } from '../../../server/chain/solana/context.ts';
import { sendAndConfirm, waitForConfirmedStatus } from '../payments/payments.ts';

export interface UsdcChain {
  rpcUrl: string;
  usdcMint: string;
  airdrop(address: string, lamports: bigint): Promise<string>;
  mintUsdc(owner: string, micro: bigint): Promise<string>;
}

const SOL = 1_000_000_000n;
export const TIMEOUT_MS = 3000;

/** A treasury and a payer of this test alone, on a shared chain. */
export async function createSolanaFixture(chain: UsdcChain, overrides: Partial<SolanaNetworkConfig> = {}) {
  const connection = new Connection(chain.rpcUrl, 'confirmed');
  const [treasury, payer] = [Keypair.generate(), Keypair.generate()];
  const mint = new PublicKey(chain.usdcMint);
  const config: SolanaNetworkConfig = {
    network: 'solana-mainnet',
    rpcUrl: chain.rpcUrl,
    wsUrl: undefined,
    consoleRpcUrl: undefined,
    cluster: 'local',
    usdcMint: chain.usdcMint,
    treasury: createSolanaSigner(() => Uint8Array.from(treasury.secretKey)),
    acceptCommitment: 'confirmed',
    payoutCommitment: 'finalized',
    priorityFeeMicroLamports: 0,
    openAccountMinMicro: 1n,
    settlement: { maxComputeUnits: 60_000, maxPriorityFeeMicroLamports: 100_000 },
    ...overrides,
  };
  for (const { publicKey } of [treasury, payer]) await chain.airdrop(publicKey.toBase58(), SOL);
  await chain.mintUsdc(payer.publicKey.toBase58(), 100_000_000n);
  await chain.mintUsdc(treasury.publicKey.toBase58(), 0n);

  const account = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true);
  const transfer = (from: PublicKey, to: PublicKey, micro: bigint) =>
    createTransferCheckedInstruction(account(from), mint, account(to), from, micro, 6);
  const opened = async ({ publicKey }: Keypair, space: number, programId: PublicKey) =>
    SystemProgram.createAccount({
      fromPubkey: payer.publicKey,
      newAccountPubkey: publicKey,
      space,
      lamports: await connection.getMinimumBalanceForRentExemption(space),
      programId,
    });
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
      sendAndConfirm(connection, transaction, signers),
    pay: (micro: bigint, to = treasury.publicKey) =>
      sendAndConfirm(connection, new Transaction().add(transfer(payer.publicKey, to, micro)), [payer]),
    /** Sent, and rejected by the chain for lack of funds. */
    async payTooMuch(to = treasury.publicKey) {
      const { blockhash } = await connection.getLatestBlockhash();
      const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash });
      transaction.add(transfer(payer.publicKey, to, 10n ** 15n)).sign(payer);
      const bytes = transaction.serialize();
      const reference = await connection.sendRawTransaction(bytes, { skipPreflight: true });
      await waitForConfirmedStatus(connection, reference);
      return reference;
    },
    /** In a token that the payer created. */
    async payInFakeUsdc(micro: bigint, program = TOKEN_PROGRAM_ID, to = treasury.publicKey) {
      const owner = payer.publicKey;
      const fake = Keypair.generate();
      const into = getAssociatedTokenAddressSync(fake.publicKey, to, true, program);
      const make = new Transaction().add(
        await opened(fake, MINT_SIZE, program),
        createInitializeMint2Instruction(fake.publicKey, 6, owner, null, program),
        createAssociatedTokenAccountIdempotentInstruction(owner, into, to, fake.publicKey, program),
      );
      await sendAndConfirm(connection, make, [payer, fake]);
      const pay = createMintToInstruction(fake.publicKey, into, owner, micro, [], program);
      const reference = await sendAndConfirm(connection, new Transaction().add(pay), [payer]);
      return { mint: fake.publicKey, reference };
    },
    /** Another USDC account, besides the associated one. */
    async secondAccount(owner: PublicKey) {
      const account = Keypair.generate();
      const open = new Transaction().add(
        await opened(account, ACCOUNT_SIZE, TOKEN_PROGRAM_ID),
        createInitializeAccount3Instruction(account.publicKey, mint, owner),
      );
      await sendAndConfirm(connection, open, [payer, account]);
      return account.publicKey;
    },
  };
}

export type SolanaFixture = Awaited<ReturnType<typeof createSolanaFixture>>;
