import type { Common } from '@ethereumjs/common';
import type { Frame } from './opcodes.ts';

/** What an opcode costs beyond its base fee, for the memory that it reads or writes. */
export type MemoryGas = (frame: Frame) => bigint;

const WORD = 32n;
const countWords = (bytes: bigint) => (bytes + WORD - 1n) / WORD;

/** The same as the interpreter's own, which are asynchronous. By opcode. */
export function createMemoryGas(common: Common): ReadonlyMap<number, MemoryGas> {
  const perWord = common.param('memoryGas');
  const divisor = common.param('quadCoefficientDivGas');
  const perCopiedWord = common.param('copyGas');
  const perHashedWord = common.param('keccak256WordGas');

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
  const read =
    (length: bigint): MemoryGas =>
    (frame) =>
      expand(frame, frame.stack.peek()[0] as bigint, length);
  const copy: MemoryGas = (frame) => {
    const [to, , length] = frame.stack.peek(3) as [bigint, bigint, bigint];
    return expand(frame, to, length) + perCopiedWord * countWords(length);
  };
  const move: MemoryGas = (frame) => {
    const [to, from, length] = frame.stack.peek(3) as [bigint, bigint, bigint];
    const copied = perCopiedWord * countWords(length);
    return copied + expand(frame, from, length) + expand(frame, to, length);
  };

  return new Map<number, MemoryGas>([
    [0x20, hashMemory], // KECCAK256
    [0x37, copy], // CALLDATACOPY
    [0x39, copy], // CODECOPY
    [0x51, read(32n)], // MLOAD
    [0x52, read(32n)], // MSTORE
    [0x53, read(1n)], // MSTORE8
    [0x5e, move], // MCOPY
  ]);

  function hashMemory(frame: Frame): bigint {
    const [offset, length] = frame.stack.peek(2) as [bigint, bigint];
    return expand(frame, offset, length) + perHashedWord * countWords(length);
  }
}
