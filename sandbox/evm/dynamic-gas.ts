import type { Common } from '@ethereumjs/common';
import type { Frame } from './frame.ts';
import { toWord } from './words.ts';

/** What an opcode costs beyond its base fee. */
export type DynamicGas = (frame: Frame) => bigint;

const WORD = 32n;
const countWords = (bytes: bigint) => (bytes + WORD - 1n) / WORD;

/** The same as the interpreter's own, which are asynchronous. By opcode. */
export function createDynamicGas(common: Common): ReadonlyMap<number, DynamicGas> {
  const perWord = common.param('memoryGas');
  const divisor = common.param('quadCoefficientDivGas');
  const perCopiedWord = common.param('copyGas');
  const perHashedWord = common.param('keccak256WordGas');
  const coldRead = common.param('coldsloadGas');
  const warmRead = common.param('warmstoragereadGas');

  const expand = (frame: Frame, offset: bigint, length: bigint): bigint => {
    if (length === 0n) return 0n;
    const words = countWords(offset + length);
    if (words <= frame.memoryWordCount) return 0n;
    const cost = words * perWord + (words * words) / divisor;
    const added = cost - frame.highestMemCost;
    frame.memoryWordCount = words;
    frame.highestMemCost = cost;
    return added;
  };
  const access =
    (length: bigint): DynamicGas =>
    (frame) =>
      expand(frame, frame.stack.peek()[0] as bigint, length);
  const copy: DynamicGas = (frame) => {
    const [to, , length] = frame.stack.peek(3) as [bigint, bigint, bigint];
    return expand(frame, to, length) + perCopiedWord * countWords(length);
  };
  const move: DynamicGas = (frame) => {
    const [to, from, length] = frame.stack.peek(3) as [bigint, bigint, bigint];
    const copied = perCopiedWord * countWords(length);
    return copied + expand(frame, from, length) + expand(frame, to, length);
  };
  const hash: DynamicGas = (frame) => {
    const [offset, length] = frame.stack.peek(2) as [bigint, bigint];
    return expand(frame, offset, length) + perHashedWord * countWords(length);
  };
  const readStorage: DynamicGas = ({ stack, env, interpreter }) => {
    const slot = toWord(stack.peek()[0] as bigint);
    if (interpreter.journal.isWarmedStorage(env.address.bytes, slot)) return warmRead;
    interpreter.journal.addWarmedStorage(env.address.bytes, slot);
    return coldRead;
  };

  return new Map<number, DynamicGas>([
    [0x20, hash], // KECCAK256
    [0x37, copy], // CALLDATACOPY
    [0x39, copy], // CODECOPY
    [0x51, access(32n)], // MLOAD
    [0x52, access(32n)], // MSTORE
    [0x53, access(1n)], // MSTORE8
    [0x54, readStorage], // SLOAD
    [0x5e, move], // MCOPY
  ]);
}
