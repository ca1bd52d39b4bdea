import { base58 } from '@scure/base';
import {
  createSIWxMessage,
  createSIWxPayload,
  encodeSIWxHeader,
  type SIWxPayload,
  type SIWxSigner,
  SOLANA_DEVNET,
} from '@x402/extensions/sign-in-with-x';
import { BASE_CHAIN_ID } from '../chains/chain-ids.ts';
import type { WalletSigner } from '../chains/signers.ts';

/** A wallet as the x402 client expects it. */
export function toSiwxSigner({ chain, address, sign }: WalletSigner): SIWxSigner {
  if (chain === 'base') return { address, signMessage: ({ message }: { message: string }) => sign(message) };
  return {
    publicKey: address,
    signMessage: async (message: Uint8Array) => base58.decode(await sign(new TextDecoder().decode(message))),
  };
}

/** What the client signs without a challenge: a message for this host, with the current time. */
function buildSignInInfo(baseUrl: string, chain: WalletSigner['chain'], changes: object = {}) {
  const solana = chain === 'solana';
  return {
    domain: new URL(baseUrl).host,
    uri: `${baseUrl}/api/orders`,
    version: '1',
    nonce: 'a1b2c3d4e5f60718',
    issuedAt: new Date().toISOString(),
    chainId: solana ? SOLANA_DEVNET : `eip155:${BASE_CHAIN_ID}`,
    type: solana ? ('ed25519' as const) : ('eip191' as const),
    ...changes,
  };
}

/** Signed by the package's helper. */
export async function createSignInPayload(baseUrl: string, signer: WalletSigner, changes: object = {}) {
  const info = buildSignInInfo(baseUrl, signer.chain, changes);
  return createSIWxPayload(info, toSiwxSigner(signer), info.uri);
}

/** As a wallet signs it that does not check the domain. */
export async function signUnchecked(baseUrl: string, signer: WalletSigner, changes: object) {
  const info = buildSignInInfo(baseUrl, signer.chain, changes);
  const signature = await signer.sign(createSIWxMessage(info, signer.address));
  return { ...info, address: signer.address, signature };
}

export async function createSignInHeader(baseUrl: string, signer: WalletSigner, changes: object = {}) {
  return { 'SIGN-IN-WITH-X': encodeSIWxHeader(await createSignInPayload(baseUrl, signer, changes)) };
}

export const encodeSignIn = (payload: SIWxPayload): string => encodeSIWxHeader(payload);
