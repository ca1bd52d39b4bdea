import { getAssociatedTokenAddressSync, getMint } from '@solana/spl-token';
import type { TransactionInstruction } from '@solana/web3.js';
import { adapterOf } from '../adapter-of.ts';
import { ask, submit } from '../ask.ts';
import { InvalidRecipientError } from '../errors.ts';
import { incomingPayments } from '../payment-check.ts';
import { normaliseReference } from '../reference.ts';
import { createRpcFetch, type RpcOptions } from '../rpc-fetch.ts';
import type { Signer } from '../signer.ts';
import type { ChainAdapter, Chains, SignedPayment, SignedTransaction } from '../types.ts';
import { readAddress } from './address.ts';
import { nativeBalances } from './balances.ts';
import { createContext, type SolanaContext, type SolanaNetworkConfig } from './context.ts';
import { type Cost, costOf, expectAffordable, type OnChainAction, rentOf } from './cost.ts';
import { impossibleRecipients } from './impossible-recipients.ts';
import { findMintCreation, type MintCreation } from './mint-creation.ts';
import { finalityFrom, observePayment } from './payment.ts';
import { readSettlement, signSettlement } from './settlement.ts';
import { prepareInstructions } from './sign.ts';
import { signPayment } from './signed-payment.ts';
import { type Simulation, simulate } from './simulate.ts';
import { transactionStatus } from './status.ts';
import { signTransfer, usdcBalance } from './transfer.ts';

const GENESIS = {
  'mainnet-beta': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHScSy1L8JzSbqYtELtxY',
};
const USDC_DECIMALS = 6;

/** What only Solana can do. */
export interface SolanaAdapter extends ChainAdapter {
  /** What its accounts and signatures cost now, and what a wallet has to hold to pay that and stay open. */
  costOf(action: OnChainAction): Promise<Cost>;
  /** Throws FeeUnaffordableError where the wallet holds less than that. */
  expectAffordable(wallet: string, action: OnChainAction): Promise<void>;
  /** Signs instructions whose fee the signer pays, together with keys that are made for them alone; sends nothing. */
  prepareInstructions(
    signer: Signer,
    instructions: readonly TransactionInstruction[],
    others?: readonly Signer[],
  ): Promise<SignedTransaction>;
  /** In lamports, in the order of the addresses. */
  nativeBalances(addresses: readonly string[]): Promise<bigint[]>;
  /** The account that holds the USDC of an address. */
  usdcAccountOf(owner: string): string;
  /** What a transaction would do to these accounts now; see `simulate.ts`. */
  simulate(transaction: string, addresses: readonly string[]): Promise<Simulation>;
  /** What an account of this size has to hold, in lamports. */
  rentOf(size: number): Promise<bigint>;
  hasAccount(address: string): Promise<boolean>;
  /** Which transaction made the mint, and who signed it; see `mint-creation.ts`. */
  findMintCreation(mint: string, reference?: string): Promise<MintCreation | undefined>;
}

export function solanaOf(chains: Chains): SolanaAdapter {
  return adapterOf(chains, 'solana-mainnet') as SolanaAdapter;
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
  return {
    network,
    treasury,
    treasurySigner: config.treasury,
    impossibleRecipients: impossibleRecipients(context),
    openAccountMinMicro: config.openAccountMinMicro,
    async readPayments(given) {
      const reference = normaliseReference(network, given);
      const observed = await ask(network, () => observePayment(context, reference));
      return incomingPayments(network, reference, observed);
    },
    finalityOf: (reference) =>
      ask(network, () => finalityOf(context, normaliseReference(network, reference))),
    prepareTransfer: (signer, order) => ask(network, () => signTransfer(context, signer, order)),
    signPayment: (signer, amountMicro) => ask(network, () => signPayment(context, signer, amountMicro)),
    judgeSettlement: async (payment) => void readSettlement(context, transactionIn(payment)),
    prepareSettlement: (signer, payment) =>
      ask(network, () => signSettlement(context, signer, transactionIn(payment))),
    // what a payer signs here lacks our signature, and is the same transaction whoever sends it
    findForeignSettlement: async () => undefined,
    // the fee of what payers sign is ours to pay, so nobody else can complete it
    findRedemption: async () => undefined,
    // a blockhash runs out within minutes, after which the transfer is signed anew at the price of the day
    outbid: async () => undefined,
    broadcast: ({ payload }) =>
      submit(network, () => connection.sendRawTransaction(Buffer.from(payload, 'base64'), { maxRetries: 0 })),
    transactionStatus: (signed) => ask(network, () => transactionStatus(context, signed)),
    usdcBalance: (address) => ask(network, () => usdcBalance(context, readAddress(address))),
    nativeBalance: (address) =>
      ask(network, async () => BigInt(await connection.getBalance(readAddress(address)))),
    nativeBalances: (addresses) => ask(network, () => nativeBalances(context, addresses)),
    usdcAccountOf: (owner) =>
      getAssociatedTokenAddressSync(context.mint, readAddress(owner), true).toBase58(),
    simulate: (transaction, addresses) => ask(network, () => simulate(context, transaction, addresses)),
    costOf: (action) => ask(network, () => costOf(context, action)),
    expectAffordable: (wallet, action) =>
      ask(network, () => expectAffordable(context, readAddress(wallet), action)),
    prepareInstructions: (signer, instructions, others) =>
      ask(network, () => prepareInstructions(context, signer, instructions, others)),
    rentOf: (size) => ask(network, () => rentOf(context, size)),
    hasAccount: (address) =>
      ask(network, async () => (await connection.getAccountInfo(readAddress(address))) !== null),
    findMintCreation: (mint, reference) =>
      ask(network, () =>
        findMintCreation(context, mint, reference && normaliseReference(network, reference)),
      ),
    findMismatches: () => ask(network, () => findMismatches(context)),
    health: () => ask(network, async () => void (await connection.getSlot())),
    close: () => rpc.close(),
  };
}

function transactionIn(payment: SignedPayment): string {
  if (payment.kind === 'transaction') return payment.transaction;
  throw new InvalidRecipientError('Solana takes transactions.');
}

async function finalityOf({ connection, config }: SolanaContext, signature: string) {
  const { value } = await connection.getSignatureStatuses([signature], { searchTransactionHistory: true });
  const status = value[0];
  const landed = status?.err === null && status.confirmationStatus !== 'processed';
  return landed ? finalityFrom(status, config.payoutCommitment) : undefined;
}

async function findMismatches({ connection, mint, config }: SolanaContext): Promise<string[]> {
  const genesis = await connection.getGenesisHash();
  const actual = Object.entries(GENESIS).find(([, hash]) => hash === genesis)?.[0] ?? 'local';
  if (actual !== config.cluster) {
    return [`SOLANA_CLUSTER is ${config.cluster}, but the node at SOLANA_RPC_URL belongs to ${actual}.`];
  }
  const account = await connection.getAccountInfo(mint);
  const decimals = account && (await getMint(connection, mint).catch(() => undefined))?.decimals;
  if (decimals === USDC_DECIMALS) return [];
  return [`SOLANA_USDC_MINT is ${config.usdcMint}, which is not a mint with 6 decimals on that cluster.`];
}
