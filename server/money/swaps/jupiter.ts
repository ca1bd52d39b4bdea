import {
  type SwapOutcome,
  type SwapProvider,
  SwapProviderError,
  type SwapQuote,
  SwapRefusedError,
  type SwapTerms,
} from './swap-provider.ts';

const NAME = 'Jupiter';
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
const TIMEOUT_MS = 10_000;
/** It waits for the transaction itself. */
const EXECUTE_TIMEOUT_MS = 60_000;
/** Its offers live as long as a blockhash by default, and never much longer. */
const DEFAULT_QUOTE_TTL_MS = 60_000;
const MAX_QUOTE_TTL_MS = 120_000;

interface JupiterOptions {
  /** For example `https://api.jup.ag`. */
  url: string;
  apiKey: string | undefined;
  usdcMint: string;
}

/** `GET /ultra/v1/order`, as far as it is read here. */
interface JupiterOrder {
  inputMint?: unknown;
  outputMint?: unknown;
  taker?: unknown;
  inAmount?: unknown;
  outAmount?: unknown;
  otherAmountThreshold?: unknown;
  requestId?: unknown;
  /** Empty, with an error beside it, if the taker cannot make the swap. */
  transaction?: unknown;
  /** Unix seconds. */
  expireAt?: unknown;
  errorMessage?: unknown;
}

/** `POST /ultra/v1/execute`. */
interface JupiterExecution {
  status?: unknown;
  signature?: unknown;
  error?: unknown;
  totalOutputAmount?: unknown;
  outputAmountResult?: unknown;
}

/** Jupiter's Ultra API: it builds the transaction and submits what the taker signed. */
export class JupiterSwapProvider implements SwapProvider {
  readonly name = NAME;
  readonly #options: JupiterOptions;

  constructor(options: JupiterOptions) {
    this.#options = options;
  }

  async quote(terms: SwapTerms): Promise<SwapQuote> {
    const { taker, receiver, amountMicro } = terms;
    const { usdcMint: inputMint } = this.#options;
    const query = new URLSearchParams({
      inputMint,
      outputMint: WRAPPED_SOL,
      amount: String(amountMicro),
      taker,
      ...(receiver !== taker && { receiver }),
    });
    const order = await this.#request<JupiterOrder>(`/ultra/v1/order?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!order.transaction) throw new SwapRefusedError(toReason(order.errorMessage));
    return toQuote(order, terms, inputMint);
  }

  async execute(requestId: string, signedTransaction: string): Promise<SwapOutcome> {
    const execution = await this.#request<JupiterExecution>('/ultra/v1/execute', {
      method: 'POST',
      body: JSON.stringify({ signedTransaction, requestId }),
      signal: AbortSignal.timeout(EXECUTE_TIMEOUT_MS),
    });
    const { status, signature, error, totalOutputAmount, outputAmountResult } = execution;
    if (status !== 'Success') throw new SwapRefusedError(toReason(error));
    return { txHash: parseText(signature), outLamports: parseUnits(totalOutputAmount ?? outputAmountResult) };
  }

  async #request<T>(path: string, init: RequestInit): Promise<T> {
    const { url, apiKey } = this.#options;
    const headers = { 'content-type': 'application/json', ...(apiKey && { 'x-api-key': apiKey }) };
    const response = await fetch(`${url}${path}`, { ...init, headers }).catch((error: unknown) => {
      throw new SwapProviderError(NAME, 'is unavailable', error);
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (typeof body !== 'object' || body === null) throw buildInvalidResponseError(`HTTP ${response.status}`);
    const isTheirs = response.status === 429 || response.status >= 500 || response.status === 401;
    if (isTheirs) throw buildInvalidResponseError(`HTTP ${response.status}`);
    if (!response.ok) throw new SwapRefusedError(toReason((body as { error?: unknown }).error));
    return body as T;
  }
}

/** Rejects an offer that differs from the request. */
function toQuote(order: JupiterOrder, { taker, amountMicro }: SwapTerms, usdcMint: string): SwapQuote {
  const isAsked =
    order.inputMint === usdcMint &&
    order.outputMint === WRAPPED_SOL &&
    order.taker === taker &&
    parseUnits(order.inAmount) === amountMicro;
  if (!isAsked) throw buildInvalidResponseError('it offered something other than requested');
  return {
    reference: parseText(order.requestId),
    transaction: parseText(order.transaction),
    outLamports: parseUnits(order.outAmount),
    minOutLamports: parseUnits(order.otherAmountThreshold),
    validForMs: computeQuoteTtlMs(Number(order.expireAt)),
  };
}

function computeQuoteTtlMs(seconds: number): number {
  return seconds > 0
    ? Math.min(Math.trunc(seconds * 1000 - Date.now()), MAX_QUOTE_TTL_MS)
    : DEFAULT_QUOTE_TTL_MS;
}

function parseText(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw buildInvalidResponseError('a text is missing');
}

function parseUnits(value: unknown): bigint {
  if (typeof value === 'string' && /^\d{1,18}$/.test(value)) return BigInt(value);
  throw buildInvalidResponseError('an amount is missing');
}

/** The reason to display. Other details are not shown. */
function toReason(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : 'Jupiter gave no reason';
}

function buildInvalidResponseError(problem: string): SwapProviderError {
  return new SwapProviderError(NAME, 'returned an invalid response', new Error(problem));
}
