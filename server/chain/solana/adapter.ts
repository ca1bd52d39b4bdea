import { getMint } from '@solana/spl-token';
import type { TransactionInstruction } from '@solana/web3.js';
import { systemClock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { callNode, submitTransaction } from '../call-node.ts';
import { InvalidRecipientError } from '../errors.ts';
import { getAdapter } from '../get-adapter.ts';
import { requireIncomingPayments } from '../payment-check.ts';
import { normaliseReference } from '../reference.ts';
import { createRpcFetch, type RpcOptions } from '../rpc-fetch.ts';
import type { Signer } from '../signer.ts';
import type { ChainAdapter, Chains, Finality, SignedPayment, TransactionDraft } from '../types.ts';
import { parseAddress } from './address.ts';
import { readNativeBalances } from './balances.ts';
import { computeMaxBatchSize, draftBatch, listBatchOutcomes } from './batches.ts';
import { createContext, type SolanaContext, type SolanaNetworkConfig } from './context.ts';
import { assertAffordable, type Cost, type CostParams, estimateCost, readRentExemption } from './cost.ts';
import { listInvalidRecipients } from './invalid-recipients.ts';
import { findMintCreation, type MintCreation } from './mint-creation.ts';
import { observePayment, toFinality } from './payment.ts';
import { draftSettlement } from './settlement.ts';
import { draftInstructions } from './sign.ts';
import { signPayment } from './signed-payment.ts';
import { type Simulation, simulate } from './simulate.ts';
import { checkInclusion, readTransactionStatus } from './status.ts';
import { deriveTokenAccount } from './token-account.ts';
import { draftTransfer, readUsdcBalance } from './transfer.ts';

const GENESIS_HASHES = {
  'mainnet-beta': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHScSy1L8JzSbqYtELtxY',
};
const USDC_DECIMALS = 6;
/** As long as the id of a batch. */
const SAMPLE_MEMO = newId('pay', systemClock);
/** The same for every treasury and token, whose addresses take the same space. */
let maxBatchSize: number | undefined;

/** Operations that only Solana has. */
export interface SolanaAdapter extends ChainAdapter {
  /** Current rent and fees, and the balance a wallet needs to pay them and stay rent-exempt. */
  estimateCost(action: CostParams): Promise<Cost>;
  /** Throws InsufficientFeeBalanceError if the wallet's balance is lower than that. */
  assertAffordable(wallet: string, action: CostParams): Promise<void>;
  /** Instructions, signed by the fee payer and by keys created for them. */
  draftInstructions(
    signer: Signer,
    instructions: readonly TransactionInstruction[],
    others?: readonly Signer[],
  ): Promise<TransactionDraft>;
  /** In lamports, in the order of the addresses. */
  readNativeBalances(addresses: readonly string[]): Promise<bigint[]>;
  /** The USDC token account of an address. */
  deriveUsdcAccount(owner: string): string;
  /** Simulates the effect of a transaction on these accounts; see `simulate.ts`. */
  simulate(transaction: string, addresses: readonly string[]): Promise<Simulation>;
  /** The rent-exempt minimum for an account of this size, in lamports. */
  readRentExemption(size: number): Promise<bigint>;
  hasAccount(address: string): Promise<boolean>;
  /** The transaction that created the mint, and its signers; see `mint-creation.ts`. */
  findMintCreation(mint: string, reference?: string): Promise<MintCreation | undefined>;
}

export function getSolanaAdapter(chains: Chains): SolanaAdapter {
  return getAdapter(chains, 'solana-mainnet') as SolanaAdapter;
}

export function createSolanaAdapter(
  config: SolanaNetworkConfig,
  options: Omit<RpcOptions, 'network'>,
): SolanaAdapter {
  const { network } = config;
  const rpc = createRpcFetch({ ...options, network });
  const context = createContext(config, rpc);
  const { connection } = context;
  const treasury = context.treasury.toBase58();
  maxBatchSize ??= computeMaxBatchSize(context, SAMPLE_MEMO);
  return {
    network,
    treasury,
    treasurySigner: config.treasury,
    relayers: [],
    maxBatchSize,
    invalidRecipients: listInvalidRecipients(context),
    openAccountMinMicro: config.openAccountMinMicro,
    async readPayments(given) {
      const reference = normaliseReference(network, given);
      const observed = await callNode(network, () => observePayment(context, reference));
      return requireIncomingPayments(network, reference, observed);
    },
    findFinality: (reference) =>
      callNode(network, () => findFinality(context, normaliseReference(network, reference))),
    checkInclusion: (reference, origin) =>
      callNode(network, () => checkInclusion(context, normaliseReference(network, reference), origin)),
    draftTransfer: (signer, order) => callNode(network, () => draftTransfer(context, signer, order)),
    draftBatch: (memo, transfers) => callNode(network, () => draftBatch(context, memo, transfers)),
    readBatchOutcomes: async (txHash, transfers) => listBatchOutcomes(txHash, transfers),
    signPayment: (signer, amountMicro) => callNode(network, () => signPayment(context, signer, amountMicro)),
    draftSettlement: (signer, payment) =>
      callNode(network, () => draftSettlement(context, signer, requireTransaction(payment))),
    // a payer's transaction lacks our signature and is the same whoever sends it
    findThirdPartySettlement: async () => undefined,
    // we are the fee payer of payers' transactions, so nobody else can complete them
    findRedemption: async () => undefined,
    // a blockhash expires within minutes; then the transfer is signed again at the current price
    draftReplacement: async () => undefined,
    broadcast: ({ payload }) =>
      submitTransaction(network, () =>
        connection.sendRawTransaction(Buffer.from(payload, 'base64'), { maxRetries: 0 }),
      ),
    readTransactionStatus: (signed) => callNode(network, () => readTransactionStatus(context, signed)),
    readUsdcBalance: (address) => callNode(network, () => readUsdcBalance(context, parseAddress(address))),
    readNativeBalance: (address) =>
      callNode(network, async () => BigInt(await connection.getBalance(parseAddress(address)))),
    readNativeBalances: (addresses) => callNode(network, () => readNativeBalances(context, addresses)),
    deriveUsdcAccount: (owner) => deriveTokenAccount(context.mint, parseAddress(owner)).toBase58(),
    simulate: (transaction, addresses) => callNode(network, () => simulate(context, transaction, addresses)),
    estimateCost: (action) => callNode(network, () => estimateCost(context, action)),
    assertAffordable: (wallet, action) =>
      callNode(network, () => assertAffordable(context, parseAddress(wallet), action)),
    draftInstructions: (signer, instructions, others) =>
      callNode(network, () => draftInstructions(context, signer, instructions, others)),
    readRentExemption: (size) => callNode(network, () => readRentExemption(context, size)),
    hasAccount: (address) =>
      callNode(network, async () => (await connection.getAccountInfo(parseAddress(address))) !== null),
    findMintCreation: (mint, reference) =>
      callNode(network, () =>
        findMintCreation(context, mint, reference && normaliseReference(network, reference)),
      ),
    findConfigMismatches: () => callNode(network, () => findConfigMismatches(context)),
    assertReachable: () => callNode(network, async () => void (await connection.getSlot())),
    fetch: rpc.fetch,
    close: () => rpc.close(),
  };
}

function requireTransaction(payment: SignedPayment): string {
  if (payment.kind === 'transaction') return payment.transaction;
  throw new InvalidRecipientError('Solana takes transactions.');
}

/** Undefined if it is in no block, or failed there. */
async function findFinality(
  { readStatus, config }: SolanaContext,
  signature: string,
): Promise<Finality | undefined> {
  const { status } = await readStatus(signature);
  const landed = status?.err === null && status.confirmationStatus !== 'processed';
  return landed ? toFinality(status, config.payoutCommitment) : undefined;
}

async function findConfigMismatches({ connection, mint, config }: SolanaContext): Promise<string[]> {
  const genesis = await connection.getGenesisHash();
  const actual = Object.entries(GENESIS_HASHES).find(([, hash]) => hash === genesis)?.[0] ?? 'local';
  if (actual !== config.cluster) {
    return [`SOLANA_CLUSTER is ${config.cluster}, but the node at SOLANA_RPC_URL belongs to ${actual}.`];
  }
  const account = await connection.getAccountInfo(mint);
  const decimals = account && (await getMint(connection, mint).catch(() => undefined))?.decimals;
  if (decimals === USDC_DECIMALS) return [];
  return [`SOLANA_USDC_MINT is ${config.usdcMint}, which is not a mint with 6 decimals on that cluster.`];
}
