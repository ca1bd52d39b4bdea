/** A proxy that validates requests against the contract and rejects with `application/problem+json`. */
export interface Gateway {
  url: string;
  close(): Promise<void>;
}
