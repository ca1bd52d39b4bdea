import { base58 } from '@scure/base';
import { createTransferCheckedInstruction, getAssociatedTokenAddressSync } from '@solana/spl-token';
import { ComputeBudgetProgram, Connection, Keypair, PublicKey, Transaction } from '@solana/web3.js';
import type { Batches, DuePayout, SignedBatch } from './batches.ts';

const BLOCKHASH_MS = 2000;
const COMPUTE_UNITS = 400_000;

/** As many transfers as fit into a transaction. */
export class SolanaBatches implements Batches {
  readonly size = 18;
  readonly address: string;
  readonly #connection: Connection;
  readonly #mint: PublicKey;
  readonly #treasury: Keypair;
  #batches = 0;
  #blockhash: { value: string; at: number } | undefined;

  constructor(rpcUrl: string, mint: string, treasuryKey: string) {
    this.#connection = new Connection(rpcUrl, 'processed');
    this.#mint = new PublicKey(mint);
    this.#treasury = Keypair.fromSecretKey(Uint8Array.from(JSON.parse(treasuryKey)));
    this.address = this.#treasury.publicKey.toBase58();
  }

  async sign(payouts: readonly DuePayout[]): Promise<SignedBatch> {
    const { publicKey } = this.#treasury;
    const transaction = new Transaction({ feePayer: publicKey, recentBlockhash: await this.#getBlockhash() });
    // equal batches within the life of a blockhash would be one transaction
    transaction.add(ComputeBudgetProgram.setComputeUnitLimit({ units: COMPUTE_UNITS + this.#batches++ }));
    for (const { to, micro } of payouts)
      transaction.add(
        createTransferCheckedInstruction(
          this.#getAccount(publicKey),
          this.#mint,
          this.#getAccount(new PublicKey(to)),
          publicKey,
          micro,
          6,
        ),
      );
    transaction.sign(this.#treasury);
    const raw = transaction.serialize().toString('base64');
    return {
      raw,
      reference: base58.encode(transaction.signature as Uint8Array),
      payloads: payouts.map(() => raw),
    };
  }

  async send({ raw }: SignedBatch): Promise<void> {
    await this.#connection.sendRawTransaction(Buffer.from(raw, 'base64'), { skipPreflight: true });
  }

  async findFinal(references: readonly string[]): Promise<Set<string>> {
    const { value } = await this.#connection.getSignatureStatuses([...references]);
    return new Set(references.filter((_, index) => value[index]?.confirmationStatus === 'finalized'));
  }

  #getAccount(owner: PublicKey): PublicKey {
    return getAssociatedTokenAddressSync(this.#mint, owner, true);
  }

  async #getBlockhash(): Promise<string> {
    const now = performance.now();
    if (this.#blockhash && now - this.#blockhash.at < BLOCKHASH_MS) return this.#blockhash.value;
    const { blockhash } = await this.#connection.getLatestBlockhash();
    this.#blockhash = { value: blockhash, at: now };
    return blockhash;
  }
}
