import { type Html, html } from '../../foundation/platform/html.ts';

interface Language {
  /** What begins a comment, up to the end of the line. */
  comment?: string;
  quotes: string;
  keywords: ReadonlySet<string>;
  /** A text before a colon is a name, as in JSON. */
  namesBeforeColon?: boolean;
  /** Words that begin with a hyphen are options, and those with a dollar are variables. */
  isShell?: boolean;
}

const words = (text: string) => new Set(text.split(' '));

const JSON_LANGUAGE: Language = {
  quotes: '"',
  keywords: words('true false null'),
  namesBeforeColon: true,
};
const TYPESCRIPT: Language = {
  comment: '//',
  quotes: '"\'`',
  keywords: words(
    'as async await break case catch class const continue export default else false finally for from function if import in instanceof interface let new null of return switch throw true try type typeof undefined using while',
  ),
};
const PYTHON: Language = {
  comment: '#',
  quotes: '"\'',
  keywords: words(
    'and as assert async await class def else except False finally for from if import in is lambda None not or pass raise return True try while with yield',
  ),
};
const SHELL: Language = {
  comment: '#',
  quotes: '"\'',
  keywords: words('curl npm npx node pip export sed openssl'),
  isShell: true,
};

const LANGUAGES: Record<string, Language> = {
  json: JSON_LANGUAGE,
  ts: TYPESCRIPT,
  js: TYPESCRIPT,
  python: PYTHON,
  py: PYTHON,
  sh: SHELL,
  bash: SHELL,
};

type Kind = 'comment' | 'string' | 'name' | 'keyword' | 'number';

const WORD = /[\w$]/;
const DIGIT = /[0-9]/;

/**
 * Code with its parts marked by classes, because the policy of the pages allows no inline style. It reads every
 * character once, and leaves what it does not know as it is.
 */
export function highlight(code: string, language: string | undefined): Html {
  const rules = LANGUAGES[language ?? ''];
  if (!rules) return html`${code}`;
  const parts: Html[] = [];
  let plain = '';
  for (let at = 0; at < code.length; ) {
    const { end, kind } = readToken(code, at, rules);
    const text = code.slice(at, end);
    if (kind) {
      parts.push(html`${plain}<span class="hl-${kind}">${text}</span>`);
      plain = '';
    } else {
      plain += text;
    }
    at = end;
  }
  return html`${parts}${plain}`;
}

interface Token {
  end: number;
  kind?: Kind | undefined;
}

function readToken(code: string, at: number, rules: Language): Token {
  const { comment, quotes, isShell = false } = rules;
  const sign = code.charAt(at);
  if (comment && code.startsWith(comment, at) && isWordStart(code, at)) {
    return { end: findEnd(code, at, (one) => one === '\n'), kind: 'comment' };
  }
  if (quotes.includes(sign)) return readString(code, at, rules);
  if (isShell && sign === '-' && isWordStart(code, at)) {
    return { end: findEnd(code, at, (one) => one !== '-' && !WORD.test(one)), kind: 'name' };
  }
  if (DIGIT.test(sign)) {
    return { end: findEnd(code, at, (one) => one !== '.' && !WORD.test(one)), kind: 'number' };
  }
  if (!WORD.test(sign)) return { end: at + 1 };
  const end = findEnd(code, at, (one) => !WORD.test(one));
  if (isShell && sign === '$') return { end, kind: 'name' };
  return { end, kind: rules.keywords.has(code.slice(at, end)) ? 'keyword' : undefined };
}

/** After a space or at the start of a line. */
const isWordStart = (code: string, at: number) => at === 0 || /\s/.test(code.charAt(at - 1));

function findEnd(code: string, from: number, isEnd: (sign: string) => boolean): number {
  let end = from + 1;
  while (end < code.length && !isEnd(code.charAt(end))) end++;
  return end;
}

/** To the same quote, or to the end of the code. */
function readString(code: string, at: number, { namesBeforeColon = false }: Language): Token {
  const quote = code.charAt(at);
  let end = at + 1;
  while (end < code.length && code.charAt(end) !== quote) end += code.charAt(end) === '\\' ? 2 : 1;
  end = Math.min(end + 1, code.length);
  return { end, kind: namesBeforeColon && code.charAt(end) === ':' ? 'name' : 'string' };
}
