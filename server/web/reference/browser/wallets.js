/** @typedef {{ request(call: { method: string, params?: unknown[] }): Promise<unknown> }} Provider */
/** @typedef {{ address: string, sign(message: string): Promise<string> }} Signer */

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** @param {Uint8Array} bytes */
function base58(bytes) {
  let value = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let text = '';
  for (; value > 0n; value /= 58n) text = ALPHABET[Number(value % 58n)] + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text;
}

/** @type {Promise<Signer> | undefined} */
let throwAway;

/** A Solana wallet that lives as long as the page; only for the sandbox. */
export function throwAwayWallet() {
  throwAway ??= makeWallet();
  return throwAway;
}

/** @returns {Promise<Signer>} */
async function makeWallet() {
  const pair = /** @type {CryptoKeyPair} */ (
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
  );
  const address = base58(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  const sign = async (/** @type {string} */ message) => {
    const bytes = new TextEncoder().encode(message);
    return base58(new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes)));
  };
  return { address, sign };
}

/** The browser's wallet, if there is one. @returns {Promise<Signer>} */
export async function browserWallet() {
  const provider = await announced();
  if (!provider) throw new Error('No wallet found in this browser.');
  const [address] = /** @type {string[]} */ (await provider.request({ method: 'eth_requestAccounts' }));
  if (!address) throw new Error('The wallet has no account for this page.');
  const sign = async (/** @type {string} */ message) => {
    const hex = [...new TextEncoder().encode(message)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    return /** @type {string} */ (
      await provider.request({ method: 'personal_sign', params: [`0x${hex}`, address] })
    );
  };
  return { address, sign };
}

/** EIP-6963, or the injected one (EIP-1193). @returns {Promise<Provider | undefined>} */
async function announced() {
  /** @type {Provider | undefined} */
  let found;
  const take = (/** @type {Event} */ event) => {
    found ??= /** @type {CustomEvent<{ provider: Provider }>} */ (event).detail.provider;
  };
  window.addEventListener('eip6963:announceProvider', take);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  window.removeEventListener('eip6963:announceProvider', take);
  return found ?? /** @type {{ ethereum?: Provider }} */ (window).ethereum;
}

/** The fields of a wallet signature. @param {Signer} signer */
export async function signedFields({ address, sign }) {
  const now = Date.now();
  return { wallet: address, wallet_sig: await sign(`market:${address}:${now}`), wallet_sig_ts: now };
}
