import { createReadStream } from 'node:fs';
import { startsLikeHtml } from './html-check.ts';
import { JsonValidator } from './json-check.ts';

const CONTROL = /(?![\t\n\f\r])\p{Cc}/u;
/** No real text starts with more white space and comments than this; a disguised page might. */
const HEAD_CHARACTERS = 64 * 1024;

/** Whether a file is UTF-8 text without markup; with `json`, also whether it is a JSON document. */
export async function isPlainText(path: string, extension: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const json = extension === 'json' ? new JsonValidator() : undefined;
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
  return !isHtml(head) && (json?.end() ?? true);
}

/** An inconclusive head that is full counts as a page. */
function isHtml(head: string): boolean {
  return startsLikeHtml(head) ?? head.length >= HEAD_CHARACTERS;
}
