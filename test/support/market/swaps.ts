import { Connection, Keypair, PublicKey, VersionedTransaction } from '@solana/web3.js';
import { SandboxSwapProvider } from '../../../sandbox/sandbox-swap-provider.ts';
import { createSolanaSigner as keySigner } from '../../../server/chain/signer.ts';
import { solanaChain } from '../chains/chains.ts';
import { type SolanaSigner, solanaSigner } from '../chains/signers.ts';

/** The sandbox's swap provider, on the run's chain. */
export async function createSwapProvider({ secretKey } = solanaSigner()): Promise<SandboxSwapProvider> {
  const { rpcUrl, usdcMint, airdrop, mintUsdc } = await solanaChain();
  const connection = new Connection(rpcUrl, 'processed');
  return new SandboxSwapProvider({
    rpcUrl,
    usdcMint,
    signer: keySigner(() => Uint8Array.from(secretKey)),
    chain: {
      sendNative: async (address, units) => String(await airdrop(address, units)),
      openUsdcAccount: async (address) => void (await mintUsdc(address, 0n)),
      getNativeBalance: async (address) => BigInt(await connection.getBalance(new PublicKey(address))),
    },
  });
}

/** A user with USDC and no SOL. */
export async function createSignerWithoutSol(micro = 100_000_000n): Promise<SolanaSigner> {
  const signer = solanaSigner();
  await (await solanaChain()).mintUsdc(signer.address, micro);
  return signer;
}

/** An offered transaction, signed by its taker. */
export function signTransaction(transaction: string, { secretKey }: SolanaSigner): string {
  const read = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'));
  read.sign([Keypair.fromSecretKey(secretKey)]);
  return Buffer.from(read.serialize()).toString('base64');
}
