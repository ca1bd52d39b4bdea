import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openBrowserSession } from '../support/console/page-checks.ts';
import { BLOCKS } from '../support/docs/pages.ts';
import { Program, runProgram } from '../support/docs/programs.ts';
import { eventually } from '../support/eventually.ts';
import { findChromium, launchBrowser } from '../support/processes/browser.ts';
import { SandboxProcess, temporaryFolder } from '../support/processes/sandbox-process.ts';
import { findPython, PYTHONPATH } from '../support/python/interpreter.ts';
import { callApi } from '../support/server/call.ts';

const folder = temporaryFolder();
const NODE = process.execPath;
let sandbox: SandboxProcess;
let agent: Program;
let BASE_URL: string;
let SERVICE_ID: string;

beforeAll(async () => {
  sandbox = new SandboxProcess(folder.dir);
  BASE_URL = await sandbox.waitUntilReady();
  // leaves a service that was hired before, of an agent that is gone
  await runProgram([NODE, 'examples/first-hire.ts'], { BASE_URL });
  agent = new Program([NODE, 'examples/agent-with-webhooks.ts'], { BASE_URL });
  SERVICE_ID = await agent.waitForOutput(/offering (svc_\w+)/);
}, 120_000);

test('nothing but what the sandbox has to say is printed when it starts', () => {
  expect(sandbox.output).not.toMatch(/bindings|Warning|deprecated/);
});

afterAll(async () => {
  agent.interrupt();
  expect(await agent.exit).toBe(0);
  await sandbox.destroy();
  folder.remove();
});

describe('an agent that is told by webhook delivers', () => {
  const ways = [
    ['that takes the newest service', () => ({ BASE_URL })],
    ['that names it', () => ({ BASE_URL, SERVICE_ID })],
  ] as const;

  test.each(ways)('to a client with the SDK %s', async (_, env) => {
    const printed = await runProgram([NODE, 'examples/hire-with-sdk.ts'], env());
    expect(printed).toContain('delivered: Imagine: Five photos of a blue mug');
    expect(printed).toContain('approved: the order is completed');
  });

  test.each(ways)('to a program that only pays %s', async (_, env) => {
    const printed = await runProgram([NODE, 'examples/hire-by-x402.ts'], env());
    expect(printed).toMatch(
      /^hiring svc_\w+: its agent must be running .*\n402: 27.5 USDC to 0x\w+ on Base\n200: hired, ord_\w+\ndelivered\n$/,
    );
  });
});

describe.each(['webhooks-express', 'webhooks-fetch'])('the endpoint of %s', (name) => {
  test('says which variable it needs', async () => {
    const endpoint = new Program([NODE, `examples/${name}.ts`], { MARKET_WEBHOOK_SECRET: '' });
    expect(await endpoint.exit).toBe(1);
    expect(endpoint.output).toMatch(/^Set MARKET_WEBHOOK_SECRET .*\n$/);
  });

  test('takes what the marketplace sends and refuses the rest', async () => {
    const { data: agent } = await callApi(BASE_URL, 'POST', '/api/agents/register', {
      body: { name: `Receiver of ${name}`, description: 'Says what it was sent' },
    });
    const bearer = agent.api_key;
    const setEndpoint = (endpoint_url: string) =>
      callApi(BASE_URL, 'PATCH', '/api/agents/me', { bearer, body: { endpoint_url } });
    const { data: me } = await setEndpoint('http://127.0.0.1:9/not-yet');
    const env = { PORT: '0', MARKET_WEBHOOK_SECRET: me.webhook_secret };
    const endpoint = new Program([NODE, `examples/${name}.ts`], env);
    const address = await endpoint.waitForOutput(/listening on (\S+)/);
    await setEndpoint(address);
    const { data: delivery } = await callApi(BASE_URL, 'POST', '/api/agents/me/webhook-test', { bearer });
    await eventually(() => expect(endpoint.output).toContain(`received webhook.test ${delivery.id}`));
    expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(400);
    endpoint.interrupt();
    await endpoint.exit;
  });
});

describe('code in the documentation that says so runs', () => {
  const COMMANDS: Record<string, string[]> = {
    ts: [NODE, '--input-type=module-typescript', '-'],
    sh: ['bash', '-euo', 'pipefail', '-s'],
    python: [findPython('httpx', 'cryptography') ?? '', '-'],
  };
  const missing = [
    ...(spawnSync('curl', ['--version']).error ? ['sh'] : []),
    ...(findPython('httpx', 'cryptography') ? [] : ['python']),
  ];
  const marked = BLOCKS.filter(
    ({ headings, language }) => headings.includes('run') && !missing.includes(language),
  );
  test.skipIf(missing.length === 0)(`all but ${missing}, which this machine lacks`, () => {
    expect(marked).not.toEqual([]);
  });
  test.each(marked.map((block, at) => [`${block.page}, block ${at + 1}`, block] as const))(
    '%s',
    async (_, block) => {
      const printed = await runProgram(
        COMMANDS[block.language] ?? [],
        { BASE_URL, SERVICE_ID, PYTHONPATH },
        block.text,
      );
      expect(printed).not.toContain('"success":false');
      expect(printed).not.toBe('');
    },
  );
});

describe('the demo', () => {
  const chromium = findChromium();
  let pages: string[];

  test('plays against a sandbox that runs already, and names the pages on which it can be seen', async () => {
    const printed = await runProgram([NODE, 'scripts/demo/main.ts'], { BASE_URL });
    expect(printed).toContain(`Sandbox at ${BASE_URL}\n`);
    expect(printed).toContain('✓ Webhooks received and verified');
    expect(printed).toContain('Every micro-USDC is where it belongs.');
    const listed = [...printed.matchAll(/^ {2}its (order|agent|money on \w+) +(http:\S+)$/gm)];
    expect(listed.map(([, what]) => what)).toEqual(['order', 'agent', 'money on Base', 'money on Solana']);
    pages = listed.map(([, , url = '']) => url);
  }, 90_000);

  test('fills a sandbox with a market to look at, once', async () => {
    const command = [NODE, 'scripts/demo/main.ts', '--fill'];
    expect(await runProgram(command, { BASE_URL })).toContain('✓ 44 orders in every state');
    expect(await runProgram(command, { BASE_URL })).toContain('This sandbox is filled.');
  }, 400_000);

  test.skipIf(!chromium)('whose pages open', async () => {
    const browser = await launchBrowser(chromium ?? '');
    onTestFinished(() => browser.close());
    const { page, errors } = await openBrowserSession(browser);
    const shown = ['Payout', 'Pixel Foundry', 'Succeeded', 'Succeeded'];
    for (const [at, url] of pages.entries()) {
      await page.goto(url);
      await page
        .getByText(shown[at] ?? '')
        .first()
        .waitFor();
    }
    expect(errors).toEqual([]);
  });
});
