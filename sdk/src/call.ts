import { authorize } from './credentials.ts';
import { paidFor } from './errors.ts';
import type { Arguments, Operation } from './operation.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import type { PaymentProof } from './payment.ts';
import { randomHex } from './random-hex.ts';
import { pauseAfter, sleep } from './retry.ts';
import { PaymentRequiredError } from './status-errors.ts';
import type { Request, Transport } from './transport.ts';
import { formOf } from './upload.ts';

const TIMEOUT_MS = 60_000;
const RETRIES = 2;

export interface Caller {
  options: ClientOptions;
  send: Transport;
}

/** One call with its retries; paid, once, where that is asked for and there is something to pay with. */
export async function makeCall(
  caller: Caller,
  operation: Operation,
  given: Arguments<CallOptions>,
): Promise<unknown> {
  const { maxRetries = caller.options.maxRetries ?? RETRIES, signal } = given.options;
  const payment = given.options.payment ?? caller.options.payment;
  const { key, send, repeatable } = await attemptsAt(caller, operation, given);
  let proof = typeof payment === 'object' ? payment : undefined;
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(proof);
    } catch (error) {
      if (typeof payment === 'function' && !proof && isDemand(error)) {
        // the key shows later that the payment is of whoever made this call
        proof = { ...key, ...(await payment(error)) };
        attempt = -1;
        continue;
      }
      // a payment is its own idempotency key
      const pause = attempt < maxRetries && pauseAfter(error, attempt, repeatable || !!proof, caller.options);
      if (pause === false) throw proof ? paidFor(error, proof) : error;
      await sleep(pause, signal).catch((reason) => {
        throw proof ? paidFor(reason, proof) : reason;
      });
    }
  }
}

/** What stays the same through all attempts. */
async function attemptsAt(caller: Caller, operation: Operation, given: Arguments<CallOptions>) {
  const form = operation.has('multipart') ? await formOf(given.body) : undefined;
  const key = operation.has('idempotent') && {
    'Idempotency-Key': given.options.idempotencyKey ?? newKey(),
  };
  return {
    key,
    repeatable: !!key || /GET|PUT/.test(operation.method),
    async send(proof: PaymentProof | undefined) {
      const request = await prepare(caller.options, operation, given, form);
      return caller.send({ ...request, headers: { ...request.headers, ...key, ...proof } });
    },
  };
}

function isDemand(error: unknown): error is PaymentRequiredError {
  return error instanceof PaymentRequiredError && error.code === 'payment_required';
}

/** Signed anew for each attempt: some signatures count once, and all of them age. */
async function prepare(
  client: ClientOptions,
  operation: Operation,
  { path, query, body, options }: Arguments<CallOptions>,
  form: FormData | undefined,
): Promise<Request> {
  const { bearer, orderToken, wallet } = await authorize(operation, options.credential ?? client, body);
  const inQuery = operation.has('sign-query');
  return {
    method: operation.method,
    baseUrl: hostOf(client, operation),
    path: operation.path,
    params: { path, query: { ...query, ...(inQuery && wallet), access_token: orderToken } },
    body: form ?? encode(operation, wallet && !inQuery ? { ...body, ...wallet } : body),
    headers: { Authorization: bearer && `Bearer ${bearer}`, ...options.headers },
    raw: operation.has('raw'),
    expected: operation.has('challenge') ? 402 : 200,
    timeoutMs: options.timeoutMs ?? client.timeoutMs ?? TIMEOUT_MS,
    signal: options.signal,
  };
}

function hostOf({ baseUrl, appUrl }: ClientOptions, operation: Operation): string {
  if (!operation.has('app')) return baseUrl;
  if (!appUrl) throw new TypeError(`${operation.path} is served by the app: give the client its appUrl`);
  return appUrl;
}

function encode(operation: Operation, body: Record<string, unknown> | undefined): Request['body'] {
  if (!body) return undefined;
  return operation.has('form') ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body);
}

/** Pages without TLS have no `randomUUID`, which is faster where it is. */
function newKey(): string {
  return crypto.randomUUID?.() ?? randomHex(16);
}
