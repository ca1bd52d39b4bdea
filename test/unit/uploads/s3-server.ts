import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

export const S3 = {
  region: 'eu-test-1',
  bucket: 'uploads',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** A bucket in a folder that checks signatures (version 4) and hashes as Amazon documents them. */
export async function startS3(folder: string) {
  const server = createServer((req, res) => {
    answer(folder, req, res).catch((error) => res.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function answer(folder: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const body = await buffer(req);
  const declared = String(req.headers['x-amz-content-sha256']);
  if (!isSigned(req) || (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body))) {
    res.writeHead(403).end();
    return;
  }
  const path = join(folder, (req.url ?? '').slice(`/${S3.bucket}/`.length));
  if (req.method === 'PUT') {
    await writeFile(path, body);
    res.writeHead(200).end();
  } else if (req.method === 'DELETE') {
    await rm(path, { force: true });
    res.writeHead(204).end();
  } else {
    await sendObject(path, req, res);
  }
}

async function sendObject(path: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) {
    res.writeHead(404).end();
    return;
  }
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '') ?? [];
  const range = start === undefined ? {} : { start: Number(start), end: Number(end) };
  res.writeHead(start === undefined ? 200 : 206);
  createReadStream(path, range).pipe(res);
}

function isSigned(req: IncomingMessage): boolean {
  const { authorization = '' } = req.headers;
  const match = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(authorization);
  const [, credential = '', signedHeaders = '', signature] = match ?? [];
  const [accessKeyId, day = '', region, service, terminator] = credential.split('/');
  if (accessKeyId !== S3.accessKeyId || region !== S3.region || service !== 's3') return false;
  const headers = signedHeaders.split(';').map((name) => `${name}:${req.headers[name]}\n`);
  const canonical = [
    req.method,
    req.url,
    '',
    headers.join(''),
    signedHeaders,
    req.headers['x-amz-content-sha256'],
  ];
  const scope = `${day}/${region}/${service}/${terminator}`;
  const text = `AWS4-HMAC-SHA256\n${req.headers['x-amz-date']}\n${scope}\n${sha256(canonical.join('\n'))}`;
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    (last, part) => hmac(last, part ?? ''),
    hmac(`AWS4${S3.secretAccessKey}`, day),
  );
  return hmac(key, text).toString('hex') === signature;
}
