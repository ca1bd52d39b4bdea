import { authorize } from './credentials.ts';
import { attachPayment, LocalError, MarketError, UsageError } from './errors.ts';
import type { Arguments, Operation } from './operation.ts';
import type { CallOptions } from './options.ts';
import type { PaymentProof } from './payment.ts';
import { randomHex } from './random-hex.ts';
import { getSafeMessage, redactCause } from './redact.ts';
import { getRetryDelay, sleep } from './retry.ts';
import type { Settings } from './settings.ts';
import { PaymentRequiredError } from './status-errors.ts';
import type { ApiResponse, Request, Transport } from './transport.ts';
import { buildForm } from './upload.ts';

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MAX_RETRIES = 2;

export interface CallContext {
  options: Settings;
  send: Transport;
}

/** One call with its retries. Rejects with an SDK error, or with the reason of its signal. */
export function makeCall(
  caller: CallContext,
  operation: Operation,
  given: Arguments<CallOptions>,
): Promise<ApiResponse> {
  return callWithRetries(caller, operation, given).catch((error) => {
    if (error instanceof MarketError || given.options.signal?.aborted) throw error;
    throw new LocalError('failed', getSafeMessage(error), { cause: redactCause(error) });
  });
}

/** Pays once, if payment is required and a payment handler is set. */
async function callWithRetries(
  caller: CallContext,
  operation: Operation,
  given: Arguments<CallOptions>,
): Promise<ApiResponse> {
  const { maxRetries = caller.options.maxRetries ?? DEFAULT_MAX_RETRIES, signal } = given.options;
  const payment = given.options.payment ?? caller.options.payment;
  const { key, send, repeatable } = await prepareAttempts(caller, operation, given);
  let proof = typeof payment === 'object' ? payment : undefined;
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(proof, attempt + 1);
    } catch (error) {
      if (typeof payment === 'function' && !proof && isPaymentChallenge(error)) {
        // the key later proves that the payment belongs to the maker of this call
        proof = { ...key, ...(await payment(error)) };
        attempt = -1;
        continue;
      }
      // a payment is its own idempotency key
      const pause =
        attempt < maxRetries && getRetryDelay(error, attempt, repeatable || !!proof, caller.options);
      if (pause === false) throw proof ? attachPayment(error, proof) : error;
      await sleep(pause, signal).catch((reason) => {
        throw proof ? attachPayment(reason, proof) : reason;
      });
    }
  }
}

/** What stays the same through all attempts. */
async function prepareAttempts(caller: CallContext, operation: Operation, given: Arguments<CallOptions>) {
  const form = operation.has('multipart') ? await buildForm(given.body) : undefined;
  const key = operation.has('idempotent') && {
    'Idempotency-Key': given.options.idempotencyKey ?? createIdempotencyKey(),
  };
  return {
    key,
    repeatable: !!key || /GET|PUT/.test(operation.method),
    async send(proof: PaymentProof | undefined, attempt: number) {
      const request = await buildRequest(caller.options, operation, given, form);
      const headers: Request['headers'] = { ...request.headers, ...key, ...proof };
      const secrets = [...request.secrets, headers['X-Payment-Secret'], headers['PAYMENT-SIGNATURE']];
      return caller.send({ ...request, headers, secrets, attempt });
    },
  };
}

function isPaymentChallenge(error: unknown): error is PaymentRequiredError {
  return error instanceof PaymentRequiredError && error.code === 'payment_required';
}

/** Signed again for each attempt: some signatures can be used once, and all of them expire. */
async function buildRequest(
  client: Settings,
  operation: Operation,
  { path, query, body, options }: Arguments<CallOptions>,
  form: FormData | undefined,
): Promise<Omit<Request, 'attempt'>> {
  const { bearer, orderToken, wallet } = await authorize(operation, options.credential ?? client, body);
  const inQuery = operation.has('sign-query');
  return {
    method: operation.method,
    baseUrl: getBaseUrl(client, operation),
    path: operation.path,
    params: { path, query: { ...query, ...(inQuery && wallet), access_token: orderToken } },
    body: form ?? encodeBody(operation, wallet && !inQuery ? { ...body, ...wallet } : body),
    headers: { Authorization: bearer && `Bearer ${bearer}`, ...options.headers },
    secrets: [bearer, orderToken, wallet?.wallet_sig, body?.payment_secret],
    raw: operation.has('raw'),
    expected: operation.has('challenge') ? 402 : 200,
    timeoutMs: options.timeoutMs ?? client.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    signal: options.signal,
  };
}

function getBaseUrl({ baseUrl, appUrl }: Settings, operation: Operation): string {
  if (!operation.has('app')) return baseUrl;
  if (!appUrl) throw new UsageError(`${operation.path} is served by the app: give the client its appUrl`);
  return appUrl;
}

function encodeBody(operation: Operation, body: Record<string, unknown> | undefined): Request['body'] {
  if (!body) return undefined;
  return operation.has('form') ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body);
}

/** Pages without TLS lack `randomUUID`, which is faster. */
function createIdempotencyKey(): string {
  return crypto.randomUUID?.() ?? randomHex(16);
}
