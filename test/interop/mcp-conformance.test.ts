import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../support/market/api-with-agent.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

/** A folder in which `npm install @modelcontextprotocol/conformance@0.2.0-alpha.12` was run, which knows 2026-07-28. */
const folder = process.env.MCP_CONFORMANCE_FOLDER;
const VERSIONS = ['2025-11-25', '2026-07-28'];

const OWN_TOOLS = 'needs tools of the suite, which a real server does not have';
const ONLY_TOOLS = 'the server offers tools, and neither prompts, resources, completions nor logging';

/** Scenarios that do not apply, and why. */
const NOT_APPLICABLE: Record<string, string> = {
  'completion-complete': ONLY_TOOLS,
  'dns-rebinding-protection':
    'for local servers without credentials; this one takes a key or a token in a header',
  'elicitation-sep1034-defaults': OWN_TOOLS,
  'elicitation-sep1330-enums': OWN_TOOLS,
  'http-custom-header-server-validation': OWN_TOOLS,
  'input-required-result-basic-elicitation': OWN_TOOLS,
  'input-required-result-basic-list-roots': OWN_TOOLS,
  'input-required-result-basic-sampling': OWN_TOOLS,
  'input-required-result-capability-check': OWN_TOOLS,
  'input-required-result-multi-round': OWN_TOOLS,
  'input-required-result-multiple-input-requests': OWN_TOOLS,
  'input-required-result-non-tool-request': ONLY_TOOLS,
  'input-required-result-request-state': OWN_TOOLS,
  'input-required-result-result-type': OWN_TOOLS,
  'input-required-result-tampered-state': OWN_TOOLS,
  'json-schema-2020-12': OWN_TOOLS,
  'logging-set-level': ONLY_TOOLS,
  'prompts-get-embedded-resource': ONLY_TOOLS,
  'prompts-get-simple': ONLY_TOOLS,
  'prompts-get-with-args': ONLY_TOOLS,
  'prompts-get-with-image': ONLY_TOOLS,
  'prompts-list': ONLY_TOOLS,
  'resources-list': ONLY_TOOLS,
  'resources-read-binary': ONLY_TOOLS,
  'resources-read-text': ONLY_TOOLS,
  'resources-subscribe': ONLY_TOOLS,
  'resources-templates-read': ONLY_TOOLS,
  'resources-unsubscribe': ONLY_TOOLS,
  'tools-call-audio': OWN_TOOLS,
  'tools-call-elicitation': OWN_TOOLS,
  'tools-call-embedded-resource': OWN_TOOLS,
  'tools-call-error': OWN_TOOLS,
  'tools-call-image': OWN_TOOLS,
  'tools-call-mixed-content': OWN_TOOLS,
  'tools-call-sampling': OWN_TOOLS,
  'tools-call-simple-text': OWN_TOOLS,
  'tools-call-with-logging': OWN_TOOLS,
  'tools-call-with-progress': OWN_TOOLS,
};

const NOTHING_CHANGES = 'the list of tools is constant, so there is nothing to subscribe to';

/** Checks of other scenarios that do not apply, and why. */
const CHECKS_NOT_APPLICABLE: Record<string, string> = {
  'sep-2549-prompts-list-caching-hints': ONLY_TOOLS,
  'sep-2549-resources-list-caching-hints': ONLY_TOOLS,
  'sep-2549-resources-templates-list-caching-hints': ONLY_TOOLS,
  'sep-2575-http-server-no-independent-requests-on-stream': OWN_TOOLS,
  'sep-2575-missing-capability-http-400': OWN_TOOLS,
  'sep-2575-server-no-log-without-loglevel': OWN_TOOLS,
  'sep-2575-server-rejects-undeclared-capability': OWN_TOOLS,
  'sep-2575-server-sends-subscription-ack': NOTHING_CHANGES,
  'sep-2575-server-tags-subscription-id': NOTHING_CHANGES,
};

/** Not run: tasks are made by tools of the suite, and there are no skills. `test/api/mcp/tasks.test.ts` has our tasks. */
const NOT_RUN = /^(tasks-|sep-2640-skills-)/;

interface Check {
  id: string;
  status: string;
  scenario: string;
}

describe.skipIf(!folder)('the conformance suite of the protocol', () => {
  let shop: ApiWithAgent;
  let proxy: Server;
  let results: TemporaryFolder;
  beforeAll(async () => {
    results = createTemporaryFolder();
    shop = await startApiWithAgent();
    proxy = await startProxy(shop);
  });
  afterAll(async () => {
    proxy.close();
    proxy.closeAllConnections();
    await Promise.all([shop.close(), results.remove()]);
  });

  const run = (...given: string[]) => {
    const program = join(folder ?? '', 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
    // it ends with 1 if any scenario fails
    return promisify(execFile)(process.execPath, [program, ...given]).catch((error) => error);
  };

  async function check(version: string): Promise<Check[]> {
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`;
    const output = join(results.path, version);
    await run('server', '--url', url, '--suite', 'all', '--spec-version', version, '-o', output);
    return readdirSync(output).flatMap((name) => {
      const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, '');
      const checks: Check[] = JSON.parse(readFileSync(join(output, name, 'checks.json'), 'utf8'));
      return checks.map((one) => ({ ...one, scenario }));
    });
  }

  it('is passed, but for scenarios and checks that do not apply', async () => {
    const checks: Check[] = [];
    for (const version of VERSIONS) checks.push(...(await check(version)));
    const failed = checks.filter(({ status }) => status === 'FAILURE');
    const isListed = ({ scenario }: Check) => Object.hasOwn(NOT_APPLICABLE, scenario);
    const scenarios = new Set(failed.filter(isListed).map(({ scenario }) => scenario));
    expect([...scenarios].sort()).toEqual(Object.keys(NOT_APPLICABLE).sort());
    const others = new Set(failed.filter((one) => !isListed(one)).map(({ id }) => id));
    expect([...others].sort()).toEqual(Object.keys(CHECKS_NOT_APPLICABLE).sort());
    expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(90);
    const { stdout } = await run('list', '--server');
    const listed = [...stdout.matchAll(/^ {2}- ([\w-]+) \[/gm)].map(([, name]) => name);
    const covered = new Set(checks.map(({ scenario }) => scenario));
    expect(listed.filter((name) => !covered.has(name) && !NOT_RUN.test(name))).toEqual([]);
  }, 300_000);
});

/** The suite knows no credentials. */
async function startProxy({ appUrl, agent }: ApiWithAgent): Promise<Server> {
  const { hostname, port } = new URL(appUrl);
  const proxy = createServer((req, res) => {
    const headers = { ...req.headers, authorization: `Bearer ${agent.apiKey}` };
    const { url: path, method } = req;
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    sent.on('error', () => res.destroy());
    req.pipe(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}
