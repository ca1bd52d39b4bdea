import { createKeyPairSignerFromBytes } from '@solana/kit';
import type { PaymentRequirements } from '@x402/core/types';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { ExactSvmScheme } from '@x402/svm/exact/client';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain, solanaChain } from '../chains/chains.ts';
import { type EvmSigner, evmSigner, type SolanaSigner, solanaSigner } from '../chains/signers.ts';
import type { Api } from '../server/api.ts';
import type { ApiResponse } from '../server/call.ts';

export interface SigningOptions {
  version?: 1 | 2;
  /** Changes what is signed. */
  requirements?: Partial<PaymentRequirements>;
  /** Changes the payload after it was signed. */
  tamper?: (payload: Record<string, unknown>) => void;
  signer?: EvmSigner;
  solanaSigner?: SolanaSigner;
}

const V1_NETWORK_NAMES: Partial<Record<Network, string>> = {
  'solana-mainnet': 'solana-devnet',
  'base-mainnet': 'base-sepolia',
};
const LARGE_AMOUNT_MICRO = 1_000_000_000n;

/** An x402 payment for the service, signed by a wallet that holds only USDC. */
export async function createSignedPayment(
  api: Pick<Api, 'call'>,
  serviceId: string,
  network: Network,
  wishes?: SigningOptions,
): Promise<string> {
  return signChallenge(await api.call('GET', `/api/x402/discover/${serviceId}`), network, wishes);
}

/** The same for any 402. */
export async function signChallenge(
  { headers }: Pick<ApiResponse, 'headers'>,
  network: Network,
  wishes: SigningOptions = {},
): Promise<string> {
  const { version = 2, tamper = () => {} } = wishes;
  const required = JSON.parse(Buffer.from(headers.get('payment-required') ?? '', 'base64').toString('utf8'));
  const at = ['solana-mainnet', 'base-mainnet', 'alt-mainnet'].indexOf(network);
  const accepted = { ...required.accepts[at], ...wishes.requirements } as PaymentRequirements;
  const payload = await (network === 'solana-mainnet'
    ? createSolanaPayload(accepted, wishes.solanaSigner)
    : createEvmPayload(accepted, network, wishes.signer));
  tamper(payload);
  const v1 = {
    x402Version: 1,
    scheme: 'exact',
    network: V1_NETWORK_NAMES[network] ?? accepted.network,
    payload,
  };
  return encodePayload(
    version === 1 ? v1 : { x402Version: 2, resource: required.resource, accepted, payload },
  );
}

async function createEvmPayload(accepted: PaymentRequirements, network: Network, signer = evmSigner()) {
  const chain = await evmChain(network === 'alt-mainnet' ? ALT_CHAIN_ID : BASE_CHAIN_ID);
  await chain.mintUsdc(signer.address, LARGE_AMOUNT_MICRO);
  return (await new ExactEvmScheme(signer.account).createPaymentPayload(2, accepted)).payload;
}

async function createSolanaPayload(accepted: PaymentRequirements, signer = solanaSigner()) {
  const chain = await solanaChain();
  await chain.mintUsdc(signer.address, LARGE_AMOUNT_MICRO);
  // opens the recipient's account
  await chain.mintUsdc(accepted.payTo, 0n);
  const key = await createKeyPairSignerFromBytes(signer.secretKey);
  const scheme = new ExactSvmScheme(key, { rpcUrl: chain.rpcUrl });
  return (await scheme.createPaymentPayload(2, accepted)).payload;
}

/** The same for the challenge of the tool `hire_agent`, on Base; in the tool's form. */
export async function signRequirement(
  required: { accepts: unknown[]; resource: unknown },
  wishes?: SigningOptions,
): Promise<object> {
  const { accepts, resource } = required;
  const header = encodePayload({ resource, accepts: [null, accepts[0]] });
  const headers = new Headers({ 'payment-required': header });
  return JSON.parse(
    Buffer.from(await signChallenge({ headers }, 'base-mainnet', wishes), 'base64').toString(),
  );
}

/** The payment with the payer's request key. */
export function withPaymentId(payment: string, id: unknown): string {
  const payload = JSON.parse(Buffer.from(payment, 'base64').toString());
  return encodePayload({
    ...payload,
    extensions: { 'payment-identifier': { info: { required: false, id } } },
  });
}

function encodePayload(payload: object): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
