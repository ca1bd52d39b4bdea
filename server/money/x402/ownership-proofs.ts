import { base58 } from '@scure/base';
import { bytesToHex, hashMessage, hexToBytes } from 'viem';
import type { Signer } from '../../chain/signer.ts';
import type { ChainAdapter, Chains } from '../../chain/types.ts';
import type { Logger } from '../../foundation/platform/log.ts';

export interface OwnershipProofsOptions {
  chains: Chains;
  baseUrl: string;
  log: Logger;
}

/** Cooldown of a key that could not sign. */
const RETRY_DELAY_MS = 10_000;

/** Our origin, signed by the treasuries: it proves that who is paid also runs this host. */
export class OwnershipProofs {
  readonly #origin: string;
  /** Networks may share a treasury. */
  readonly #signers: ReadonlyMap<string, Signer>;
  readonly #log: Logger;
  readonly #proofs = new Map<string, string>();
  #pending: Promise<void> | undefined;
  #failedAt: number | undefined;

  constructor({ chains, baseUrl, log }: OwnershipProofsOptions) {
    this.#origin = new URL(baseUrl).origin;
    this.#signers = new Map(
      [...chains.values()].map(({ treasury, treasurySigner }: ChainAdapter) => [treasury, treasurySigner]),
    );
    this.#log = log;
  }

  /** Whether every treasury has signed. */
  get isComplete(): boolean {
    return this.#proofs.size === this.#signers.size;
  }

  /** Without the treasuries whose keys are out of reach. */
  async list(): Promise<string[]> {
    if (!this.isComplete && !this.#isCoolingDown()) {
      this.#pending ??= this.#sign().finally(() => {
        this.#pending = undefined;
      });
      await this.#pending;
    }
    return [...this.#proofs.values()];
  }

  #isCoolingDown(): boolean {
    return this.#failedAt !== undefined && performance.now() - this.#failedAt < RETRY_DELAY_MS;
  }

  async #sign(): Promise<void> {
    const missing = [...this.#signers].filter(([address]) => !this.#proofs.has(address));
    await Promise.all(
      missing.map(async ([address, signer]) => {
        try {
          this.#proofs.set(address, await signOrigin(signer, this.#origin));
        } catch (err) {
          this.#failedAt = performance.now();
          this.#log.warn({ err, address }, 'could not sign the origin');
        }
      }),
    );
  }
}

/** EIP-191 as hex on EVM, Ed25519 as base58 on Solana. */
async function signOrigin(signer: Signer, origin: string): Promise<string> {
  if (!signer.address.startsWith('0x')) return base58.encode(await signer.sign(Buffer.from(origin)));
  return bytesToHex(await signer.sign(hexToBytes(hashMessage(origin))));
}
