import { type Address, createPublicClient, createWalletClient, defineChain, http } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { EvmChain } from '../../../sandbox/evm/chain.ts';

/** Longer than a busy machine makes a local chain take. */
const TIMEOUT_MS = 120_000;

/** A viem client of a local chain. */
export function connect(chain: Pick<EvmChain, 'rpcUrl' | 'chainId'>) {
  const definition = defineChain({
    id: chain.chainId,
    name: `sandbox ${chain.chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.rpcUrl] } },
  });
  const transport = http(undefined, { timeout: TIMEOUT_MS });
  const options = { chain: definition, transport, pollingInterval: 20, cacheTime: 0 };
  return {
    reader: createPublicClient(options),
    walletOf: (account: PrivateKeyAccount) => createWalletClient({ ...options, account }),
  };
}

/** The test's own chain, or that of the run. */
export interface EvmFaucet {
  fund(address: Address, wei: bigint): Promise<unknown>;
  mintUsdc(address: Address, micro: bigint): Promise<unknown>;
}

/** A new key with native coins for fees and, on request, USDC. */
export async function createFundedAccount(chain: EvmFaucet, microUsdc = 0n): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey());
  await chain.fund(account.address, 10n ** 18n);
  if (microUsdc > 0n) await chain.mintUsdc(account.address, microUsdc);
  return account;
}
