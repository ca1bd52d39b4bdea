import type { Reply } from '../../contract/reply.ts';
import { AppError } from '../../foundation/platform/errors.ts';
import type { Exchange } from '../http/exchange.ts';

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

/** An invalid request, so its id is unknown. */
export class JsonRpcError extends Error {
  override readonly name = 'JsonRpcError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }

  get reply(): Reply {
    return {
      status: 400,
      body: { jsonrpc: '2.0', id: null, error: { code: this.code, message: this.message } },
    };
  }
}

/** The one message of a request. Batches exist only in two old versions, and would bypass the limits. */
export async function readMessage(exchange: Exchange): Promise<object> {
  const { value } = await readJson(exchange);
  if (Array.isArray(value)) {
    throw new JsonRpcError(INVALID_REQUEST, 'Batches are not supported. Send one message per request.');
  }
  if (typeof value !== 'object' || value === null) {
    throw new JsonRpcError(INVALID_REQUEST, 'Send one JSON-RPC message as a JSON object.');
  }
  return value;
}

async function readJson(exchange: Exchange) {
  try {
    return await exchange.readBody();
  } catch (error) {
    if (error instanceof AppError && error.status === 400) {
      throw new JsonRpcError(PARSE_ERROR, error.message);
    }
    throw error;
  }
}
