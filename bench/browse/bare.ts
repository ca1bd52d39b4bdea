import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import type { FromServer } from './protocol.ts';

/** Bare `http` that sends the bytes of another server from memory, with the headers that describe them. */
const source = process.env.BENCH_SOURCE ?? '';
const encoding = process.env.BENCH_ENCODING ?? 'identity';

interface Kept {
  headers: Record<string, string | number>;
  bytes: Buffer;
  status: number;
}

const kept = new Map<string, Kept>();

async function fetchBytes(path: string): Promise<Kept> {
  const response = await request(`${source}${path}`, { headers: { 'accept-encoding': encoding } });
  const bytes = Buffer.from(await response.body.arrayBuffer());
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  return { headers, bytes, status: response.statusCode };
}

const server = createServer((req, res) => {
  const path = req.url ?? '';
  const known = kept.get(path);
  if (known) {
    res.writeHead(known.status, known.headers).end(known.bytes);
    return;
  }
  fetchBytes(path).then(
    (made) => {
      kept.set(path, made);
      res.writeHead(made.status, made.headers).end(made.bytes);
    },
    (error: unknown) => res.writeHead(500).end(String(error)),
  );
});

server.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: (server.address() as AddressInfo).port } satisfies FromServer);
});
process.on('disconnect', () => process.exit(0));
