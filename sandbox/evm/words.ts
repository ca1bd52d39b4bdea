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

export function readWord({ buffer, byteOffset }: Uint8Array): bigint {
  const view = new DataView(buffer, byteOffset, 32);
  const high = (view.getBigUint64(0) << 64n) | view.getBigUint64(8);
  const low = (view.getBigUint64(16) << 64n) | view.getBigUint64(24);
  return high === 0n ? low : (high << 128n) | low;
}
