import {
  type Address,
  type EncodedAccount,
  getAddressDecoder,
  getBase58Decoder,
  lamports,
  type Transaction,
} from '@solana/kit';
import {
  Clock,
  FailedTransactionMetadata,
  LiteSVM,
  type SimulatedTransactionInfo,
  type TransactionMetadata,
} from 'litesvm';
import { type TransactionError, toTransactionError } from './transaction-error.ts';

export type Account = EncodedAccount;

export const SLOTS_PER_EPOCH = 432_000;

export interface CompiledInnerInstruction {
  programIdIndex: number;
  accounts: number[];
  data: string;
  stackHeight: number;
}

export interface InnerInstructions {
  index: number;
  instructions: CompiledInnerInstruction[];
}

export interface ReturnData {
  programId: string;
  data: [string, 'base64'];
}

/** The result of a transaction, executed or simulated. */
export interface Execution {
  err: TransactionError | null;
  logs: string[];
  fee: number;
  unitsConsumed: number;
  innerInstructions: InnerInstructions[];
  returnData: ReturnData | null;
}

export interface Simulation extends Execution {
  accounts: Account[];
}

// litesvm reports the fee only in the text form of its metadata.
function getFee(meta: TransactionMetadata): number {
  const fee = /fee: (\d+) \}\)?$/.exec(meta.toString())?.[1];
  if (fee === undefined) throw new Error('litesvm no longer prints the fee of a transaction');
  return Number(fee);
}

function getInnerInstructions(meta: TransactionMetadata): InnerInstructions[] {
  const compile = (inner: ReturnType<TransactionMetadata['innerInstructions']>[number][number]) => ({
    programIdIndex: inner.instruction().programIdIndex(),
    accounts: [...inner.instruction().accounts()],
    data: getBase58Decoder().decode(inner.instruction().data()),
    stackHeight: inner.stackHeight(),
  });
  return meta
    .innerInstructions()
    .map((instructions, index) => ({ index, instructions: instructions.map(compile) }))
    .filter(({ instructions }) => instructions.length > 0);
}

function getReturnData(meta: TransactionMetadata): ReturnData | null {
  const returned = meta.returnData();
  if (returned.data().length === 0) return null;
  const programId = getAddressDecoder().decode(returned.programId());
  return { programId, data: [Buffer.from(returned.data()).toString('base64'), 'base64'] };
}

function toExecution(result: TransactionMetadata | FailedTransactionMetadata): Execution {
  const failed = result instanceof FailedTransactionMetadata;
  const meta = failed ? result.meta() : result;
  return {
    err: failed ? toTransactionError(result) : null,
    logs: meta.logs(),
    fee: getFee(meta),
    unitsConsumed: Number(meta.computeUnitsConsumed()),
    innerInstructions: getInnerInstructions(meta),
    returnData: getReturnData(meta),
  };
}

function toSimulation(result: SimulatedTransactionInfo | FailedTransactionMetadata): Simulation {
  if (result instanceof FailedTransactionMetadata) return { ...toExecution(result), accounts: [] };
  return { ...toExecution(result.meta()), accounts: result.postAccounts() };
}

/** The Solana runtime with the standard programs. The bank checks blockhashes, duplicates and signatures. */
export class VirtualMachine {
  readonly #svm = new LiteSVM()
    .withNativeMints()
    .withSigverify(false)
    .withBlockhashCheck(false)
    .withTransactionHistory(0n);

  execute(transaction: Transaction): Execution {
    return toExecution(this.#svm.sendTransaction(transaction));
  }

  simulate(transaction: Transaction): Simulation {
    return toSimulation(this.#svm.simulateTransaction(transaction));
  }

  getAccount(address: string): Account | null {
    const account = this.#svm.getAccount(address as Address);
    return account.exists ? account : null;
  }

  listProgramAccounts(program: string): Account[] {
    return this.#svm.getProgramAccounts(program as Address);
  }

  /** Writes an account; null removes it. */
  setAccount(address: string, account: Account | null): void {
    this.#svm.setAccount(account ?? createEmptyAccount(address));
  }

  getRentExemption(space: number): bigint {
    return this.#svm.minimumBalanceForRentExemption(BigInt(space));
  }

  /** Sets the slot, time and recent slot hashes that programs see. */
  setSlot(slot: number, unixTime: number, slotHashes: { slot: number; hash: string }[]): void {
    const epoch = BigInt(Math.floor(slot / SLOTS_PER_EPOCH));
    this.#svm.setClock(new Clock(BigInt(slot), 0n, epoch, epoch + 1n, BigInt(unixTime)));
    this.#svm.setSlotHashes(slotHashes.map(({ slot: at, hash }) => ({ slot: BigInt(at), hash })));
  }
}

const SYSTEM_PROGRAM = '11111111111111111111111111111111' as Address;

function createEmptyAccount(address: string): Account {
  return {
    address: address as Address,
    lamports: lamports(0n),
    data: new Uint8Array(),
    programAddress: SYSTEM_PROGRAM,
    executable: false,
    space: 0n,
  };
}
