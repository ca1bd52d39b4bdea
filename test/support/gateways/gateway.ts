/** A proxy that compares requests with the contract; those it refuses it answers with `application/problem+json`. */
export interface Gateway {
  url: string;
  close(): Promise<void>;
}
