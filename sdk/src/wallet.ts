/** A wallet that proves itself by signing text. `keypairSigner` and `accountSigner` make one. */
export interface WalletSigner {
  /** base58 on Solana, 0x on EVM. */
  readonly address: string;
  /** base58 of an Ed25519 signature on Solana, an EIP-191 signature in hex on EVM. */
  sign(message: string): Promise<string>;
  /** When it says to have signed, in milliseconds; now unless given. A signer that asks a person may sign once for some minutes. */
  timestamp?(): number;
}

/** The fields of a request that is signed by a wallet. */
export interface WalletFields {
  wallet: string;
  wallet_sig: string;
  wallet_sig_ts: number;
}

/**
 * The text a wallet signs to authenticate a request.
 *
 * @example
 * const message = walletMessage('9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', Date.now());
 */
export function walletMessage(wallet: string, timestamp: number): string {
  return `market:${wallet}:${timestamp}`;
}

/**
 * Signs the fields with which a wallet proves itself, good for 5 minutes. The client does it by itself; this is for
 * requests made without it.
 *
 * @example
 * const fields = await signWallet(signer);
 * await fetch(url, { method: 'POST', body: JSON.stringify({ ...body, ...fields }) });
 */
export async function signWallet(
  signer: WalletSigner,
  timestamp = signer.timestamp?.() ?? nextTimestamp(),
): Promise<WalletFields> {
  const wallet = signer.address;
  return {
    wallet,
    wallet_sig: await signer.sign(walletMessage(wallet, timestamp)),
    wallet_sig_ts: timestamp,
  };
}

const MAX_AHEAD_MS = 1000;
let lastTimestamp = 0;

/** Requests of one millisecond must not share a signature, because some count once. */
function nextTimestamp(): number {
  const now = Date.now();
  const isAhead = lastTimestamp >= now && lastTimestamp - now < MAX_AHEAD_MS;
  lastTimestamp = isAhead ? lastTimestamp + 1 : now;
  return lastTimestamp;
}
