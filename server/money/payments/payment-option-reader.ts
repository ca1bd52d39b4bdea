import { Connection } from '@solana/web3.js';
import { createPublicClient, http } from 'viem';
import { callNode } from '../../chain/call-node.ts';
import { readTokenDomain } from '../../chain/evm/token-domain.ts';
import { createRpcFetch } from '../../chain/rpc-fetch.ts';
import type { EvmConfig, SolanaConfig } from '../../config/config.ts';
import { describePaymentLock } from '../../foundation/platform/payment-lock.ts';
import { evmNames, type PaymentOption, solanaNames } from './payment-option.ts';

/** A payment option of a network, with the values that only its chain knows. */
export async function readPaymentOption(
  config: SolanaConfig | EvmConfig,
  payTo: string,
  timeoutMs: number,
): Promise<PaymentOption> {
  const { network } = config;
  if ('cluster' in config) {
    const names = solanaNames(config.cluster, await readGenesisHash(config, timeoutMs));
    // we settle signed payloads and pay the network fee
    const extra = { feePayer: payTo, lock: describePaymentLock('memo') };
    return { network, asset: config.usdcMint, payTo, ...names, extra };
  }
  const extra = { ...(await readUsdcDomain(config, timeoutMs)), lock: describePaymentLock('calldata') };
  return { network, asset: config.usdc, payTo, ...evmNames(config), extra };
}

async function readUsdcDomain({ network, rpcUrl, usdc }: EvmConfig, timeoutMs: number) {
  const rpc = createRpcFetch({ network, timeoutMs });
  const transport = http(rpcUrl, { fetchFn: rpc.fetch, retryCount: 0, timeout: 0, batch: true });
  const client = createPublicClient({ transport });
  try {
    return await callNode(network, () => readTokenDomain(client, usdc));
  } finally {
    await rpc.close();
  }
}

/** CAIP-2 identifies a cluster by the start of its genesis hash. */
async function readGenesisHash({ network, rpcUrl }: SolanaConfig, timeoutMs: number) {
  const rpc = createRpcFetch({ network, timeoutMs });
  const fetch = rpc.fetch as unknown as typeof globalThis.fetch;
  const connection = new Connection(rpcUrl, { fetch, disableRetryOnRateLimit: true });
  try {
    return await callNode(network, () => connection.getGenesisHash());
  } finally {
    await rpc.close();
  }
}
