import { numberToHex } from 'viem';
import type { Methods } from './method.ts';

export const networkMethods: Methods = {
  eth_chainId: (node) => numberToHex(node.chainId),
  net_version: (node) => String(node.chainId),
  net_listening: () => true,
  web3_clientVersion: () => 'agent-market-sandbox/1',
  eth_syncing: () => false,
  // The node has no keys: transactions come signed.
  eth_accounts: () => [],
};
