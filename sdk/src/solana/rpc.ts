import { bytesToBase64 } from '../base64.ts';

/** A connection of `@solana/web3.js`. */
export interface Web3Connection {
  getLatestBlockhash(): Promise<LatestBlockhash>;
  sendRawTransaction(transaction: Uint8Array): Promise<string>;
  getBlockHeight(commitment?: 'confirmed'): Promise<number>;
  getSignatureStatus(signature: string): Promise<{ value: SignatureStatus | null }>;
}

interface RpcRequest<T> {
  send(): Promise<T>;
}

/** The RPC of `@solana/kit`: `createSolanaRpc(url)`. */
export interface KitRpc {
  getLatestBlockhash(): RpcRequest<{ value: { blockhash: string; lastValidBlockHeight: bigint } }>;
  sendTransaction(transaction: never, config: { encoding: 'base64' }): RpcRequest<string>;
  getBlockHeight(config: { commitment: 'confirmed' }): RpcRequest<bigint>;
  getSignatureStatuses(
    signatures: readonly never[],
  ): RpcRequest<{ value: readonly (SignatureStatus | null)[] }>;
}

interface LatestBlockhash {
  blockhash: string;
  lastValidBlockHeight: number;
}

interface SignatureStatus {
  confirmationStatus?: string | null;
}

/** What a payment needs of a node. */
export interface SolanaRpc {
  getLatestBlockhash(): Promise<LatestBlockhash>;
  /** Throws the node's rejection. */
  sendTransaction(transaction: Uint8Array): Promise<unknown>;
  getBlockHeight(): Promise<number>;
  getSignatureStatus(signature: string): Promise<SignatureStatus | null | undefined>;
}

export function toSolanaRpc(given: Web3Connection | KitRpc): SolanaRpc {
  if ('sendRawTransaction' in given) {
    return {
      getLatestBlockhash: () => given.getLatestBlockhash(),
      sendTransaction: (transaction) => given.sendRawTransaction(transaction),
      getBlockHeight: () => given.getBlockHeight('confirmed'),
      getSignatureStatus: async (signature) => (await given.getSignatureStatus(signature)).value,
    };
  }
  return {
    async getLatestBlockhash() {
      const { value } = await given.getLatestBlockhash().send();
      return { blockhash: value.blockhash, lastValidBlockHeight: Number(value.lastValidBlockHeight) };
    },
    sendTransaction: (transaction) =>
      given.sendTransaction(bytesToBase64(transaction) as never, { encoding: 'base64' }).send(),
    getBlockHeight: async () => Number(await given.getBlockHeight({ commitment: 'confirmed' }).send()),
    getSignatureStatus: async (signature) =>
      (await given.getSignatureStatuses([signature as never]).send()).value[0],
  };
}

/** Whether the node itself rejected it, in either library's form: then nothing was sent. */
export function isRpcRejection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { context } = error as { context?: { __code?: number } };
  return 'transactionMessage' in error || (context?.__code ?? 0) < 0;
}
