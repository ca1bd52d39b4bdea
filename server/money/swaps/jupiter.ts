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
/** Its offers live as long as a blockhash does, where it says nothing else, and never much longer. */
const LIFE_MS = 60_000;
const MOST_LIFE_MS = 120_000;

interface Options {
  /** Such as `https://api.jup.ag`. */
  url: string;
  apiKey: string | undefined;
  usdcMint: string;
}

/** `GET /ultra/v1/order`, as far as it is read here. */
interface Order {
  inputMint?: unknown;
  outputMint?: unknown;
  taker?: unknown;
  inAmount?: unknown;
  outAmount?: unknown;
  otherAmountThreshold?: unknown;
  requestId?: unknown;
  /** Empty, with an error beside it, where the taker cannot make the swap. */
  transaction?: unknown;
  /** Unix seconds. */
  expireAt?: unknown;
  errorMessage?: unknown;
}

/** `POST /ultra/v1/execute`. */
interface Execution {
  status?: unknown;
  signature?: unknown;
  error?: unknown;
  totalOutputAmount?: unknown;
  outputAmountResult?: unknown;
}

/** Jupiter's Ultra API: it makes the transaction, and sends what the taker signed. */
export class Jupiter implements SwapProvider {
  readonly name = NAME;
  readonly #options: Options;

  constructor(options: Options) {
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
    const order = await this.#ask<Order>(`/ultra/v1/order?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!order.transaction) throw new SwapRefusedError(reasonIn(order.errorMessage));
    return toQuote(order, terms, inputMint);
  }

  async execute(requestId: string, signedTransaction: string): Promise<SwapOutcome> {
    const execution = await this.#ask<Execution>('/ultra/v1/execute', {
      method: 'POST',
      body: JSON.stringify({ signedTransaction, requestId }),
      signal: AbortSignal.timeout(EXECUTE_TIMEOUT_MS),
    });
    const { status, signature, error, totalOutputAmount, outputAmountResult } = execution;
    if (status !== 'Success') throw new SwapRefusedError(reasonIn(error));
    return { txHash: textIn(signature), outLamports: unitsIn(totalOutputAmount ?? outputAmountResult) };
  }

  async #ask<T>(path: string, init: RequestInit): Promise<T> {
    const { url, apiKey } = this.#options;
    const headers = { 'content-type': 'application/json', ...(apiKey && { 'x-api-key': apiKey }) };
    const response = await fetch(`${url}${path}`, { ...init, headers }).catch((error: unknown) => {
      throw new SwapProviderError(NAME, 'cannot be reached now', error);
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (typeof body !== 'object' || body === null) throw incomprehensible(`HTTP ${response.status}`);
    const isTheirs = response.status === 429 || response.status >= 500 || response.status === 401;
    if (isTheirs) throw incomprehensible(`HTTP ${response.status}`);
    if (!response.ok) throw new SwapRefusedError(reasonIn((body as { error?: unknown }).error));
    return body as T;
  }
}

/** An offer for something else than was asked for is none. */
function toQuote(order: Order, { taker, amountMicro }: SwapTerms, usdcMint: string): SwapQuote {
  const isAsked =
    order.inputMint === usdcMint &&
    order.outputMint === WRAPPED_SOL &&
    order.taker === taker &&
    unitsIn(order.inAmount) === amountMicro;
  if (!isAsked) throw incomprehensible('it offered something else than was asked for');
  return {
    reference: textIn(order.requestId),
    transaction: textIn(order.transaction),
    outLamports: unitsIn(order.outAmount),
    minOutLamports: unitsIn(order.otherAmountThreshold),
    lifeMs: lifeUntil(Number(order.expireAt)),
  };
}

function lifeUntil(seconds: number): number {
  return seconds > 0 ? Math.min(Math.trunc(seconds * 1000 - Date.now()), MOST_LIFE_MS) : LIFE_MS;
}

function textIn(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw incomprehensible('a text is missing');
}

function unitsIn(value: unknown): bigint {
  if (typeof value === 'string' && /^\d{1,18}$/.test(value)) return BigInt(value);
  throw incomprehensible('an amount is missing');
}

/** For people. Whatever else it is, it is not shown. */
function reasonIn(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : 'Jupiter does not say why';
}

function incomprehensible(problem: string): SwapProviderError {
  return new SwapProviderError(NAME, 'does not answer as it should', new Error(problem));
}
