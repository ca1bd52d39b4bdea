import type { Credential } from '../../generated/routes.gen.ts';
import type { Caller } from '../identity/caller.ts';

/** By names in lower case. */
export type InputHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A caller whom the protocol handler has authenticated, and by which credential. */
export interface KnownCaller {
  credential: Credential;
  caller: Caller;
}

export interface InputBody {
  value: unknown;
  /** As the contract names it; undefined when there is no body. */
  mediaType: string | undefined;
}

export const NO_BODY: InputBody = Object.freeze({ value: undefined, mediaType: undefined });

/**
 * What a protocol handler passes in to have an operation performed. Nothing of it has been checked. Much of it is never looked at:
 * what costs something to make is made when it is asked for.
 */
export interface OperationInput {
  readonly requestId: string;
  /** The network address of whoever asks. */
  readonly address: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** As in a query string: text, or a list of it. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: InputHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  readonly knownCaller?: KnownCaller | undefined;
  /** Called once, after the limit, and only where the operation takes a body. */
  readBody(): Promise<InputBody> | InputBody;
}
