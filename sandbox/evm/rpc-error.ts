import type { Hex } from 'viem';

/** A JSON-RPC error with the code and wording of Ethereum nodes. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: Hex | undefined;

  constructor(code: number, message: string, data?: Hex) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
    this.data = data;
  }
}

export const parseError = () => new RpcError(-32700, 'parse error: the body is not JSON');
export const invalidRequest = (why: string) => new RpcError(-32600, `invalid request: ${why}`);
export const methodNotFound = (method: string) =>
  new RpcError(-32601, `the method ${method} does not exist/is not available`);
export const invalidParams = (why: string) => new RpcError(-32602, why);
export const internalError = (why: string) => new RpcError(-32603, `internal error: ${why}`);
export const serverError = (why: string) => new RpcError(-32000, why);
export const executionReverted = (reason: string | undefined, data: Hex) =>
  new RpcError(3, reason ? `execution reverted: ${reason}` : 'execution reverted', data);
