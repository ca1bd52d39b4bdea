import { createTransferCheckedInstruction, getAssociatedTokenAddressSync } from '@solana/spl-token';
import { Connection, Keypair, PublicKey, Transaction, TransactionInstruction } from '@solana/web3.js';
import { encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type EvmChain, startEvmChain } from '../../sandbox/evm/chain.ts';
import { startSolanaChain } from '../../sandbox/solana/chain.ts';
import { answerCalls } from './messages.ts';
import { isEvm, type Network } from './networks.ts';

/**
 * The chains' clocks are ahead by this much, so that a payment can be made shortly before the order that it pays for.
 */
const LEAD_SECONDS = 90;
const BATCH = 50;
const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

const [solana, base, alt] = await Promise.all([
  startSolanaChain({}),
  startEvmChain({ chainId: 84532 }),
  startEvmChain({ chainId: 84533 }),
]);
for (const chain of [solana, base, alt]) await chain.advanceTime(LEAD_SECONDS);

const evmChains: Partial<Record<Network, EvmChain>> = { 'base-mainnet': base, 'alt-mainnet': alt };
const connection = new Connection(solana.rpcUrl, 'processed');
const mint = new PublicKey(solana.usdcMint);
let memos = 0;

function getEvm(network: Network): EvmChain {
  const chain = evmChains[network];
  if (!chain) throw new Error(`${network} is not an EVM chain`);
  return chain;
}

export interface Payments {
  network: Network;
  /** The payer's private key, in the form of its chain. */
  key: string;
  to: string;
  micro: bigint;
  count: number;
}

async function call<Result = string>(
  chain: EvmChain,
  calls: readonly { method: string; params: unknown[] }[],
) {
  const body = JSON.stringify(calls.map((one, id) => ({ jsonrpc: '2.0', id, ...one })));
  const response = await fetch(chain.rpcUrl, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const answers = (await response.json()) as {
    id: number;
    result: Result;
    error?: { message: string };
  }[];
  const failed = answers.find(({ error }) => error);
  if (failed) throw new Error(failed.error?.message);
  return answers.toSorted((one, other) => one.id - other.id).map(({ result }) => result);
}

async function payOnEvm({ network, key, to, micro, count }: Payments): Promise<string[]> {
  const chain = getEvm(network);
  const account = privateKeyToAccount(key as Hex);
  const params = [account.address, 'latest'];
  const [first] = await call(chain, [{ method: 'eth_getTransactionCount', params }]);
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to as Hex, micro],
  });
  const references: string[] = [];
  for (let done = 0; done < count; done += BATCH) {
    const signed = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) =>
      account.signTransaction({
        chainId: chain.chainId,
        to: chain.usdc,
        data,
        gas: 150_000n,
        nonce: Number(first) + done + index,
        maxFeePerGas: 2_000_000_000n,
        maxPriorityFeePerGas: 1_000_000n,
      }),
    );
    const calls = (await Promise.all(signed)).map((raw) => ({
      method: 'eth_sendRawTransaction',
      params: [raw],
    }));
    references.push(...(await call(chain, calls)));
  }
  return references;
}

async function payOnSolana({ key, to, micro, count }: Payments): Promise<string[]> {
  const payer = Keypair.fromSecretKey(Buffer.from(key, 'hex'));
  const account = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true);
  const { blockhash } = await connection.getLatestBlockhash();
  const references: string[] = [];
  for (let index = 0; index < count; index++) {
    memos += 1;
    const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash }).add(
      createTransferCheckedInstruction(
        account(payer.publicKey),
        mint,
        account(new PublicKey(to)),
        payer.publicKey,
        micro,
        6,
      ),
      new TransactionInstruction({
        programId: new PublicKey(MEMO_PROGRAM),
        keys: [],
        data: Buffer.from(`payment ${memos}`),
      }),
    );
    transaction.sign(payer);
    references.push(await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true }));
  }
  return references;
}

async function readGas(chain: EvmChain, reference: string): Promise<number> {
  const [receipt] = await call<{ gasUsed: string }>(chain, [
    { method: 'eth_getTransactionReceipt', params: [reference] },
  ]);
  return Number(receipt?.gasUsed);
}

async function readFee(reference: string): Promise<number> {
  const options = { commitment: 'confirmed', maxSupportedTransactionVersion: 0 } as const;
  return (await connection.getTransaction(reference, options))?.meta?.fee ?? Number.NaN;
}

const methods = {
  /** The variables of a server, with the addresses of the nodes themselves. */
  readEnvironment: () => ({
    SOLANA_RPC_URL: solana.rpcUrl,
    SOLANA_WS_URL: solana.wsUrl,
    SOLANA_CLUSTER: 'local',
    SOLANA_USDC_MINT: solana.usdcMint,
    BASE_RPC_URL: base.rpcUrl,
    BASE_CHAIN_ID: String(base.chainId),
    BASE_USDC_ADDRESS: base.usdc,
    ALT_RPC_URL: alt.rpcUrl,
    ALT_CHAIN_ID: String(alt.chainId),
    ALT_USDC_ADDRESS: alt.usdc,
  }),
  async fund(network: Network, addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      if (isEvm(network)) await getEvm(network).fund(address as Hex, 10n ** 20n);
      else await solana.airdrop(address, 100_000_000_000n);
    }
  },
  async mint(network: Network, addresses: readonly string[], micro: bigint): Promise<void> {
    for (const address of addresses) {
      if (isEvm(network)) await getEvm(network).mintUsdc(address as Hex, micro);
      else await solana.mintUsdc(address, micro);
    }
  },
  /** Final when it returns. */
  async pay(payments: readonly Payments[]): Promise<string[][]> {
    const references: string[][] = [];
    for (const one of payments)
      references.push(await (isEvm(one.network) ? payOnEvm(one) : payOnSolana(one)));
    for (const chain of [solana, base, alt]) chain.finalizeAll();
    return references;
  },
  /** Gas on EVM chains, lamports on Solana. */
  async readCosts(network: Network, references: readonly string[]): Promise<number[]> {
    const costs: number[] = [];
    for (const reference of references)
      costs.push(await (isEvm(network) ? readGas(getEvm(network), reference) : readFee(reference)));
    return costs;
  },
  cpuMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

export type ChainMethods = typeof methods;

answerCalls(methods);
process.on('disconnect', () => process.exit(0));
