import { getBase58Encoder } from '@solana/kit';
import { VersionedMessage, VersionedTransaction } from '@solana/web3.js';
import { encodeAccount, parseAccountFormat } from '../encode/account.ts';
import type { Bank } from '../ledger/bank.ts';
import { invalidParams, preflightFailure, signatureFailure } from '../rpc/errors.ts';
import { type Config, type Params, parseAddress } from '../rpc/params.ts';
import { describeTransactionError, type TransactionError } from '../runtime/transaction-error.ts';
import type { Simulation } from '../runtime/virtual-machine.ts';
import {
  decodeTransaction,
  hasValidSignatures,
  MAX_TRANSACTION_BYTES,
  type WireTransaction,
} from '../runtime/wire-transaction.ts';
import { type Context, createDecimalsReader, type Methods, parseCommitment, withContext } from './context.ts';

type BinaryEncoding = 'base58' | 'base64';

const EMPTY_SIMULATION: Omit<Simulation, 'err'> = {
  logs: [],
  fee: 0,
  unitsConsumed: 0,
  innerInstructions: [],
  returnData: null,
  accounts: [],
};

function decodeBytes(text: string, encoding: BinaryEncoding): Uint8Array {
  try {
    if (encoding === 'base64') return new Uint8Array(Buffer.from(text, 'base64'));
    return Uint8Array.from(getBase58Encoder().encode(text));
  } catch {
    throw invalidParams(`invalid ${encoding} encoding`);
  }
}

function parseTransaction(text: string, config: Config): WireTransaction {
  const bytes = decodeBytes(text, config.oneOf('encoding', ['base58', 'base64'], 'base58'));
  if (bytes.length > MAX_TRANSACTION_BYTES) {
    throw invalidParams(
      `decoded transaction too large: ${bytes.length} bytes (max: ${MAX_TRANSACTION_BYTES} bytes)`,
    );
  }
  try {
    return decodeTransaction(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw invalidParams(
      `failed to deserialize solana_transaction::versioned::VersionedTransaction: ${reason}`,
    );
  }
}

function failedSimulation(err: TransactionError): Simulation {
  return { ...EMPTY_SIMULATION, err };
}

function simulate(bank: Bank, transaction: WireTransaction): Simulation {
  const refused = bank.findRejection(transaction);
  return refused ? failedSimulation(refused) : bank.simulate(transaction);
}

function encodeSimulation(simulation: Simulation): object {
  const { err, logs, unitsConsumed, returnData } = simulation;
  return {
    err,
    logs,
    accounts: null,
    unitsConsumed,
    returnData,
    innerInstructions: null,
    replacementBlockhash: null,
  };
}

function checkPreflight(bank: Bank, transaction: WireTransaction, config: Config): void {
  parseCommitment(bank, config, 'preflightCommitment');
  const simulation = simulate(bank, transaction);
  if (simulation.err === null) return;
  const message = `Transaction simulation failed: ${describeTransactionError(simulation.err)}`;
  throw preflightFailure(message, encodeSimulation(simulation));
}

function sendTransaction({ bank }: Context, params: Params): string {
  const config = params.config(1);
  const transaction = parseTransaction(params.text(0), config);
  if (!hasValidSignatures(transaction)) throw signatureFailure();
  if (!config.flag('skipPreflight')) checkPreflight(bank, transaction, config);
  // Without preflight, a rejected transaction just never appears.
  bank.submit(transaction);
  return transaction.signature;
}

function encodePostAccounts(bank: Bank, simulation: Simulation, config: Config): unknown {
  const requested = config.nested('accounts');
  if (!requested) return null;
  const format = parseAccountFormat(requested, 'base64');
  const decimalsOf = createDecimalsReader(bank);
  return requested.list('addresses').map((value) => {
    const address = parseAddress(value);
    const after = simulation.accounts.find((account) => account.address === address);
    const account = after ?? bank.getAccount(address, 'processed');
    return account ? encodeAccount(account, format, decimalsOf) : null;
  });
}

function simulateTransaction({ bank }: Context, params: Params): object {
  const config = params.config(1);
  const commitment = parseCommitment(bank, config);
  const transaction = parseTransaction(params.text(0), config);
  const replace = config.flag('replaceRecentBlockhash');
  if (config.flag('sigVerify')) {
    if (replace) throw invalidParams('sigVerify may not be used with replaceRecentBlockhash');
    if (!hasValidSignatures(transaction)) throw signatureFailure();
  }
  const simulation = replace ? bank.simulate(transaction) : simulate(bank, transaction);
  return withContext(bank, commitment, {
    ...encodeSimulation(simulation),
    accounts: encodePostAccounts(bank, simulation, config),
    innerInstructions: config.flag('innerInstructions') ? simulation.innerInstructions : null,
    replacementBlockhash: replace ? bank.getLatestBlockhash() : null,
  });
}

/** The message as an unsigned transaction, which is enough to compute its fee. */
function parseMessage(text: string): WireTransaction {
  const bytes = decodeBytes(text, 'base64');
  try {
    return decodeTransaction(new VersionedTransaction(VersionedMessage.deserialize(bytes)).serialize());
  } catch {
    throw invalidParams('failed to deserialize solana_message::versioned::VersionedMessage');
  }
}

/** Null once the blockhash has expired, as on a real node. */
function getFeeForMessage({ bank }: Context, params: Params): object {
  const commitment = parseCommitment(bank, params.config(1));
  const transaction = parseMessage(params.text(0));
  const isLive = bank.isBlockhashValid(transaction.message.recentBlockhash);
  return withContext(bank, commitment, isLive ? bank.simulate(transaction).fee : null);
}

export const submissionMethods: Methods = {
  getLatestBlockhash: ({ bank }, params) =>
    withContext(bank, parseCommitment(bank, params.config(0)), bank.getLatestBlockhash()),
  isBlockhashValid: ({ bank }, params) =>
    withContext(bank, parseCommitment(bank, params.config(1)), bank.isBlockhashValid(params.text(0))),
  getFeeForMessage,
  sendTransaction,
  simulateTransaction,
  requestAirdrop: ({ faucet }, params) =>
    faucet.airdrop(params.address(0), BigInt(params.count(1))).signature,
};
