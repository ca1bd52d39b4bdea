import type { Credential } from '../../generated/routes.gen.ts';
import type { Caller } from '../identity/caller.ts';

/** By lower-case name. */
export type InputHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A caller that the protocol handler authenticated, and its credential. */
export interface KnownCaller {
  credential: Credential;
  caller: Caller;
}

export interface InputBody {
  value: unknown;
  /** The contract's media type; undefined without body. */
  mediaType: string | undefined;
}

export const NO_BODY: InputBody = Object.freeze({ value: undefined, mediaType: undefined });

/**
 * A protocol handler's input for an operation. Nothing is validated yet. Expensive parts are created lazily, because
 * many are never read.
 */
export interface OperationInput {
  readonly requestId: string;
  /** The network address of the client. */
  readonly address: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** As in a query string: text, or a list of it. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: InputHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Aborted when nobody waits for the response anymore. */
  readonly signal: AbortSignal;
  readonly knownCaller?: KnownCaller | undefined;
  /** Called once, after the rate limit, and only if the operation takes a body. */
  readBody(): Promise<InputBody> | InputBody;
}
