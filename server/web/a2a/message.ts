import { INVALID_PARAMS, RpcError } from './rpc-error.ts';

/** The parts of a client's message that matter here, in any version of the protocol. */
export interface ClientMessage {
  taskId: string | undefined;
  text: string;
  serviceId: string | undefined;
  requirements: Record<string, unknown> | undefined;
  payment: Record<string, unknown> | undefined;
  isPaymentRejected: boolean;
}

type JsonObject = Record<string, unknown>;

export function parseClientMessage(params: unknown): ClientMessage {
  const message = isObject(params) ? params.message : undefined;
  if (!isObject(message) || !Array.isArray(message.parts)) {
    throw new RpcError(INVALID_PARAMS, '`message` must be a message with `parts`.');
  }
  const parts = message.parts.filter(isObject);
  const metadata = isObject(message.metadata) ? message.metadata : {};
  const data: JsonObject = Object.assign({}, ...parts.map((part) => part.data).filter(isObject));
  const payment = metadata['x402.payment.payload'];
  const requirements = data.requirements ?? metadata.requirements;
  return {
    taskId: toText(message.taskId),
    text: parts.flatMap((part) => toText(part.text) ?? []).join('\n'),
    serviceId: toText(metadata.service_id) ?? toText(data.service_id),
    requirements: isObject(requirements) ? requirements : undefined,
    payment: isObject(payment) ? payment : undefined,
    isPaymentRejected: metadata['x402.payment.status'] === 'payment-rejected',
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Clients of version 1.0 send empty texts for fields that are not set. */
function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
