/** `mov64 r0, 0; exit`: a program that accepts any call. */
const CODE = Buffer.from('b7000000000000009500000000000000', 'hex');
const NAMES = Buffer.from('\0.text\0.shstrtab\0');
const [CODE_AT, NAMES_AT, SECTIONS_AT] = [120, 136, 160];
const SECTION_SIZE = 64;

/** The smallest ELF that Solana's virtual machine loads: header, one segment, code, names, three sections. */
export function buildEmptyProgram(): Uint8Array {
  const elf = Buffer.alloc(SECTIONS_AT + 3 * SECTION_SIZE);
  const longs = (offset: number, ...values: number[]) => {
    for (const [at, value] of values.entries()) elf.writeBigUInt64LE(BigInt(value), offset + 8 * at);
  };
  const shorts = (offset: number, ...values: number[]) => {
    for (const [at, value] of values.entries()) elf.writeUInt16LE(value, offset + 2 * at);
  };
  const section = (index: number, [name, type]: [number, number], ...rest: number[]) => {
    const offset = SECTIONS_AT + index * SECTION_SIZE;
    elf.writeUInt32LE(name, offset);
    elf.writeUInt32LE(type, offset + 4);
    longs(offset + 8, ...rest);
  };
  elf.write('7f454c46020101', 'hex');
  shorts(16, 3, 247, 1);
  longs(24, CODE_AT, 64, SECTIONS_AT);
  shorts(52, 64, 56, 1, SECTION_SIZE, 3, 2);
  elf.writeUInt32LE(1, 64);
  elf.writeUInt32LE(5, 68);
  longs(72, CODE_AT, CODE_AT, CODE_AT, CODE.length, CODE.length, 8);
  CODE.copy(elf, CODE_AT);
  NAMES.copy(elf, NAMES_AT);
  section(1, [1, 1], 6, CODE_AT, CODE_AT, CODE.length, 0, 8);
  section(2, [7, 3], 0, 0, NAMES_AT, NAMES.length, 0, 1);
  return elf;
}
