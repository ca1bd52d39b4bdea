import { type Block, createBlock } from '@ethereumjs/block';
import { EVMError, type ExecResult } from '@ethereumjs/evm';
import { type AccessList, createAccessList2930Tx } from '@ethereumjs/tx';
import { createAddressFromString } from '@ethereumjs/util';
import { runTx, type VM } from '@ethereumjs/vm';
import { type Address, bytesToHex, type Hex, hexToBytes } from 'viem';
import { revertReason } from './revert-reason.ts';
import { executionReverted, type RpcError, serverError } from './rpc-error.ts';
import { BLOCK_GAS_LIMIT, type World } from './world.ts';

export interface CallRequest {
  from: Address;
  to: Address | undefined;
  data: Hex;
  value: bigint;
  gas: bigint | undefined;
  accessList: AccessList;
}

/** Where a simulated call finds itself: the state it sees and the block it thinks it is in. */
export interface Surroundings {
  stateRoot: Hex;
  number: bigint;
  timestamp: bigint;
}

/** Runs calls and transactions for their result only. */
export class Simulator {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Without `to` the data runs as a constructor and its answer is the code it would have deployed. */
  async call(request: CallRequest, surroundings: Surroundings): Promise<Hex> {
    const machine = await this.#machine(surroundings);
    const caller = createAddressFromString(request.from);
    const { execResult } = await machine.evm.runCall({
      caller,
      origin: caller,
      ...(request.to && { to: createAddressFromString(request.to) }),
      data: hexToBytes(request.data),
      value: request.value,
      gasLimit: request.gas ?? BLOCK_GAS_LIMIT,
      block: this.#block(surroundings),
    });
    const failure = failureOf(execResult);
    if (failure) throw failure;
    return bytesToHex(execResult.returnValue);
  }

  /** The least gas with which the transaction succeeds, to within a hundredth: inner calls make it more than what is used. */
  async estimateGas(request: CallRequest, surroundings: Surroundings): Promise<bigint> {
    let enough = request.gas ?? BLOCK_GAS_LIMIT;
    const first = await this.#execute(request, enough, surroundings);
    if (first.failure) throw first.failure;
    let tooLittle = first.gasUsed - 1n;
    let guess = ((first.gasUsed + first.refund) * 64n) / 63n;
    while (enough - tooLittle > 1n && (enough - tooLittle) * 100n > enough) {
      if (guess <= tooLittle || guess >= enough) guess = (tooLittle + enough) / 2n;
      const { failure } = await this.#execute(request, guess, surroundings);
      if (failure) tooLittle = guess;
      else enough = guess;
      guess = (tooLittle + enough) / 2n;
    }
    return enough;
  }

  async #execute(request: CallRequest, gas: bigint, surroundings: Surroundings) {
    const machine = await this.#machine(surroundings);
    const tx = this.#unsigned(request, gas);
    const block = this.#block(surroundings);
    const result = await runTx(machine, { tx, block, skipNonce: true }).catch((error: unknown) => {
      throw refusal(error);
    });
    const { execResult, totalGasSpent } = result;
    return { failure: failureOf(execResult), gasUsed: totalGasSpent, refund: execResult.gasRefund ?? 0n };
  }

  #unsigned({ from, to, data, value, accessList }: CallRequest, gasLimit: bigint) {
    const fields = { ...(to && { to }), data, value, accessList, gasLimit, gasPrice: 0n };
    const tx = createAccessList2930Tx(fields, { common: this.#world.common, freeze: false });
    const sender = createAddressFromString(from);
    tx.getSenderAddress = () => sender;
    return tx;
  }

  async #machine({ stateRoot }: Surroundings): Promise<VM> {
    const machine = await this.#world.machineAt(hexToBytes(stateRoot));
    // An outer checkpoint that is never committed keeps every change out of the database.
    await machine.stateManager.checkpoint();
    return machine;
  }

  #block({ number, timestamp }: Surroundings): Block {
    const header = { number, timestamp, gasLimit: BLOCK_GAS_LIMIT, baseFeePerGas: 0n };
    return createBlock({ header }, { common: this.#world.common });
  }
}

function failureOf({ exceptionError, returnValue }: ExecResult): RpcError | undefined {
  if (!exceptionError) return undefined;
  const { REVERT, INSUFFICIENT_BALANCE } = EVMError.errorMessages;
  if (exceptionError.error === REVERT) {
    const data = bytesToHex(returnValue);
    return executionReverted(revertReason(data), data);
  }
  if (exceptionError.error === INSUFFICIENT_BALANCE) return serverError('insufficient funds for transfer');
  return serverError(exceptionError.error);
}

function refusal(error: unknown): RpcError {
  const why = error instanceof Error ? error.message : String(error);
  if (/enough funds/.test(why)) return serverError('insufficient funds for gas * price + value');
  if (/INTRINSIC_GAS_TOO_LOW/.test(why)) return serverError('intrinsic gas too low');
  if (/higher gas limit/.test(why)) return serverError('exceeds block gas limit');
  return serverError(why.split(' (vm ')[0] ?? why);
}
