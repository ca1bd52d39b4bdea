/** A wallet that authenticates by signing text. Created by `keypairSigner` and `accountSigner`. */
export interface WalletSigner {
  /** base58 on Solana, 0x on EVM. */
  readonly address: string;
  /** base58 of an Ed25519 signature on Solana, an EIP-191 signature in hex on EVM. */
  sign(message: string): Promise<string>;
  /**
   * The signing time in milliseconds; now by default. A signer that asks a user may reuse a signature for some
   * minutes.
   */
  timestamp?(): number;
}

/** The fields of a wallet signature. */
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
 * Signs the fields of a wallet signature, valid for 5 minutes. The client does this automatically; use it for
 * requests without the client.
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

/** Requests of one millisecond must not share a signature, because some can be used only once. */
function nextTimestamp(): number {
  const now = Date.now();
  const isAhead = lastTimestamp >= now && lastTimestamp - now < MAX_AHEAD_MS;
  lastTimestamp = isAhead ? lastTimestamp + 1 : now;
  return lastTimestamp;
}
