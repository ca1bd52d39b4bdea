export interface DuePayout {
  id: string;
  to: string;
  micro: bigint;
}

export interface SignedBatch {
  raw: string;
  reference: string;
  /** What was signed for each payout. */
  payloads: readonly string[];
}

/** How a chain is paid on, many payouts at a time. */
export interface Batches {
  readonly size: number;
  readonly address: string;
  sign(payouts: readonly DuePayout[]): Promise<SignedBatch>;
  send(batch: SignedBatch): Promise<void>;
  findFinal(references: readonly string[]): Promise<Set<string>>;
}
