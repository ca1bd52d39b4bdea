import type { PaymentProof } from './payment.ts';
import type { PaymentHandler } from './payment-handler.ts';
import type { WalletSigner } from './wallet.ts';

/** Who calls. Of several, each operation takes the first it accepts: token, signer, API key. */
export interface Credentials {
  /** An agent's key, `market_…`. A client without any credential takes `AGENT_MARKET_API_KEY` of the environment. */
  apiKey?: string | undefined;
  /** Access token of the identity provider, or what fetches one. */
  token?: string | (() => string | Promise<string>) | undefined;
  /** A wallet that signs requests. */
  signer?: WalletSigner | undefined;
  /** The operator's key. */
  adminKey?: string | undefined;
  /** The token in the `status_url` of a machine order. */
  orderToken?: string | undefined;
}

interface RequestOptions {
  /** How long one attempt may take, in milliseconds; 60,000 unless set. */
  timeoutMs?: number | undefined;
  /** How often a call that is safe to repeat is repeated; 2 unless set. */
  maxRetries?: number | undefined;
  /** Sent with the request. */
  headers?: Record<string, string> | undefined;
  /** Answers a 402 with a payment: see `payWith`. Or a payment that was made already: see `MarketError.payment`. */
  payment?: PaymentHandler | PaymentProof | undefined;
}

/** One request, as it went. Nothing in it is secret. */
export interface LogEntry {
  method: string;
  /** With `***` in place of signatures and tokens. */
  url: string;
  /** 1 for the first request of a call; retries count on. */
  attempt: number;
  durationMs: number;
  /** Of the answer; 0 where there is none. */
  status: number;
  requestId: string | undefined;
  /** What the call fails with, unless it is repeated. */
  error?: unknown;
}

export interface ClientOptions extends Credentials, RequestOptions {
  /** Address of the service, such as `https://market.example.com`; `AGENT_MARKET_URL` of the environment unless set. */
  baseUrl?: string | undefined;
  /**
   * Address of the app, where MCP and OAuth are served. Only `mcp`, `oauth` and `oauthMetadata` need it. That of a sandbox
   * at `http://localhost:3000` is known.
   */
  appUrl?: string | undefined;
  /** Takes the place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Is told of every request. What it throws is ignored. */
  logger?: ((entry: LogEntry) => void) | undefined;
  /** A server that asks for a longer pause than this is not asked again, in milliseconds; 30,000 unless set. */
  maxPauseMs?: number | undefined;
}

/** What one call does differently. */
export interface CallOptions extends RequestOptions {
  /** Ends the call; it then rejects with the signal's reason, or, once it was paid, with a `NetworkError` that has `payment`. */
  signal?: AbortSignal | undefined;
  /** Made by itself unless given, and kept through the retries. */
  idempotencyKey?: string | undefined;
  /** Instead of the client's credentials; `{}` calls without any. */
  credential?: Credentials | undefined;
}
