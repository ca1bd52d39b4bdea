import { bytesToBase64 } from '../base64.ts';

/** A connection of `@solana/web3.js`. */
export interface Web3Connection {
  getLatestBlockhash(): Promise<Latest>;
  sendRawTransaction(transaction: Uint8Array): Promise<string>;
  getBlockHeight(commitment?: 'confirmed'): Promise<number>;
  getSignatureStatus(signature: string): Promise<{ value: Status | null }>;
}

interface Request<T> {
  send(): Promise<T>;
}

/** The RPC of `@solana/kit`: `createSolanaRpc(url)`. */
export interface KitRpc {
  getLatestBlockhash(): Request<{ value: { blockhash: string; lastValidBlockHeight: bigint } }>;
  sendTransaction(transaction: never, config: { encoding: 'base64' }): Request<string>;
  getBlockHeight(config: { commitment: 'confirmed' }): Request<bigint>;
  getSignatureStatuses(signatures: readonly never[]): Request<{ value: readonly (Status | null)[] }>;
}

interface Latest {
  blockhash: string;
  lastValidBlockHeight: number;
}

interface Status {
  confirmationStatus?: string | null;
}

/** What a payment needs of a node. */
export interface Node {
  latest(): Promise<Latest>;
  /** Fails with what the node refused it with. */
  send(transaction: Uint8Array): Promise<unknown>;
  height(): Promise<number>;
  status(signature: string): Promise<Status | null | undefined>;
}

export function nodeOf(given: Web3Connection | KitRpc): Node {
  if ('sendRawTransaction' in given) {
    return {
      latest: () => given.getLatestBlockhash(),
      send: (transaction) => given.sendRawTransaction(transaction),
      height: () => given.getBlockHeight('confirmed'),
      status: async (signature) => (await given.getSignatureStatus(signature)).value,
    };
  }
  return {
    async latest() {
      const { value } = await given.getLatestBlockhash().send();
      return { blockhash: value.blockhash, lastValidBlockHeight: Number(value.lastValidBlockHeight) };
    },
    send: (transaction) =>
      given.sendTransaction(bytesToBase64(transaction) as never, { encoding: 'base64' }).send(),
    height: async () => Number(await given.getBlockHeight({ commitment: 'confirmed' }).send()),
    status: async (signature) => (await given.getSignatureStatuses([signature as never]).send()).value[0],
  };
}

/** Whether the node itself said no, as both libraries tell it: nothing was sent then. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { context } = error as { context?: { __code?: number } };
  return 'transactionMessage' in error || (context?.__code ?? 0) < 0;
}
