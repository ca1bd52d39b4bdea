import type { Common } from '@ethereumjs/common';
import { type EVMOpts, getOpcodesForHF } from '@ethereumjs/evm';
import { analyzeCode } from './code-analysis.ts';
import { createMemoryGas, type MemoryGas } from './memory-gas.ts';
import { readWord, toWord } from './words.ts';

type CustomOpcode = NonNullable<EVMOpts['customOpcodes']>[number];
type AddedOpcode = Extract<CustomOpcode, { logicFunction: unknown }>;
type Handler = AddedOpcode['logicFunction'];
export type Frame = Parameters<Handler>[0];

/** An opcode that needs no promise. */
interface Step {
  fee: bigint;
  getMemoryGas: MemoryGas | undefined;
  handle: Handler;
}

/** Those that pad bytes through lists. */
const wordHandlers = new Map<number, Handler>([
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
]);

/**
 * The interpreter awaits every single opcode, and searches the whole code for jump destinations on each call. With
 * these opcodes, one await runs all opcodes up to the next that reads state, and each code is searched once.
 */
export function createOpcodes(common: Common): AddedOpcode[] {
  const memoryGas = createMemoryGas(common);
  const steps: (Step | undefined)[] = [];
  const opcodes: AddedOpcode[] = [];
  const { opcodeMap } = getOpcodesForHF(common);
  for (const [opcode, { opcodeInfo, opHandler }] of opcodeMap.entries()) {
    const { code, name, fee, isAsync, isInvalid, dynamicGas } = opcodeInfo;
    const getMemoryGas = memoryGas.get(opcode);
    if (code !== opcode || isInvalid || isAsync || (dynamicGas && !getMemoryGas)) continue;
    steps[opcode] = { fee: BigInt(fee), getMemoryGas, handle: wordHandlers.get(opcode) ?? opHandler };
    opcodes.push({
      opcode,
      opcodeName: name,
      baseFee: fee,
      ...(getMemoryGas && { gasFunction: (frame: Frame, gas: bigint) => gas + getMemoryGas(frame) }),
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
    interpreter.useGas(step.getMemoryGas ? step.fee + step.getMemoryGas(frame) : step.fee);
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
