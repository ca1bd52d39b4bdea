import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../../../webhook-verifier/package.json' with { type: 'json' };
import { sign, signedRequest } from '../../../webhook-verifier/src/testing.ts';
import { createUnknownEvent, event, post, secret } from '../../support/webhooks/verifier-fixtures.ts';

const program = fileURLToPath(new URL('../../../webhook-verifier/src/cli.ts', import.meta.url));
const body = JSON.stringify(event);

function start(args: string[], env: Record<string, string> = { MARKET_WEBHOOK_SECRET: secret }) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [program, ...args], { env: { ...(PATH && { PATH }), ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function run(
  args: string[],
  { input = '', env }: { input?: string; env?: Record<string, string> } = {},
) {
  const child = start(args, env);
  child.stdin.on('error', () => undefined).end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { stdout, stderr, code };
}

async function listening(args: string[]) {
  const child = start(['listen', '--port', '0', ...args]);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => (await lines.next()).value ?? '';
  const url = /http:\S+?(?="|$)/.exec(await next())?.[0] ?? '';
  return { child, next, url };
}

test('sign, then verify, through pipes', async () => {
  const signed = await run(['sign'], { input: body });
  expect(signed).toMatchObject({ code: 0, stdout: expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}\n$/) });
  const verified = await run(['verify', '--signature', signed.stdout.trim()], { input: body });
  expect(verified).toEqual({ code: 0, stdout: `${body}\n`, stderr: '' });
});

test('bodies from files, several secrets by flag, a fixed timestamp', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verifier-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'event.json');
  await writeFile(file, body);
  const signed = await run(['sign', '--secret', 'whsec_a', '--timestamp', '1760000000', file], { env: {} });
  expect(signed.stdout).toBe(`${await sign(body, 'whsec_a', { timestamp: 1_760_000_000 })}\n`);
  const args = ['--secret', 'whsec_b', '--secret', 'whsec_a', '--tolerance', '999999999', file];
  expect(await run(['verify', '--signature', signed.stdout, ...args], { env: {} })).toMatchObject({
    code: 0,
  });
});

test('what does not verify exits with 1 and says the code first', async () => {
  const signature = await sign(body, 'whsec_other');
  const refused = await run(['verify', '--signature', signature], { input: body });
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^mismatch: /) });
});

test.each<[string, string[], RegExp, Record<string, string>?]>([
  ['an unknown command', ['explode'], /No command "explode"/],
  ['a name that every object has', ['constructor'], /No command "constructor"/],
  ['an unknown flag', ['sign', '--colour'], /--colour/],
  ['no secret', ['sign'], /--secret or set MARKET_WEBHOOK_SECRET/, {}],
  ['no signature', ['verify'], /--signature/],
  ['two files', ['sign', 'a', 'b'], /One file/],
  ['a file that is not there', ['sign', '/nowhere/event.json'], /Cannot read \/nowhere\/event\.json/],
  ['a port that is none', ['listen', '--port', '70000'], /--port must be a whole number from 0 to 65535/],
  ['a timestamp that is none', ['sign', '--timestamp', 'now'], /--timestamp must be/],
])('%s exits with 2 and a hint', async (_, args, message, env) => {
  const wrong = await run(args, env ? { env } : {});
  expect(wrong).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
  expect(wrong.stderr).toContain('--help');
});

test('a busy port exits with 2 and names it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const busy = await run(['listen', '--port', `${port}`]);
  expect(busy).toMatchObject({ code: 2, stderr: expect.stringContaining(`127.0.0.1:${port}`) });
});

test('help and version', async () => {
  expect(await run([])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('webhook-verifier listen'),
  });
  expect(await run(['sign', '--help'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Exit codes'),
  });
  expect(await run(['--version'])).toMatchObject({ code: 0, stdout: `${manifest.version}\n` });
});

test('listen prints verified events and refusals as JSON lines, and ends when interrupted', async () => {
  const { child, next, url } = await listening(['--json', '--path', '/hook']);
  const request = await signedRequest(event, secret, { deliveryId: 'd-1', agentId: 'agt_1' });
  expect((await post(url, request)).status).toBe(204);
  expect(JSON.parse(await next())).toEqual({
    verified: true,
    delivery_id: 'd-1',
    agent_id: 'agt_1',
    ...event,
  });
  expect((await post(url, { ...request, body: `${request.body} ` })).status).toBe(400);
  expect(JSON.parse(await next())).toMatchObject({ verified: false, code: 'mismatch' });
  expect((await post(url, await createUnknownEvent())).status).toBe(204);
  expect(JSON.parse(await next())).toMatchObject({ verified: false, code: 'unknown_event' });
  expect((await post(url.replace('/hook', '/other'), request)).status).toBe(404);
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test.skipIf(spawnSync('curl', ['--version']).error)(
  'the call that help shows arrives as it was signed, line breaks and all',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verifier-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'event.json'), `${JSON.stringify(event, null, 2)}\n`);
    const { next, url } = await listening(['--json']);
    const [call = ''] = /^ *curl .*$/m.exec((await run(['--help'])).stdout) ?? [];
    const command = `webhook-verifier() { '${process.execPath}' '${program}' "$@"; }; ${call}`;
    const env = { ...process.env, URL: url, MARKET_WEBHOOK_SECRET: secret };
    const shell = spawn('bash', ['-c', command], { cwd: folder, env, stdio: 'ignore' });
    await once(shell, 'close');
    expect(JSON.parse(await next())).toMatchObject({ verified: true, ...event });
  },
);

test('listen prints for people', async () => {
  const { next, url } = await listening([]);
  await post(url, await signedRequest(event, secret, { deliveryId: 'd-1' }));
  expect(await next()).toMatch(/order\.paid {2}ord_1 {2}delivery d-1$/);
});
