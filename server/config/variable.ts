import type { Parser } from './parsers.ts';

/** One environment variable. The server reads it, and the configuration page is generated from it. */
export interface Variable<T> {
  readonly parser: Parser<Exclude<T, undefined>>;
  readonly doc: string;
  readonly fallback: Fallback;
  /** Secret values do not appear in error messages. */
  readonly secret: boolean;
}

type Fallback = { kind: 'none' } | { kind: 'default'; text: string } | { kind: 'unset'; meaning: string };

export type ValueOf<V> = V extends Variable<infer T> ? T : never;

export function required<T>(parser: Parser<T>, doc: string): Variable<T> {
  return { parser: parser as Parser<Exclude<T, undefined>>, doc, fallback: { kind: 'none' }, secret: false };
}

export function withDefault<T>(parser: Parser<T>, text: string, doc: string): Variable<T> {
  return { ...required(parser, doc), fallback: { kind: 'default', text } };
}

/** `meaning` says what happens if it is not set. */
export function optional<T>(parser: Parser<T>, meaning: string, doc: string): Variable<T | undefined> {
  return { ...required<T | undefined>(parser, doc), fallback: { kind: 'unset', meaning } };
}

export function secret<T>(variable: Variable<T>): Variable<T> {
  return { ...variable, secret: true };
}
