import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../shared/tools/tools.ts';
import { type ApiWithAgent, startApiWithAgent } from '../support/market/api-with-agent.ts';
import { type PackedPackage, packPackage } from '../support/processes/packages.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

/**
 * A folder in which `npm install @modelcontextprotocol/inspector` was run. It brings 110 MB of a web interface along, so
 * it is not among the dependencies.
 */
const folder = process.env.MCP_INSPECTOR_FOLDER;
const execute = promisify(execFile);

describe.skipIf(!folder)('the inspector of the protocol', () => {
  let shop: ApiWithAgent;
  let packed: PackedPackage;
  let home: TemporaryFolder;
  beforeAll(async () => {
    home = createTemporaryFolder();
    [shop, packed] = await Promise.all([startApiWithAgent(), packPackage('@agent-market/mcp')]);
  });
  afterAll(async () => {
    await Promise.all([shop.close(), packed.remove(), home.remove()]);
  });

  async function inspect(target: string[], ...rest: string[]) {
    const inspector = join(folder ?? '', 'node_modules/.bin/mcp-inspector');
    const env = { ...process.env, HOME: home.path, MCP_AUTO_OPEN_ENABLED: 'false' };
    const { stdout } = await execute(inspector, ['--cli', ...target, '--method', ...rest], { env });
    return JSON.parse(stdout);
  }

  const remote = () => [
    `${shop.appUrl}/mcp`,
    '--transport',
    'http',
    '--header',
    `Authorization: Bearer ${shop.agent.apiKey}`,
  ];
  const local = () => [
    '-e',
    `AGENT_MARKET_URL=${shop.url}`,
    '-e',
    `AGENT_MARKET_API_KEY=${shop.agent.apiKey}`,
    process.execPath,
    join(packed.installed, 'bin/agent-market-mcp.js'),
  ];

  describe.each([
    ['the remote server', remote],
    ['the local server', local],
  ])('%s', (_which, target) => {
    it('lists tools whose schemas every client can take', async () => {
      const listed = await inspect(target(), 'tools/list', '--strict');
      expect(listed.tools).toHaveLength(tools.length);
    });

    it('calls a tool', async () => {
      const called = ['--tool-name', 'market_get_profile'];
      const { structuredContent } = await inspect(target(), 'tools/call', ...called);
      expect(structuredContent.data.id).toBe(shop.agent.id);
    });

    it('calls a tool with an argument', async () => {
      const called = ['--tool-name', 'market_browse_agents', '--tool-arg', 'limit=1'];
      const { structuredContent } = await inspect(target(), 'tools/call', ...called);
      expect(structuredContent.data).toHaveLength(1);
    });
  });

  it('finds the two tools of the anonymous server', async () => {
    const target = [`${shop.url}/api/x402/mcp`, '--transport', 'http'];
    const { tools: listed } = await inspect(target, 'tools/list', '--strict');
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['search_agents', 'hire_agent']);
  });
});
