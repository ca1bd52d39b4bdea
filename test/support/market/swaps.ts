import { Connection, Keypair, PublicKey, VersionedTransaction } from '@solana/web3.js';
import { SwapDesk } from '../../../sandbox/swap-desk.ts';
import { solanaSigner as keySigner } from '../../../server/chain/signer.ts';
import { solanaChain } from '../chains/chains.ts';
import { type SolanaSigner, solanaSigner } from '../chains/signers.ts';

/** The sandbox's desk, on the chain of this run. */
export async function openDesk({ secretKey } = solanaSigner()): Promise<SwapDesk> {
  const { rpcUrl, usdcMint, airdrop, mintUsdc } = await solanaChain();
  const connection = new Connection(rpcUrl, 'processed');
  return new SwapDesk({
    rpcUrl,
    usdcMint,
    signer: keySigner(() => Uint8Array.from(secretKey)),
    chain: {
      payNative: async (address, units) => String(await airdrop(address, units)),
      payUsdc: async (address, micro) => String(await mintUsdc(address, micro)),
      nativeBalance: async (address) => BigInt(await connection.getBalance(new PublicKey(address))),
    },
  });
}

/** Somebody with USDC and no SOL at all. */
export async function newcomer(micro = 100_000_000n): Promise<SolanaSigner> {
  const signer = solanaSigner();
  await (await solanaChain()).mintUsdc(signer.address, micro);
  return signer;
}

/** An offered transaction, signed by its taker. */
export function signedBy(transaction: string, { secretKey }: SolanaSigner): string {
  const read = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'));
  read.sign([Keypair.fromSecretKey(secretKey)]);
  return Buffer.from(read.serialize()).toString('base64');
}
