import { type Block, createBlock } from '@ethereumjs/block';
import { EVMError, type ExecResult } from '@ethereumjs/evm';
import { type AccessList, createAccessList2930Tx } from '@ethereumjs/tx';
import { createAddressFromString } from '@ethereumjs/util';
import { runTx, type VM } from '@ethereumjs/vm';
import { type Address, bytesToHex, type Hex, hexToBytes } from 'viem';
import { decodeRevertReason } from './revert-reason.ts';
import { executionReverted, type RpcError, serverError } from './rpc-error.ts';
import { BLOCK_GAS_LIMIT, type WorldState } from './world-state.ts';

export interface CallRequest {
  from: Address;
  to: Address | undefined;
  data: Hex;
  value: bigint;
  gas: bigint | undefined;
  accessList: AccessList;
}

/** The environment of a simulated call: its state and block. */
export interface BlockContext {
  stateRoot: Hex;
  number: bigint;
  timestamp: bigint;
}

/** Runs calls and transactions for their result only. */
export class Simulator {
  readonly #world: WorldState;

  constructor(world: WorldState) {
    this.#world = world;
  }

  /** Without `to`, the data runs as a constructor, and the result is the code it would deploy. */
  async call(request: CallRequest, surroundings: BlockContext): Promise<Hex> {
    const machine = await this.#createVm(surroundings);
    const caller = createAddressFromString(request.from);
    const { execResult } = await machine.evm.runCall({
      caller,
      origin: caller,
      ...(request.to && { to: createAddressFromString(request.to) }),
      data: hexToBytes(request.data),
      value: request.value,
      gasLimit: request.gas ?? BLOCK_GAS_LIMIT,
      block: this.#buildBlock(surroundings),
    });
    const failure = toRevertError(execResult);
    if (failure) throw failure;
    return bytesToHex(execResult.returnValue);
  }

  /**
   * The least gas with which the transaction succeeds, within two percent: inner calls need more than what is used, of
   * which they get 63/64. Mostly that first guess is enough.
   */
  async estimateGas(request: CallRequest, surroundings: BlockContext): Promise<bigint> {
    let enough = request.gas ?? BLOCK_GAS_LIMIT;
    const first = await this.#execute(request, enough, surroundings);
    if (first.failure) throw first.failure;
    let tooLittle = first.gasUsed - 1n;
    let guess = ((first.gasUsed + first.refund) * 64n) / 63n;
    while (enough - tooLittle > 1n && (enough - tooLittle) * 50n > enough) {
      if (guess <= tooLittle || guess >= enough) guess = (tooLittle + enough) / 2n;
      const { failure } = await this.#execute(request, guess, surroundings);
      if (failure) tooLittle = guess;
      else enough = guess;
      guess = (tooLittle + enough) / 2n;
    }
    return enough;
  }

  async #execute(request: CallRequest, gas: bigint, surroundings: BlockContext) {
    const machine = await this.#createVm(surroundings);
    const tx = this.#buildTransaction(request, gas);
    const block = this.#buildBlock(surroundings);
    const result = await runTx(machine, { tx, block, skipNonce: true }).catch((error: unknown) => {
      throw toRpcFailure(error);
    });
    const { execResult, totalGasSpent } = result;
    return { failure: toRevertError(execResult), gasUsed: totalGasSpent, refund: execResult.gasRefund ?? 0n };
  }

  #buildTransaction({ from, to, data, value, accessList }: CallRequest, gasLimit: bigint) {
    const fields = { ...(to && { to }), data, value, accessList, gasLimit, gasPrice: 0n };
    const tx = createAccessList2930Tx(fields, { common: this.#world.common, freeze: false });
    const sender = createAddressFromString(from);
    tx.getSenderAddress = () => sender;
    return tx;
  }

  async #createVm({ stateRoot }: BlockContext): Promise<VM> {
    const machine = await this.#world.createVm(hexToBytes(stateRoot));
    // An outer checkpoint that is never committed keeps every change out of the database.
    await machine.stateManager.checkpoint();
    return machine;
  }

  #buildBlock({ number, timestamp }: BlockContext): Block {
    const header = { number, timestamp, gasLimit: BLOCK_GAS_LIMIT, baseFeePerGas: 0n };
    return createBlock({ header }, { common: this.#world.common });
  }
}

function toRevertError({ exceptionError, returnValue }: ExecResult): RpcError | undefined {
  if (!exceptionError) return undefined;
  const { REVERT, INSUFFICIENT_BALANCE } = EVMError.errorMessages;
  if (exceptionError.error === REVERT) {
    const data = bytesToHex(returnValue);
    return executionReverted(decodeRevertReason(data), data);
  }
  if (exceptionError.error === INSUFFICIENT_BALANCE) return serverError('insufficient funds for transfer');
  return serverError(exceptionError.error);
}

function toRpcFailure(error: unknown): RpcError {
  const why = error instanceof Error ? error.message : String(error);
  if (/enough funds/.test(why)) return serverError('insufficient funds for gas * price + value');
  if (/INTRINSIC_GAS_TOO_LOW/.test(why)) return serverError('intrinsic gas too low');
  if (/higher gas limit/.test(why)) return serverError('exceeds block gas limit');
  return serverError(why.split(' (vm ')[0] ?? why);
}
