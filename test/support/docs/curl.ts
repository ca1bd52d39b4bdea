/** Parses a curl command into its request. */
export interface CurlRequest {
  method: string;
  url: URL;
  headers: Headers;
  /** As written: JSON, a form, or the parts of a multipart body. */
  body: string | undefined;
  form: Record<string, string>;
  files: string[];
}

export function parseCurl(line: string): CurlRequest {
  const [program, ...words] = splitShellWords(line);
  if (program !== 'curl') throw new Error(`Not curl: ${line}`);
  const given: [string, string][] = [];
  let address = '';
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word.startsWith('-')) given.push([word, words[++at] ?? '']);
    else address = word;
  }
  const all = (option: string) => given.filter(([name]) => name === option).map(([, value]) => value);
  const pair = (text: string, sign: string) => {
    const at = text.indexOf(sign);
    return [text.slice(0, at), text.slice(at + sign.length)] as [string, string];
  };
  return {
    method: all('-X')[0] ?? 'GET',
    url: new URL(address),
    headers: new Headers(all('-H').map((header) => pair(header, ': '))),
    body: all('-d')[0],
    form: Object.fromEntries(all('--data-urlencode').map((field) => pair(field, '='))),
    files: all('-F'),
  };
}

const WORD = /(?:'[^']*'|"[^"]*"|\\[\s\S]|[^\s'"\\])+/g;
const PIECE = /'([^']*)'|"([^"]*)"|\\\n|\\([\s\S])|([^\s'"\\]+)/g;

/** Splits like a shell: quotes, escapes, and continued lines. */
function splitShellWords(line: string): string[] {
  const joined = line.replaceAll(/ \\\n\s*/g, ' ');
  return [...joined.matchAll(WORD)].map(([word]) =>
    [...word.matchAll(PIECE)]
      .map(([, single, double, escaped, plain]) => single ?? double ?? escaped ?? plain)
      .join(''),
  );
}
