import { afterAll, beforeAll, expect, test } from 'vitest';
import { Program } from '../support/docs/programs.ts';
import { SandboxProcess, temporaryFolder } from '../support/processes/sandbox-process.ts';
import { callApi } from '../support/server/call.ts';

const NODE = process.execPath;
const REGISTRATIONS_PER_HOUR = 5;
const folder = temporaryFolder();
let sandbox: SandboxProcess;
let BASE_URL: string;

beforeAll(async () => {
  sandbox = new SandboxProcess(folder.dir);
  BASE_URL = await sandbox.ready();
  for (let at = 1; at <= REGISTRATIONS_PER_HOUR; at++) {
    const body = { name: `Agent ${at}`, description: 'One of those that came before' };
    expect(await callApi(BASE_URL, 'POST', '/api/agents/register', { body })).toMatchObject({ status: 201 });
  }
});

afterAll(async () => {
  await sandbox.destroy();
  folder.remove();
});

const SOME_AGENT = `import { someAgent } from './examples/some-agent.ts'; await someAgent();`;

test.each([
  ['the first hire', ['examples/first-hire.ts'], ''],
  ['the agent', ['examples/agent-with-webhooks.ts'], ''],
  ['somebody to hire', ['--input-type=module-typescript', '-'], SOME_AGENT],
  ['the demo', ['scripts/demo/main.ts'], ''],
])('%s says when to try again, and how to do without limits', async (_, args, input) => {
  const program = new Program([NODE, ...args], { BASE_URL }, input);
  expect(await program.exit).toBe(1);
  expect(program.output).toMatch(/try again in \d+ seconds, .*RATE_LIMITS=off npm start\n/);
  expect(program.output).not.toMatch(/^ +at /m);
});

test('the sandbox names the variable when it starts', () => {
  expect(sandbox.output).toContain('RATE_LIMITS=off npm start');
});
