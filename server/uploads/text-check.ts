import { createReadStream } from 'node:fs';
import { JsonCheck } from './json-check.ts';

const CONTROL = /(?![\t\n\f\r])\p{Cc}/u;
/** What a browser might take for a page or an image with scripts in it. */
const MARKUP =
  /^\s*(?:<!--[\s\S]*?(?:-->|$)\s*|<\?xml[\s\S]*?(?:\?>|$)\s*)*<(?:!doctype|html|head|body|title|script|style|iframe|object|embed|svg|link|meta)\b/i;
const HEAD_CHARACTERS = 2048;

/** Whether a file holds UTF-8 text and no markup; as `json`, also whether it is a JSON document. */
export async function isPlainText(path: string, extension: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const json = extension === 'json' ? new JsonCheck() : undefined;
  let head = '';
  try {
    for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(bytes, { stream: true });
      if (CONTROL.test(text) || json?.write(bytes) === false) return false;
      if (head.length < HEAD_CHARACTERS) head += text.slice(0, HEAD_CHARACTERS);
    }
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
  return !MARKUP.test(head) && (json?.end() ?? true);
}
