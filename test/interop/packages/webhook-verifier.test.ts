import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bundleForBrowser,
  lintPackage,
  type PackageName,
  type PackedPackage,
  packPackage,
  runByName,
  runInProject,
} from '../../support/processes/packages.ts';
import { type Vector, vectors } from '../../unit/webhook-verifier/vectors.ts';

const packageName: PackageName = '@agent-market/webhook-verifier';
let packed: PackedPackage;

beforeAll(async () => {
  packed = await packPackage(packageName);
}, 120_000);

afterAll(() => packed.remove());

test('publint and arethetypeswrong have nothing to say', async () => {
  expect(await lintPackage(packed)).toEqual([]);
});

test('only what is meant to be published is', () => {
  const roots = packed.files.map((path) => path.split('/')[0]);
  expect([...new Set(roots)].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'bin',
    'dist',
    'package.json',
  ]);
});

test('for a browser, verify needs no Node and takes 1.5 kB, rounded, minified and compressed', async () => {
  const code = await bundleForBrowser(packed, '{ verify }');
  expect(code).not.toMatch(/\b(Buffer|process|require|node:)\b/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(1550);
  const { verify } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { body, header, secrets, now } = vectors[0] as Vector;
  expect(await verify(body, header, secrets, { now: () => now * 1000 })).toEqual(JSON.parse(body ?? ''));
  await expect(verify(body, header, 'other', { now: () => now * 1000 })).rejects.toThrow('Wrong secret');
});

const story = `
  const body = JSON.stringify({ event: 'order.paid', order_id: 'o', data: {} });
  (async () => {
    const header = await sign(body, 'whsec');
    const events = [await verify(body, header, 'whsec'), verifySync(body, header, 'whsec')];
    const refused = await verify(body, header, 'other').catch((error) => error);
    const shared = await verifyRequest(new Request('http://x', { method: 'POST', body }), 'whsec').catch((e) => e);
    const same = [refused, shared].every((error) => error instanceof WebhookVerificationError);
    console.log(...events.map(({ event }) => event), refused.code, same, typeof webhook);
  })();
`;

const names: Record<string, string> = {
  '': 'verify, WebhookVerificationError',
  '/node': 'verifySync',
  '/fetch': 'verifyRequest',
  '/express': 'webhook',
  '/callback': 'verifyCallback',
  '/testing': 'sign',
};

test('by its published name, with import and with require', async () => {
  const expected = 'order.paid order.paid mismatch true function';
  expect(await runByName(packed, packageName, names, story)).toEqual([expected, expected]);
});

test('the command runs', async () => {
  const program = join(packed.installed, 'bin/webhook-verifier.js');
  expect(await runInProject(packed.project, [program, '--help'])).toContain('webhook-verifier listen');
});
