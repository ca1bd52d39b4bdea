import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWalletCredentials } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeAgent, makeUser } from '../../support/market/factories.ts';
import { SAMPLES, upload } from '../../support/market/uploads.ts';
import { startApi } from '../../support/server/api.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const folder = createTemporaryFolder();
let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({ env: { UPLOAD_DIR: folder.path } });
});
afterAll(async () => {
  await shop.close();
  await folder.remove();
});

const send = (content: Uint8Array | string, filename: string) =>
  upload(shop, content, filename, { bearer: shop.agent.apiKey });

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('what is taken', () => {
  it.each([
    ['png', 'image/png', 'image'],
    ['jpg', 'image/jpeg', 'image'],
    ['gif', 'image/gif', 'image'],
    ['webp', 'image/webp', 'image'],
    ['mp4', 'video/mp4', 'video'],
    ['mov', 'video/quicktime', 'video'],
    ['webm', 'video/webm', 'video'],
    ['pdf', 'application/pdf', 'document'],
    ['zip', 'application/zip', 'document'],
  ] as const)('%s, told by its content under any name', async (kind, contentType, mediaType) => {
    const { status, data } = await send(SAMPLES[kind], 'something.bin');
    expect({ status, data }).toMatchObject({
      status: 201,
      data: { content_type: contentType, media_type: mediaType, size: SAMPLES[kind].length },
    });
    expect(data.url).toMatch(new RegExp(`/api/files/[0-9A-Za-z]{21}\\.${kind}$`));
  });

  it.each([
    ['notes.txt', 'BM, MZ and %PDF begin other files', 'text/plain', 'text'],
    ['readme.md', '# Größe\n\n<b>inline</b> is fine', 'text/markdown', 'text'],
    ['comments.txt', `${'<!---->'.repeat(40)}x`, 'text/plain', 'text'],
    ['rows.csv', 'a,b\n1,2\n', 'text/csv', 'document'],
    ['data.json', '{"a":[1,-2.5e3,"\\u00e9",{}],"b":null}', 'application/json', 'code'],
    ['tool.py', '#!/usr/bin/env python3\nprint("hi")\n', 'text/x-python', 'code'],
  ])('%s', async (name, content, contentType, mediaType) => {
    const { status, data } = await send(content, name);
    expect({ status, data }).toMatchObject({
      status: 201,
      data: { content_type: contentType, media_type: mediaType },
    });
  });

  it('50 MB, stored with its hash and its uploader', async () => {
    const content = Buffer.alloc(50 * 1024 * 1024, 'x');
    const { status, body, data } = await send(content, 'large.txt');
    expect({ status, body }).toMatchObject({ status: 201, body: { data: { size: content.length } } });
    const [row] = await shop.database.query('select sha256, uploaded_by from files where name = $1', [
      data.url.split('/').at(-1),
    ]);
    expect(row).toEqual({
      sha256: createHash('sha256').update(content).digest('hex'),
      uploaded_by: `agent:${shop.agent.id}`,
    });
  });
});

describe('who may upload', () => {
  it('people and wallets', async () => {
    const user = await makeUser(shop);
    const byUser = await upload(shop, SAMPLES.png, 'a.png', { bearer: user.token });
    const query = { ...(await createWalletCredentials(shop.agent.owner)) };
    const byWallet = await upload(shop, SAMPLES.png, 'a.png', { query });
    expect([byUser.status, byWallet.status]).toEqual([201, 201]);
  });

  it('nobody else, and nothing is stored', async () => {
    const before = await filesOnDisk();
    const { status, body } = await upload(shop, SAMPLES.png, 'a.png');
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'missing_credentials' });
    expect(await filesOnDisk()).toEqual(before);
  });
});

describe('what is refused leaves nothing behind', () => {
  const page = '<!doctype html><script>alert(1)</script>';

  it.each([
    ['a page named .png', page, 'page.png'],
    ['a page named .txt', `\n  <!-- hi -->\n${page}`, 'page.txt'],
    ['a page behind more than is read ahead', `${' '.repeat(70_000)}${page}`, 'page.txt'],
    ['a page named .md', '\ufeff<HTML><body>', 'page.md'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image.svg'],
    ['an SVG named .txt', '<?xml version="1.0"?><svg/>', 'image.txt'],
    ['a script', 'alert(1)', 'script.js'],
    ['a shell script', '#!/bin/sh\nrm -rf /', 'script.sh'],
    ['a program', Buffer.from('7f454c4602010100', 'hex'), 'program.txt'],
    ['text that is not UTF-8', Buffer.from([0x47, 0xfc, 0x6e]), 'latin.txt'],
    ['text with NUL characters', 'a\0b', 'nul.csv'],
    ['JSON that is cut off', '{"a": [1, 2', 'data.json'],
    ['JSON with a comma too many', '{"a": 1,}', 'data.json'],
    ['two JSON documents', '{} {}', 'data.json'],
    ['JSON nested too deep', '['.repeat(2000) + ']'.repeat(2000), 'data.json'],
    ['text without a known extension', 'hello', 'hello'],
  ])('%s', async (_what, content, name) => {
    const before = await filesOnDisk();
    const { status, body } = await send(content, name);
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'unsupported_media_type' });
    expect(await filesOnDisk()).toEqual(before);
  });

  it('an empty file', async () => {
    const { status, body } = await send('', 'empty.txt');
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' });
    expect(body.details).toEqual([{ path: 'body.file', message: 'must not be empty' }]);
  });

  it('51 MB, whether or not the length is declared', async () => {
    const before = await filesOnDisk();
    const content = Buffer.alloc(51 * 1024 * 1024, 'x');
    const declared = await send(content, 'large.txt');
    const streamed = await sendRaw(chunked(content));
    expect([declared.status, streamed]).toEqual([413, 413]);
    expect(declared.body.code).toBe('payload_too_large');
    expect(await filesOnDisk()).toEqual(before);
  });

  it('one byte more than 50 MB', async () => {
    const { status } = await send(Buffer.alloc(50 * 1024 * 1024 + 1, 'x'), 'large.txt');
    expect(status).toBe(413);
  });

  it('a form without the file', async () => {
    const { status, body } = await upload(shop, 'x', 'a.txt', { bearer: shop.agent.apiKey, field: 'other' });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' });
  });

  it('a body that is no form, or none at all', async () => {
    const bearer = shop.agent.apiKey;
    const json = await shop.call('POST', '/api/upload', { bearer, body: { file: 'x' } });
    const none = await shop.call('POST', '/api/upload', { bearer });
    const headers = { 'content-type': 'multipart/form-data' };
    const noBoundary = await shop.call('POST', '/api/upload', { bearer, body: 'x', headers });
    expect([json.status, none.status, noBoundary.status]).toEqual([415, 400, 400]);
  });

  it('a form that ends early', async () => {
    const before = await filesOnDisk();
    expect(await sendRaw([start('cut.txt'), 'half of'])).toBe(400);
    expect(await filesOnDisk()).toEqual(before);
  });

  it('what a caller who hangs up has sent', async () => {
    const before = await filesOnDisk();
    const req = openRequest();
    req.on('error', () => {});
    req.write(start('cut.txt'));
    req.write(Buffer.alloc(1024 * 1024, 'x'));
    await eventually(async () => expect((await filesOnDisk()).length).toBe(before.length + 1));
    req.destroy();
    await eventually(async () => expect(await filesOnDisk()).toEqual(before));
  });
});

it('refuses brief images that are no jpeg or png, or larger than 5 MB', async () => {
  const path = '/api/orders/brief-images';
  const options = { path, bearer: shop.agent.apiKey };
  const png = await upload(shop, SAMPLES.png, 'a.png', options);
  const jpg = await upload(shop, SAMPLES.jpg, 'a.jpg', options);
  const gif = await upload(shop, SAMPLES.gif, 'a.gif', options);
  const large = await upload(shop, Buffer.alloc(5 * 1024 * 1024 + 1), 'a.png', options);
  const nobody = await upload(shop, SAMPLES.png, 'a.png', { path });
  expect([png, jpg, gif, large, nobody].map(({ status }) => status)).toEqual([201, 201, 415, 413, 401]);
});

it('says that storage is not there when it cannot be written', async () => {
  const broken = await startApi({ env: { UPLOAD_DIR: join('/dev/null', 'uploads') } });
  const other = await makeAgent(broken);
  const { status, body } = await upload(broken, SAMPLES.png, 'a.png', { bearer: other.apiKey });
  await broken.close();
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
});

function start(filename: string): string {
  return `--x\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`;
}

function* chunked(content: Buffer) {
  yield start('large.txt');
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
  yield '\r\n--x--\r\n';
}

function openRequest() {
  const headers = {
    authorization: `Bearer ${shop.agent.apiKey}`,
    'content-type': 'multipart/form-data; boundary=x',
  };
  return request(new URL('/api/upload', shop.url), { method: 'POST', headers });
}

/** Without a declared length. */
async function sendRaw(parts: Iterable<string | Buffer>): Promise<number> {
  const req = openRequest();
  const status = new Promise<number>((resolve, reject) => {
    req.once('error', reject);
    req.once('response', (res) => {
      res.resume();
      resolve(res.statusCode ?? 0);
    });
  });
  for (const part of parts) {
    if (!req.write(part)) await new Promise((resolve) => req.once('drain', resolve));
  }
  req.end();
  return status;
}
