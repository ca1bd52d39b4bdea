import { type Address, createWalletClient, custom, defineChain, type EIP1193Provider } from 'viem';
import { createSendingPayer } from '../create-sending-payer.ts';
import { CredentialError } from '../errors.ts';
import type { SendingPayer } from '../payer.ts';
import { PaymentRefusedError, toPaymentError } from '../payment-errors.ts';
import { getCauseChain, getSafeMessage, redactCause } from '../redact.ts';
import type { WalletSigner } from '../wallet.ts';
import { type WalletPayerOptions, walletPayer } from './wallet-payer.ts';

/** A browser wallet (EIP-1193): `window.ethereum`, or an announced one (EIP-6963). */
export interface Provider {
  request(call: { method: string; params?: unknown }): Promise<unknown>;
}

export interface ProviderSignerOptions {
  /** The account to use. By default, the wallet asks the user. */
  address?: string | undefined;
}

export interface ProviderPayerOptions extends ProviderSignerOptions, WalletPayerOptions {
  /** The chain to pay on: 8453 is Base. The wallet is asked to switch to it before it pays. */
  chainId: number;
}

/** EIP-3326: the wallet does not know the chain. */
const UNRECOGNIZED_CHAIN_CODE = 4902;

const createClient = (provider: Provider, account: Address) =>
  createWalletClient({ account, transport: custom(provider as EIP1193Provider) });

/**
 * Signs requests with a browser wallet.
 *
 * @example
 * const market = new AgentMarket({ baseUrl, signer: await providerSigner(window.ethereum) });
 */
export async function providerSigner(
  provider: Provider,
  { address }: ProviderSignerOptions = {},
): Promise<WalletSigner> {
  const account = await getAccount(provider, address);
  return { address: account, sign: (message) => createClient(provider, account).signMessage({ message }) };
}

/**
 * Pays with a browser wallet, which asks the user and sends the transaction. The transfer is locked: nobody else who
 * sees it can spend it.
 *
 * @example
 * const payer = await providerPayer(window.ethereum, { chainId: 8453 });
 * const paid = await payOrder(market, order, payer);
 */
export async function providerPayer(
  provider: Provider,
  { chainId, address, ...options }: ProviderPayerOptions,
): Promise<SendingPayer> {
  const account = await getAccount(provider, address);
  const chain = defineChain({
    id: chainId,
    name: `chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  });
  const transport = custom(provider as EIP1193Provider);
  const payer = walletPayer(createWalletClient({ account, chain, transport }), options);
  const ensureChain = async () => {
    const now = await provider.request({ method: 'eth_chainId' });
    if (Number(now) !== chainId) await createClient(provider, account).switchChain({ id: chainId });
  };
  return createSendingPayer({
    ...payer,
    async send(...transfer) {
      await ensureChain().catch((error) => {
        if (getCauseChain(error).every(({ code }) => code !== UNRECOGNIZED_CHAIN_CODE))
          throw toPaymentError(error);
        throw new PaymentRefusedError(
          `The wallet does not know chain ${chainId}: add it there, and try again`,
        );
      });
      return payer.send(...transfer);
    },
  });
}

async function getAccount(provider: Provider, address: string | undefined): Promise<Address> {
  if (address) return address as Address;
  try {
    const [account] = (await provider.request({ method: 'eth_requestAccounts' })) as Address[];
    if (account) return account;
  } catch (cause) {
    throw new CredentialError(`The wallet shows no account: ${getSafeMessage(cause)}`, redactCause(cause));
  }
  throw new CredentialError('The wallet shows no account', undefined);
}
