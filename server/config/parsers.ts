import { stripTrailingSlashes } from '../foundation/platform/http-url.ts';
import { MoneyError, parseUsd } from '../foundation/platform/money.ts';

/** Parses a variable. `undefined` means that the text is invalid. */
export interface Parser<T> {
  /** Completes the sentence "it should be …". */
  readonly expected: string;
  parse(text: string): T | undefined;
  /** For rules that need more than one sentence: what is wrong with an invalid text. */
  explain?(text: string): string | undefined;
}

export const text: Parser<string> = { expected: 'a text', parse: (value) => value };

export function oneOf<const T extends string>(...choices: T[]): Parser<T> {
  return {
    expected: `one of ${choices.join(', ')}`,
    parse: (value) => choices.find((choice) => choice === value),
  };
}

export function wholeNumber(min: number, max: number): Parser<number> {
  return {
    expected: `a whole number from ${min} to ${max}`,
    parse(value) {
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      return number >= min && number <= max ? number : undefined;
    },
  };
}

export const port: Parser<number> = {
  expected: 'a port number from 0 to 65535 (0 takes any free one)',
  parse: (value) => wholeNumber(0, 65_535).parse(value),
};

export const flag: Parser<boolean> = {
  expected: '1 or 0',
  parse: (value) => ({ 1: true, 0: false })[value],
};

export const onOff: Parser<boolean> = {
  expected: 'on or off',
  parse: (value) => ({ on: true, off: false })[value],
};

/** A URL with one of these schemes, without a trailing slash. */
export function url(...schemes: string[]): Parser<string> {
  return {
    expected: `an address starting with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    parse(value) {
      const parsed = URL.parse(value);
      if (!parsed?.host || !schemes.includes(parsed.protocol.slice(0, -1))) return undefined;
      return stripTrailingSlashes(value);
    },
  };
}

/** The public base URL of a server. */
export const origin: Parser<string> = {
  expected: 'an address such as https://api.example.com, without query or fragment',
  parse(value) {
    const parsed = URL.parse(url('http', 'https').parse(value) ?? '');
    if (!parsed || parsed.search || parsed.hash || parsed.username) return undefined;
    return stripTrailingSlashes(parsed.href);
  },
};

/** An OIDC issuer is compared character by character with tokens, so it is not normalized. */
export const issuer: Parser<string> = {
  expected: 'the issuer exactly as its tokens name it, an http:// or https:// address',
  parse: (value) => (url('http', 'https').parse(value) ? value : undefined),
};

export const databaseUrl: Parser<string> = {
  expected: 'postgres://user:password@host:port/database',
  parse(value) {
    const parsed = URL.parse(value);
    const named = parsed && parsed.pathname.length > 1 && parsed.host;
    return named && /^postgres(ql)?:$/.test(parsed.protocol) ? value : undefined;
  },
};

/** One or more, all of them valid. */
export function severalOf<T>({ expected, parse }: Parser<T>): Parser<T[]> {
  return {
    expected: `${expected}; or several, separated by commas`,
    parse(value) {
      const items = (list.parse(value) ?? []).map(parse);
      const valid = items.filter((item) => item !== undefined);
      return valid.length > 0 && valid.length === items.length ? valid : undefined;
    },
  };
}

export const list: Parser<string[]> = {
  expected: 'a list separated by commas',
  parse: (value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
};

export function listOfChoices<const T extends string>(...choices: T[]): Parser<T[]> {
  const choice = oneOf(...choices);
  return {
    expected: `a list separated by commas, of ${choices.join(', ')}`,
    parse(value) {
      const items = (list.parse(value) ?? []).map((item) => choice.parse(item));
      const valid = items.filter((item) => item !== undefined);
      return valid.length > 0 && valid.length === items.length ? valid : undefined;
    },
  };
}

export const positiveUsd: Parser<bigint> = {
  expected: 'an amount in USD above zero, such as 1.00',
  parse(value) {
    try {
      const amount = parseUsd(value);
      return amount > 0n ? amount : undefined;
    } catch (error) {
      if (error instanceof MoneyError) return undefined;
      throw error;
    }
  },
};

export function secretText(minLength: number): Parser<string> {
  return {
    expected: `a secret of at least ${minLength} characters`,
    parse: (value) => (value.length >= minLength ? value : undefined),
  };
}
