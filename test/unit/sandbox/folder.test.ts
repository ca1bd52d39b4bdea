import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolder } from '../../../sandbox/folder/folder.ts';
import { loadOrCreateSecrets, type SigningKey } from '../../../sandbox/folder/secrets.ts';
import { AccessTokens } from '../../../sandbox/identity/tokens.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'folder-test-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('one sandbox at a time uses a folder, and the next finds its files', async () => {
  const first = await openFolder(dir, { fresh: false });
  writeFileSync(first.path('note'), 'kept');
  await expect(openFolder(dir, { fresh: true })).rejects.toThrow(
    `Another sandbox (process ${process.pid}) is using ${dir}`,
  );
  first.release();
  const second = await openFolder(dir, { fresh: false });
  expect(existsSync(second.path('note'))).toBe(true);
  second.release();
});

test('a fresh start empties a folder of ours, and it stays ours', async () => {
  const first = await openFolder(dir, { fresh: false });
  writeFileSync(first.path('note'), 'gone');
  first.release();
  const second = await openFolder(dir, { fresh: true });
  expect(existsSync(second.path('note'))).toBe(false);
  second.release();
  (await openFolder(dir, { fresh: true })).release();
});

test('a folder of somebody else is left as it is', async () => {
  writeFileSync(join(dir, 'thesis.txt'), '');
  for (const fresh of [false, true]) {
    await expect(openFolder(dir, { fresh })).rejects.toThrow("holds files that are not a sandbox's");
  }
  expect(readdirSync(dir)).toEqual(['thesis.txt']);
});

test('keys are made once, for the owner only', () => {
  const file = join(dir, 'secrets.json');
  const made = loadOrCreateSecrets(file);
  expect(loadOrCreateSecrets(file)).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(made.variables.BASE_TREASURY_KEY).not.toBe(made.variables.ALT_TREASURY_KEY);
});

test('a key of a later release is created for an earlier folder, and then stored', () => {
  const file = join(dir, 'secrets.json');
  const { variables, identity } = loadOrCreateSecrets(file);
  const { CREATOR_FEE_KEY, ...earlier } = variables;
  writeFileSync(file, JSON.stringify({ variables: earlier, identity }));
  const completed = loadOrCreateSecrets(file);
  expect(completed).toMatchObject({ variables: earlier, identity });
  expect(completed.variables.CREATOR_FEE_KEY).not.toBe(CREATOR_FEE_KEY);
  expect(loadOrCreateSecrets(file)).toEqual(completed);
});

test.each(['', '{', '{"variables":{}}', '[]'])(
  'unreadable keys (%s) are not replaced by new ones',
  (content) => {
    const file = join(dir, 'secrets.json');
    writeFileSync(file, content);
    expect(() => loadOrCreateSecrets(file)).toThrow(`The keys in ${file} cannot be read`);
  },
);

test('the key of an earlier folder, for RS256, signs tokens', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signingKey = { ...privateKey.export({ format: 'jwk' }), kid: 'earlier', alg: 'RS256' } as SigningKey;
  const tokens = new AccessTokens({ issuer: 'http://localhost:3003', audience: 'agent-market', signingKey });
  const token = await tokens.mint({ sub: 'ana', preferred_username: 'ana' });
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: 'earlier' });
  expect(await tokens.verify(token)).toMatchObject({ sub: 'ana' });
});
