import type { Common } from '@ethereumjs/common';
import { EVM, type EVMMockBlockchainInterface, getOpcodesForHF, NobleBN254 } from '@ethereumjs/evm';
import { createAddressFromString } from '@ethereumjs/util';
import { createOpcodes } from './opcodes.ts';
import type { State } from './state.ts';

// Point evaluation belongs to blob transactions, which this chain rejects; its engine is not shipped.
const DISABLED_PRECOMPILES = [{ address: createAddressFromString(`0x${'0a'.padStart(40, '0')}`) }];
const bn254 = new NobleBN254();

type OpcodeTables = ReturnType<typeof getOpcodesForHF>;

/** The rules of a chain never change, and to build the tables takes longer than most calls. */
const tables = new WeakMap<Common, OpcodeTables>();

function getTables(common: Common): OpcodeTables {
  let built = tables.get(common);
  if (!built) {
    built = getOpcodesForHF(common, createOpcodes(common));
    tables.set(common, built);
  }
  return built;
}

/** The interpreter of a chain, on one state. */
export class ChainEvm extends EVM {
  constructor(common: Common, stateManager: State, blockchain: EVMMockBlockchainInterface) {
    super({ common, stateManager, blockchain, bn254, customPrecompiles: DISABLED_PRECOMPILES });
  }

  override getActiveOpcodes(): OpcodeTables['opcodes'] {
    const { opcodes, dynamicGasHandlers, handlers, opcodeMap } = getTables(this.common);
    this._opcodes = opcodes;
    this._dynamicGasHandlers = dynamicGasHandlers;
    this._handlers = handlers;
    this._opcodeMap = opcodeMap;
    return opcodes;
  }
}
