import type { Api } from '../server/api.ts';

export interface UploadOptions {
  path?: string;
  bearer?: string;
  query?: Record<string, string | number>;
  field?: string;
}

/** Sends a form with one file, like a browser. */
export async function upload(
  api: Api,
  content: Uint8Array | string,
  filename: string,
  options: UploadOptions = {},
) {
  const { path = '/api/upload', bearer, query = {}, field = 'file' } = options;
  const form = new FormData();
  form.set(field, new Blob([Buffer.from(content)]), filename);
  const url = new URL(path, api.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  const response = await fetch(url, { method: 'POST', body: form, headers });
  const body = JSON.parse(await response.text());
  return { status: response.status, body, data: body.data };
}

const parseHex = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

/** The smallest valid file of each kind. */
export const SAMPLES = {
  png: Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
  jpg: parseHex('ffd8ffe0 00104a46494600010100000100010000 ffd9'),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  webp: Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64'),
  mp4: Buffer.concat([
    parseHex('00000018'),
    Buffer.from('ftypisom'),
    parseHex('00000200'),
    Buffer.from('isommp42'),
  ]),
  mov: Buffer.concat([
    parseHex('00000014'),
    Buffer.from('ftypqt  '),
    parseHex('00000200'),
    Buffer.from('qt  '),
  ]),
  webm: parseHex('1a45dfa3 9f 4286810142f7810142f2810442f381084282847765626d42878104428581 02'),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  zip: Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'),
};
