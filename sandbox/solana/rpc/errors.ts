/** A JSON-RPC error; the codes below -32000 are those of a Solana node. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
    this.data = data;
  }
}

export const parseError = () => new RpcError(-32700, 'Parse error');
export const invalidRequest = () => new RpcError(-32600, 'Invalid request');
export const methodNotFound = () => new RpcError(-32601, 'Method not found');
export const invalidParams = (message: string) => new RpcError(-32602, message);
export const internalError = () => new RpcError(-32603, 'Internal error');
export const preflightFailure = (message: string, data: unknown) => new RpcError(-32002, message, data);
export const signatureFailure = () => new RpcError(-32003, 'Transaction signature verification failure');
export const blockNotAvailable = (slot: number) =>
  new RpcError(-32004, `Block not available for slot ${slot}`);
export const unsupportedVersion = (version: number) =>
  new RpcError(
    -32015,
    `Transaction version (${version}) is not supported by the requesting client. Please try the request again ` +
      `with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
  );
export const minContextSlotNotReached = (contextSlot: number) =>
  new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot });
