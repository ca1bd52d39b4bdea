import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AgentMarket, type UploadInput } from '@agent-market/sdk';
import { accountSigner } from '@agent-market/sdk/evm';
import { fileFrom } from '@agent-market/sdk/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

const LISTED = 7;

let shop: ApiWithAgent;
let folder: string;
let client: AgentMarket;
beforeAll(async () => {
  shop = await startApiWithAgent();
  for (let made = 0; made < LISTED; made++) await shop.createService({ title: `Listing ${made}` });
  folder = await mkdtemp(join(tmpdir(), 'sdk-upload-'));
  client = new AgentMarket({ baseUrl: shop.url, apiKey: shop.agent.apiKey });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function titles(list: AsyncIterable<{ title: string }>): Promise<string[]> {
  const seen: string[] = [];
  for await (const { title } of list) seen.push(title);
  return seen;
}

it('a list is one page when awaited', async () => {
  const page = await client.services.list({ limit: 3 });
  expect(page).toEqual({ data: expect.any(Array), total: LISTED, next_cursor: expect.any(String) });
  expect(page.data).toHaveLength(3);
});

it('a list is every item of every page when iterated, from wherever it begins', async () => {
  const all = Array.from({ length: LISTED }, (_, at) => `Listing ${LISTED - 1 - at}`);
  expect(await titles(client.services.list({ limit: 3, sortBy: 'newest' }))).toEqual(all);
  expect(await titles(client.services.list({ limit: 2, offset: 3, sortBy: 'newest' }))).toEqual(all.slice(3));
  expect(await titles(client.services.listForAgent(shop.agent.id, { limit: 4 }))).toHaveLength(LISTED);
});

it('a list inside an object with totals is iterated as well', async () => {
  expect(await titles(client.x402.services({ limit: 2 }))).toHaveLength(LISTED);
});

it('iterating ends when the reader has enough, and a failure reaches the reader', async () => {
  let requests = 0;
  let answers = 0;
  const counting: typeof fetch = async (...request) => {
    requests += 1;
    return fetch(...request).finally(() => {
      answers += 1;
    });
  };
  const counted = new AgentMarket({ baseUrl: shop.url, fetch: counting });
  for await (const { title } of counted.services.list({ limit: 2 })) if (title) break;
  expect(requests).toBe(1);
  const failing = counted.orders.list();
  await eventually(() => expect(answers).toBe(2));
  await expect(titles(failing as never)).rejects.toMatchObject({ status: 401 });
});

const TEXT = 'A mug is a cup with a handle.\n';

const name = 'mug.txt';

it.each<[string, () => Promise<UploadInput>]>([
  ['a Blob', async () => ({ file: new Blob([TEXT]), name })],
  ['a File', async () => ({ file: new File([TEXT], name) })],
  ['bytes', async () => ({ file: new TextEncoder().encode(TEXT), name })],
  ['a stream', async () => ({ file: new Blob([TEXT]).stream(), name })],
  [
    'a path',
    async () => {
      await writeFile(join(folder, name), TEXT);
      return { file: await fileFrom(join(folder, name)) };
    },
  ],
])('uploads %s', async (_name, makeInput) => {
  const uploaded = await client.uploads.create(await makeInput());
  expect(uploaded).toMatchObject({ media_type: 'text', content_type: 'text/plain', size: TEXT.length });
  const response = await client.uploads.read(uploaded.url.split('/').at(-1) ?? '');
  expect(await response.text()).toBe(TEXT);
});

it('uploads signed by a wallet', async () => {
  const signed = new AgentMarket({ baseUrl: shop.url, signer: accountSigner(evmSigner().account) });
  expect(await signed.uploads.create({ file: new Blob([TEXT]), name })).toMatchObject({ size: TEXT.length });
});

it('a file that is not there is a 404', async () => {
  await expect(client.uploads.read('nothing.txt')).rejects.toMatchObject({ status: 404, code: 'not_found' });
});
