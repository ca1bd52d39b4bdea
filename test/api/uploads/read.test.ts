import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent } from '../../support/market/factories.ts';
import { SAMPLES, upload } from '../../support/market/uploads.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const folder = createTemporaryFolder();
let api: Api;
let bearer: string;
beforeAll(async () => {
  api = await startApi({ env: { UPLOAD_DIR: folder.path } });
  bearer = (await makeAgent(api)).apiKey;
});
afterAll(async () => {
  await api.close();
  await folder.remove();
});

async function store(content: Uint8Array | string, name: string): Promise<string> {
  const { status, data, body } = await upload(api, content, name, { bearer });
  if (status !== 201) throw new Error(`Uploading failed: ${JSON.stringify(body)}`);
  return new URL(data.url).pathname;
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, api.url), { method, headers });

const DIGITS = '0123456789';

describe('a file', () => {
  it('comes back as it was, and is never a page', async () => {
    const answer = await get(await store(SAMPLES.png, 'page.html'));
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(SAMPLES.png);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(SAMPLES.png.length),
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="\w+\.png"$/),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('that a browser could run or render as something else is a download', async () => {
    const types = ['a.txt', 'a.md', 'a.py'].map(async (name) => {
      const answer = await get(await store('hello', name));
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
      return answer.headers.get('content-type');
    });
    expect(await Promise.all(types)).toEqual([
      'text/plain; charset=utf-8',
      'text/markdown; charset=utf-8',
      'text/x-python; charset=utf-8',
    ]);
    const pdf = await get(await store(SAMPLES.pdf, 'a.pdf'));
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  it('of many megabytes comes whole', async () => {
    const content = 'x'.repeat(8 * 1024 * 1024);
    expect(await (await get(await store(content, 'large.txt'))).text()).toBe(content);
  });

  it('is described to HEAD without being sent', async () => {
    const answer = await get(await store(DIGITS, 'a.txt'), {}, 'HEAD');
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '10',
      '',
    ]);
  });

  it('that is not there is 404, as is one whose bytes are lost', async () => {
    expect((await get('/api/files/none.png')).status).toBe(404);
    const lost = await store(DIGITS, 'a.txt');
    const name = lost.split('/').at(-1) ?? '';
    await rm(`${folder.path}/${name.slice(0, 2)}/${name}`);
    expect((await get(lost)).status).toBe(404);
  });

  it('is only found by a name, never by a path', async () => {
    expect((await get('/api/files/..%2Fpackage.json')).status).toBe(400);
    expect((await get('/api/files/.incoming')).status).toBe(400);
  });
});

describe('a caller who has the file', () => {
  it('is told so by its ETag, in a list or weak', async () => {
    const path = await store(DIGITS, 'a.txt');
    const etag = (await get(path)).headers.get('etag') ?? '';
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(path, { 'if-none-match': sent });
      expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, etag, '']);
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('a range', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s is a part', async (range, text, contentRange) => {
    const answer = await get(await store(DIGITS, 'a.txt'), { range });
    expect([answer.status, await answer.text()]).toEqual([206, text]);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
  });

  it.each(['bytes=0-1,4-5', 'lines=1-2', 'nonsense'])('%s is answered with the whole', async (range) => {
    const answer = await get(await store(DIGITS, 'a.txt'), { range });
    expect([answer.status, await answer.text()]).toEqual([200, DIGITS]);
  });

  it('outside the file is 416 with its size', async () => {
    const answer = await get(await store(DIGITS, 'a.txt'), { range: 'bytes=10-12' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    expect(await answer.json()).toMatchObject({ success: false, code: 'range_not_satisfiable' });
  });
});

it('goes on serving when a reader hangs up in the middle', async () => {
  const path = await store('x'.repeat(16 * 1024 * 1024), 'large.txt');
  await new Promise<void>((resolve, reject) => {
    const req = request(new URL(path, api.url), (res) => {
      res.once('data', () => req.destroy());
      res.once('close', resolve);
      res.on('error', () => {});
    });
    req.once('error', reject).end();
  });
  expect((await get(path, { range: 'bytes=0-0' })).status).toBe(206);
});
