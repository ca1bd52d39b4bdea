import { queryOptions } from '@tanstack/react-query';
import { microToUsd } from '../components/format.ts';
import { getSandboxNetwork } from '../session/sandbox.ts';

/** A transaction of a sandbox chain. */
interface SandboxTransaction {
  succeeded: boolean;
  /** Its block or slot. */
  blockOrSlot: string;
  transfers: { from: string | null; to: string | null; usdc: string }[];
}

export const transactionQuery = (network: string, hash: string) =>
  queryOptions({ queryKey: ['transactions', network, hash], queryFn: () => readTransaction(network, hash) });

async function readTransaction(network: string, hash: string): Promise<SandboxTransaction> {
  const { rpc_url, usdc } = await getSandboxNetwork(network);
  return network.startsWith('solana')
    ? readSolanaTransaction(rpc_url, usdc, hash)
    : readEvmTransaction(rpc_url, usdc, hash);
}

/** `Transfer(address,address,uint256)` */
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

interface Receipt {
  status: string;
  blockNumber: string;
  logs: { address: string; topics: string[]; data: string }[];
}

async function readEvmTransaction(rpcUrl: string, usdc: string, hash: string): Promise<SandboxTransaction> {
  const receipt = await callRpc<Receipt>(rpcUrl, 'eth_getTransactionReceipt', [hash]);
  const transfers = receipt.logs.filter(
    ({ address, topics }) => address.toLowerCase() === usdc.toLowerCase() && topics[0] === TRANSFER_TOPIC,
  );
  return {
    succeeded: receipt.status === '0x1',
    blockOrSlot: String(BigInt(receipt.blockNumber)),
    transfers: transfers.map(({ topics, data }) => ({
      from: parseTopicAddress(topics[1]),
      to: parseTopicAddress(topics[2]),
      usdc: microToUsd(BigInt(data)),
    })),
  };
}

const parseTopicAddress = (topic = '') => `0x${topic.slice(-40)}`;

interface TokenBalance {
  accountIndex: number;
  mint: string;
  owner: string;
  uiTokenAmount: { amount: string };
}

interface SolanaTransaction {
  slot: number;
  meta: { err: unknown; preTokenBalances: TokenBalance[]; postTokenBalances: TokenBalance[] };
}

async function readSolanaTransaction(
  rpcUrl: string,
  usdc: string,
  hash: string,
): Promise<SandboxTransaction> {
  const options = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 };
  const { slot, meta } = await callRpc<SolanaTransaction>(rpcUrl, 'getTransaction', [hash, options]);
  const before = new Map(
    meta.preTokenBalances.map((one) => [one.accountIndex, BigInt(one.uiTokenAmount.amount)]),
  );
  const changes = meta.postTokenBalances
    .filter(({ mint }) => mint === usdc)
    .map(({ accountIndex, owner, uiTokenAmount }) => ({
      owner,
      change: BigInt(uiTokenAmount.amount) - (before.get(accountIndex) ?? 0n),
    }));
  const payer = changes.find(({ change }) => change < 0n)?.owner ?? null;
  return {
    succeeded: meta.err === null,
    blockOrSlot: String(slot),
    transfers: changes
      .filter(({ change }) => change > 0n)
      .map(({ owner, change }) => ({ from: payer, to: owner, usdc: microToUsd(change) })),
  };
}

async function callRpc<T>(rpcUrl: string, method: string, params: unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { result } = (await answer.json()) as { result: T | null };
  if (!result) throw new Error('Transaction not found.');
  return result;
}
