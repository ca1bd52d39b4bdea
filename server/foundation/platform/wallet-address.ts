/** The spelling in which wallets are compared: EVM addresses in lower case, Solana addresses as they are. */
export function normalizeWalletAddress(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address;
}
