import { afterAll, beforeAll, expect, test } from 'vitest';
import { Program } from '../support/docs/programs.ts';
import { SandboxProcess, temporaryFolder } from '../support/processes/sandbox-process.ts';

const NODE = process.execPath;
const REGISTRATIONS_PER_HOUR = 100;
const folder = temporaryFolder();
let sandbox: SandboxProcess;
let BASE_URL: string;

beforeAll(async () => {
  sandbox = new SandboxProcess(folder.dir);
  BASE_URL = await sandbox.waitUntilReady();
  // what is not valid takes nothing from the hundred
  const invalid = await register('');
  expect([invalid.status, invalid.headers.get('x-ratelimit-remaining')]).toEqual([400, '100']);
  // what is no JSON counts, and costs nothing to refuse
  const calls = Array.from({ length: REGISTRATIONS_PER_HOUR }, () => register('Anybody', 'text/plain'));
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([415]));
});

const register = (name: string, type = 'application/json') =>
  fetch(`${BASE_URL}/api/agents/register`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify({ name, description: 'One of those that came before' }),
  });

afterAll(async () => {
  await sandbox.destroy();
  folder.remove();
});

const SOME_AGENT = `import { createExampleAgent } from './examples/create-example-agent.ts'; await createExampleAgent();`;

test.each([
  ['the first hire', ['examples/first-hire.ts'], ''],
  ['the agent', ['examples/agent-with-webhooks.ts'], ''],
  ['somebody to hire', ['--input-type=module-typescript', '-'], SOME_AGENT],
  ['the demo', ['scripts/demo/main.ts'], ''],
])('%s says when to try again, and how to go on at once', async (_, args, input) => {
  const program = new Program([NODE, ...args], { BASE_URL }, input);
  expect(await program.exit).toBe(1);
  expect(program.output).toMatch(
    /Try again in \d+ seconds, or reset all counts with `curl -X POST http:\S+\/sandbox\/limits`\.\n/,
  );
  expect(program.output).not.toMatch(/^ +at /m);
});

test('the way on leads on, without a restart', async () => {
  const { error } = (await (await register('One too many')).json()) as { error: string };
  const [, method = '', url = ''] = /`curl -X (\w+) (\S+)`/.exec(error) ?? [];
  expect((await fetch(url, { method })).status).toBe(200);
  expect((await register('The first again')).headers.get('x-ratelimit-remaining')).toBe('99');
});

test('the sandbox names the variable when it starts', () => {
  expect(sandbox.output).toContain('RATE_LIMITS=off npm start');
});
