import { readFileSync } from 'node:fs';

export interface Vector {
  name: string;
  secrets: string[];
  body?: string;
  body_base64?: string;
  header: string | null;
  now: number;
  tolerance?: number;
  expect: { ok: true; event: string } | { ok: false; code: string };
}

const file = new URL('../../vectors/webhook-signatures.json', import.meta.url);

export const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };

export function bodyOf({ body, body_base64 }: Vector): string | Uint8Array {
  return body ?? Buffer.from(body_base64 ?? '', 'base64');
}
