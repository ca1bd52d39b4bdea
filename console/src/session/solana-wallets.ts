import {
  keypairSigner,
  type MessageSigner,
  sendingPayer,
  type TransactionSigner,
} from '@agent-market/sdk/solana';
import { Connection, Keypair, PublicKey, VersionedTransaction } from '@solana/web3.js';
import { settings } from '../settings.ts';
import type { SolanaAnnounced } from './announced-wallets.ts';
import { rememberingSigner } from './remembering-signer.ts';
import { SANDBOX_IDS } from './sandbox.ts';
import type { Wallet } from './session.ts';
import type { SolanaFeatures } from './wallet-standard.ts';

/** Everything that needs the library of Solana, which is loaded when such a wallet is used and never before. */
const KEY = 'sandbox-wallet-solana';

type Signer = Keypair | (MessageSigner & TransactionSigner);

/** A wallet of this browser, worth nothing outside of the sandbox. */
export function sandboxWallet(): Wallet {
  const kept = localStorage.getItem(KEY);
  const keypair = kept ? Keypair.fromSecretKey(Uint8Array.from(JSON.parse(kept))) : Keypair.generate();
  localStorage.setItem(KEY, JSON.stringify([...keypair.secretKey]));
  return walletOf(SANDBOX_IDS.solana, 'Sandbox wallet', keypair);
}

/** A wallet of the browser. Undefined when it has no account for us, which without `ask` is not its person's doing. */
export async function standardWallet(
  { id, name, wallet }: SolanaAnnounced,
  ask: boolean,
): Promise<Wallet | undefined> {
  const features = wallet.features as unknown as SolanaFeatures;
  const { accounts } = await features['standard:connect'].connect({ silent: !ask });
  const account = accounts.find(({ chains }) => chains.some((chain) => chain.startsWith('solana:')));
  if (!account) return undefined;
  return walletOf(id, name, {
    publicKey: new PublicKey(account.address),
    async signMessage(message) {
      const [signed] = await features['solana:signMessage'].signMessage({ account, message });
      return signedOr(signed?.signature);
    },
    async signTransaction(transaction) {
      const chain = `solana:${settings.solana.cluster}` as const;
      const bytes = transaction.serialize();
      const answer = await features['solana:signTransaction']?.signTransaction({
        account,
        chain,
        transaction: bytes,
      });
      return VersionedTransaction.deserialize(signedOr(answer?.[0]?.signedTransaction));
    },
  });
}

function signedOr(signed: Uint8Array | undefined): Uint8Array {
  if (!signed) throw new Error('The wallet did not sign.');
  return signed;
}

function walletOf(id: string, name: string, signer: Signer): Wallet {
  const { rpcUrl, cluster, usdc } = settings.solana;
  return {
    id,
    name,
    address: signer.publicKey.toBase58(),
    networks: rpcUrl ? ['solana-mainnet'] : [],
    signsFirst: true,
    signer: rememberingSigner(keypairSigner(signer)),
    async payer() {
      const connection = new Connection(rpcUrl ?? '', 'confirmed');
      return sendingPayer(signer, { connection, cluster, usdc });
    },
  };
}
