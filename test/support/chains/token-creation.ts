import { createInitializeMint2Instruction, MINT_SIZE, TOKEN_PROGRAM_ID } from '@solana/spl-token';
import { Connection, Keypair, SystemProgram, Transaction } from '@solana/web3.js';
import { sendAndConfirm } from '../payments/payments.ts';
import { solanaChain } from './chains.ts';

const SOL = 1_000_000_000n;

/** A token that was launched elsewhere. */
export async function createToken(creator: Keypair): Promise<{ mint: string; reference: string }> {
  const chain = await solanaChain();
  const connection = new Connection(chain.rpcUrl, 'confirmed');
  const mint = Keypair.generate();
  await chain.airdrop(creator.publicKey.toBase58(), SOL);
  const make = new Transaction().add(
    SystemProgram.createAccount({
      fromPubkey: creator.publicKey,
      newAccountPubkey: mint.publicKey,
      space: MINT_SIZE,
      lamports: await connection.getMinimumBalanceForRentExemption(MINT_SIZE),
      programId: TOKEN_PROGRAM_ID,
    }),
    createInitializeMint2Instruction(mint.publicKey, 6, creator.publicKey, null),
  );
  const reference = await sendAndConfirm(connection, make, [creator, mint]);
  return { mint: mint.publicKey.toBase58(), reference };
}
