import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bundleForBrowser,
  linkInto,
  lintPackage,
  type PackageName,
  type PackedPackage,
  packPackage,
  runByName,
} from '../../support/processes/packages.ts';

const packageName: PackageName = '@agent-market/sdk';
let packed: PackedPackage;

beforeAll(async () => {
  packed = await packPackage(packageName);
  await linkInto(packed.project, ['viem', '@solana/web3.js']);
}, 120_000);

afterAll(() => packed.remove());

test('publint and arethetypeswrong have nothing to say', async () => {
  expect(await lintPackage(packed)).toEqual([]);
});

test('only what is meant to be published is, with the licences of what is bundled', async () => {
  const roots = packed.files.map((path) => path.split('/')[0]);
  expect([...new Set(roots)].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'package.json',
  ]);
  const licences = await readFile(join(packed.installed, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8');
  for (const name of ['@noble/curves', '@noble/hashes', '@scure/base']) {
    expect(licences).toMatch(new RegExp(`^${name}@\\d`, 'm'));
  }
});

test('nothing is needed at run time', async () => {
  const manifest = JSON.parse(await readFile(join(packed.installed, 'package.json'), 'utf8'));
  expect(manifest.dependencies).toBeUndefined();
});

const compressed = (code: string) => gzipSync(code, { level: 9 }).length;

test('the client with every operation takes 7.2 kB, rounded, minified and compressed, and needs no Node', async () => {
  const code = await bundleForBrowser(packed, '{ AgentMarket }');
  expect(compressed(code)).toBeLessThan(7250);
  // the environment is read where there is one
  expect(code.replace(/\{process:\w+\}=globalThis/, '')).not.toMatch(/\b(Buffer|process|require|node:)\b/);
  const { AgentMarket } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const asked: string[] = [];
  const answer = async (url: string) => {
    asked.push(url);
    return Response.json({ success: true, data: { status: 'ok' } });
  };
  const market = new AgentMarket({ baseUrl: 'https://m.example', fetch: answer });
  expect(await market.health.live()).toEqual({ status: 'ok' });
  expect(asked).toEqual(['https://m.example/healthz']);
});

test('who does not use something does not load it', async () => {
  expect(compressed(await bundleForBrowser(packed, '{ walletMessage }'))).toBeLessThan(200);
  const waiting = await bundleForBrowser(packed, '{ waitFor }');
  expect(waiting).not.toContain('/api/');
  const client = await bundleForBrowser(packed, '{ AgentMarket }');
  expect(client).not.toContain('PaymentRefusedError');
});

test('chain code comes with its own subpath only', async () => {
  const index = await readFile(join(packed.installed, 'dist/index.js'), 'utf8');
  expect(index).not.toMatch(/from ["'](viem|@solana|node:)/);
  const evm = await readFile(join(packed.installed, 'dist/evm.js'), 'utf8');
  expect(evm).not.toMatch(/@solana/);
});

const names: Record<string, string> = {
  '': 'AgentMarket, NotFoundError, payWith',
  '/evm': 'accountSigner, accountPayer',
  '/solana': 'keypairSigner, keypairPayer',
  '/node': 'fileFrom',
};

const story = `
  (async () => {
    const answer = async () => Response.json({ success: false, error: 'No', code: 'not_found' }, { status: 404 });
    const market = new AgentMarket({ baseUrl: 'http://localhost', fetch: answer });
    const error = await market.agents.get('nobody').catch((failure) => failure);
    const functions = [payWith, accountSigner, accountPayer, keypairSigner, keypairPayer, fileFrom];
    console.log(error instanceof NotFoundError, error.code, functions.every((one) => typeof one === 'function'));
  })();
`;

test('by its published name, with import and with require', async () => {
  const expected = 'true not_found true';
  expect(await runByName(packed, packageName, names, story)).toEqual([expected, expected]);
});
