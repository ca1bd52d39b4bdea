import { SystemProgram, type TransactionInstruction } from '@solana/web3.js';
import { type Signer, solanaSigner } from '../../chain/signer.ts';
import { readAddress } from '../../chain/solana/address.ts';
import { derivedSigner } from '../../chain/solana/derived-signer.ts';

/** The wallet that collects creator fees, and the vaults in which they arrive, one for each token. */
export class FeeVaults {
  /** Of the creator wallet. */
  readonly signer: Signer;

  constructor(key: Uint8Array) {
    this.signer = solanaSigner(() => Uint8Array.from(key));
  }

  get creatorWallet(): string {
    return this.signer.address;
  }

  vaultOf(tokenMint: string): Promise<Signer> {
    return derivedSigner(this.signer, `the creator fees of ${tokenMint}`);
  }
}

export function moveLamports(from: string, to: string, lamports: bigint): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: readAddress(from), toPubkey: readAddress(to), lamports });
}
