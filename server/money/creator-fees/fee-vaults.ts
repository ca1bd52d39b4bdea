import { SystemProgram, type TransactionInstruction } from '@solana/web3.js';
import { createSolanaSigner, type Signer } from '../../chain/signer.ts';
import { parseAddress } from '../../chain/solana/address.ts';
import { deriveSigner } from '../../chain/solana/derive-signer.ts';

/** The wallet that collects creator fees, and the vaults that receive them, one per token. */
export class FeeVaults {
  /** Of the creator wallet. */
  readonly signer: Signer;

  constructor(key: Uint8Array) {
    this.signer = createSolanaSigner(() => Uint8Array.from(key));
  }

  get creatorWallet(): string {
    return this.signer.address;
  }

  deriveVaultSigner(tokenMint: string): Promise<Signer> {
    return deriveSigner(this.signer, `the creator fees of ${tokenMint}`);
  }
}

export function buildLamportTransfer(from: string, to: string, lamports: bigint): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: parseAddress(from), toPubkey: parseAddress(to), lamports });
}
