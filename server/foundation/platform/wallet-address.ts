/** Canonical form for comparison: EVM addresses in lower case, Solana addresses unchanged. */
export function normalizeWalletAddress(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address;
}
