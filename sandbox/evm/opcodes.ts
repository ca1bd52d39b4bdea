import type { Common } from '@ethereumjs/common';
import { getOpcodesForHF } from '@ethereumjs/evm';
import { analyzeCode } from './code-analysis.ts';
import { createDynamicGas, type DynamicGas } from './dynamic-gas.ts';
import type { CustomOpcode, Frame, Handler } from './frame.ts';
import type { State } from './state.ts';
import { readWord, toWord } from './words.ts';

/** An opcode that needs no promise. */
interface Step {
  fee: bigint;
  getGas: DynamicGas | undefined;
  handle: Handler;
}

/** Instead of the interpreter's own, which pad words through lists or wait for a state that is in memory. */
const handlers = new Map<number, Handler>([
  // MLOAD
  [0x51, ({ stack, memory }) => stack.push(readWord(memory.read(Number(stack.pop()), 32, true)))],
  // MSTORE
  [
    0x52,
    ({ stack, memory }) => {
      const [offset, word] = stack.popN(2) as [bigint, bigint];
      memory.write(Number(offset), 32, toWord(word));
    },
  ],
  // SLOAD
  [
    0x54,
    ({ stack, stateManager, env }) => {
      // The virtual machines of these chains run on no other state.
      const value = (stateManager as State).readStorage(env.address, toWord(stack.pop()));
      stack.push(readWord(value));
    },
  ],
]);

/**
 * The interpreter awaits every single opcode, and searches the whole code for jump destinations on each call. With
 * these opcodes, one await runs all opcodes up to the next call or write, and each code is searched once.
 */
export function createOpcodes(common: Common): CustomOpcode[] {
  const dynamicGas = createDynamicGas(common);
  const steps: (Step | undefined)[] = [];
  const opcodes: CustomOpcode[] = [];
  for (const [opcode, { opcodeInfo, opHandler }] of getOpcodesForHF(common).opcodeMap.entries()) {
    const { code, name, fee, isAsync, isInvalid } = opcodeInfo;
    const getGas = dynamicGas.get(opcode);
    const handle = handlers.get(opcode) ?? (isAsync ? undefined : opHandler);
    if (code !== opcode || isInvalid || !handle || (opcodeInfo.dynamicGas && !getGas)) continue;
    steps[opcode] = { fee: BigInt(fee), getGas, handle };
    opcodes.push({
      opcode,
      opcodeName: name,
      baseFee: fee,
      ...(getGas && { gasFunction: (frame: Frame, gas: bigint) => gas + getGas(frame) }),
      logicFunction: (frame: Frame) => runSteps(steps, frame, common),
    });
  }
  return opcodes;
}

/** Runs the opcode that the interpreter has charged for, and those after it. */
function runSteps(steps: readonly (Step | undefined)[], frame: Frame, common: Common): void {
  useAnalysis(frame);
  const { code, interpreter } = frame;
  let step = steps[frame.opCode];
  while (step) {
    step.handle(frame, common);
    if (frame.programCounter >= code.length) return;
    const opcode = code[frame.programCounter] as number;
    step = steps[opcode];
    if (!step) return;
    frame.opCode = opcode;
    interpreter.useGas(step.getGas ? step.fee + step.getGas(frame) : step.fee);
    frame.programCounter++;
  }
}

function useAnalysis(frame: Frame): void {
  if (!frame.shouldDoJumpAnalysis) return;
  const { validJumps, pushes } = analyzeCode(frame.code);
  frame.validJumps = validJumps;
  frame.cachedPushes = pushes;
  frame.shouldDoJumpAnalysis = false;
}
