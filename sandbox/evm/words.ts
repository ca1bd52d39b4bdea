/** 32 bytes, big-endian. */
export function toWord(value: bigint): Uint8Array {
  const word = new Uint8Array(32);
  const view = new DataView(word.buffer);
  view.setBigUint64(24, BigInt.asUintN(64, value));
  if (value < 1n << 64n) return word;
  view.setBigUint64(16, BigInt.asUintN(64, value >> 64n));
  view.setBigUint64(8, BigInt.asUintN(64, value >> 128n));
  view.setBigUint64(0, value >> 192n);
  return word;
}

/** Of up to 32 bytes. */
export function readWord(bytes: Uint8Array): bigint {
  let word = 0n;
  let index = bytes.length % 8;
  for (let position = 0; position < index; position++)
    word = (word << 8n) | BigInt(bytes[position] as number);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (; index < bytes.length; index += 8) {
    const part = view.getBigUint64(index);
    word = word === 0n ? part : (word << 64n) | part;
  }
  return word;
}
