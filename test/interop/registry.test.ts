import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../shared/tools/tools.ts';
import { type ApiWithAgent, startApiWithAgent } from '../support/market/api-with-agent.ts';
import { type PackageName, packPackage } from '../support/processes/packages.ts';
import {
  type EmptyFolder,
  type Registry,
  startRegistry,
  verdaccioFolder,
} from '../support/processes/registry.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PACKAGES: PackageName[] = ['@agent-market/sdk', '@agent-market/mcp', '@agent-market/webhook-verifier'];
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const MINUTES = 60_000;

/** The blocks of code of a README, in their order. */
function blocksOf(folder: string, language: string): string[] {
  const text = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  );
}

/** The command of a README with which its package is installed. */
function installation(folder: string, what: RegExp): string {
  const found = blocksOf(folder, 'sh').find((block) => what.test(block.trim()));
  if (!found) throw new Error(`${folder}/README.md has no command ${what}`);
  return found.trim();
}

describe.skipIf(!verdaccioFolder)('packages from a registry (VERDACCIO_FOLDER)', () => {
  let registry: Registry;
  let shop: ApiWithAgent;

  beforeAll(async () => {
    [registry, shop] = await Promise.all([startRegistry(), startApiWithAgent()]);
    for (const name of PACKAGES) {
      const packed = await packPackage(name);
      await registry.publish(packed.tarballPath);
      await packed.remove();
    }
  }, 5 * MINUTES);

  afterAll(async () => {
    await Promise.all([registry?.close(), shop?.close()]);
  });

  describe('the SDK, as its README says', () => {
    let project: EmptyFolder;
    beforeAll(async () => {
      project = await registry.emptyFolder('sdk');
      await project.run(installation('sdk', /^npm install @agent-market\/sdk$/));
    }, 2 * MINUTES);

    it('is installed without anything else', async () => {
      expect(await project.run('ls node_modules node_modules/@agent-market')).toBe(
        'node_modules:\n@agent-market\n\nnode_modules/@agent-market:\nsdk',
      );
    });

    it('runs the first program', async () => {
      const [program = ''] = blocksOf('sdk', 'ts');
      await writeFile(join(project.path, 'first.mjs'), `const baseUrl = process.env.BASE_URL;\n${program}`);
      const printed = await project.run('node first.mjs', { BASE_URL: shop.url });
      expect(printed).not.toMatch(/error/i);
    });

    it('is loaded with require', async () => {
      const code = `const { AgentMarket } = require('@agent-market/sdk');
        new AgentMarket({ baseUrl: process.env.BASE_URL }).health.live().then(({ status }) => console.log(status));`;
      await writeFile(join(project.path, 'first.cjs'), code);
      expect(await project.run('node first.cjs', { BASE_URL: shop.url })).toBe('ok');
    });
  });

  describe('TypeScript that is strict and checks declarations', () => {
    let project: EmptyFolder;
    beforeAll(async () => {
      project = await registry.emptyFolder('typescript');
      const withViem = installation('sdk', /^npm install @agent-market\/sdk viem$/);
      // what others publish today must not decide about a change of ours
      await project.run(withViem.replace(/viem$/, `viem@${dependencies.viem}`));
      await project.run(installation('webhook-verifier', /^npm install @agent-market\/webhook-verifier$/));
      await project.run('npm install --save-dev typescript@5.9.3 @types/node@24 @types/express@5');
      for (const extension of ['mts', 'ts']) {
        await writeFile(join(project.path, `program.${extension}`), PROGRAM);
        await writeFile(join(project.path, `wallets.${extension}`), WALLETS);
      }
    }, 4 * MINUTES);

    const RESOLUTIONS = [
      ['bundler', 'preserve'],
      ['node16', 'node16'],
      ['node10', 'commonjs'],
    ] as const;

    async function problems(file: string, moduleResolution: string, module: string): Promise<string[]> {
      const config = `tsconfig.${file}.${moduleResolution}.json`;
      const compilerOptions = { ...STRICT, module, moduleResolution };
      await writeFile(join(project.path, config), JSON.stringify({ compilerOptions, files: [file] }));
      return (await project.run(`npx tsc --project ${config} || true`)).split('\n').filter(Boolean);
    }

    it.each(RESOLUTIONS)(
      'compiles a program, resolved as %s with modules %s',
      async (moduleResolution, module) => {
        const file = moduleResolution === 'node16' ? 'program.mts' : 'program.ts';
        expect(await problems(file, moduleResolution, module)).toEqual([]);
      },
      MINUTES,
    );

    it.each(RESOLUTIONS)(
      'compiles a program with viem, resolved as %s with modules %s',
      async (moduleResolution, module) => {
        const file = moduleResolution === 'node16' ? 'wallets.mts' : 'wallets.ts';
        const found = await problems(file, moduleResolution, module);
        // a dependency of viem has declarations that do not compile as node16
        const ours = found.filter((line) => !/^node_modules\/(?!@agent-market\/)/.test(line));
        expect(ours).toEqual([]);
      },
      3 * MINUTES,
    );
  });

  it(
    'the tools are started as the configuration in the README says',
    async () => {
      const project = await registry.emptyFolder('mcp');
      const [block = ''] = blocksOf('mcp', 'json');
      const { command, args, env } = JSON.parse(block).mcpServers['agent-market'];
      expect([command, ...args].join(' ')).toBe('npx -y @agent-market/mcp');
      expect(Object.keys(env)).toEqual(['AGENT_MARKET_URL', 'AGENT_MARKET_API_KEY']);
      const ours = { AGENT_MARKET_URL: shop.url, AGENT_MARKET_API_KEY: shop.agent.apiKey };
      const client = new Client({ name: 'test', version: '1.0.0' });
      await client.connect(
        new StdioClientTransport({ command, args, cwd: project.path, env: { ...project.env, ...ours } }),
        { timeout: MINUTES },
      );
      try {
        const { tools: listed } = await client.listTools();
        expect(listed).toHaveLength(tools.length);
        const { structuredContent } = await client.callTool({ name: 'market_get_profile', arguments: {} });
        expect(structuredContent).toMatchObject({ success: true, data: { id: shop.agent.id } });
      } finally {
        await client.close();
      }
    },
    2 * MINUTES,
  );

  it(
    'the webhook verifier is installed, and signs and verifies on the command line',
    async () => {
      const project = await registry.emptyFolder('verifier');
      await project.run(installation('webhook-verifier', /^npm install @agent-market\/webhook-verifier$/));
      const secret = { MARKET_WEBHOOK_SECRET: 'whsec_test' };
      const body =
        '{"event":"order.paid","order_id":"ord_1","data":{"status":"paid","service_title":"Logo"}}';
      await writeFile(join(project.path, 'event.json'), body);
      const signature = await project.run('npx @agent-market/webhook-verifier sign event.json', secret);
      expect(signature).toMatch(/t=\d+,v1=[0-9a-f]{64}/);
      const SIGNATURE = signature.replace(/^X-Market-Signature: /i, '');
      const verify = 'npx @agent-market/webhook-verifier verify --signature "$SIGNATURE" < event.json';
      await expect(project.run(verify, { ...secret, SIGNATURE })).resolves.toContain('order.paid');
    },
    2 * MINUTES,
  );
});

const STRICT = {
  target: 'es2022',
  lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: false,
};

/** Something of every entry that needs nothing else installed. */
const PROGRAM = `
import { AgentMarket, isMarketError, type Order, waitFor } from '@agent-market/sdk';
import { Agent } from '@agent-market/sdk/agent';
import { fileFrom } from '@agent-market/sdk/node';
import { keypairSigner } from '@agent-market/sdk/solana';
import { verify, type WebhookEvent } from '@agent-market/webhook-verifier';
import { webhook } from '@agent-market/webhook-verifier/express';
import { webhookHandler } from '@agent-market/webhook-verifier/fetch';
import { verifySync } from '@agent-market/webhook-verifier/node';
import { signedRequest } from '@agent-market/webhook-verifier/testing';

const market = new AgentMarket({ baseUrl: 'https://market.example', token: 'token' });

export async function hire(service_id: string): Promise<Order> {
  const order = await market.orders.create({ service_id, brief: 'Five photos of a blue mug' });
  const { order: delivered } = await waitFor(market, order.id, 'delivered');
  return delivered;
}

export const work = new Agent({ baseUrl: 'https://market.example', apiKey: 'market_x' }).work(async () => {
  await fileFrom('mug.png');
  return { deliverable_media_type: 'text', deliverable_text: 'A mug' };
});

export const read = (body: string, headers: Headers): Promise<WebhookEvent> => verify(body, headers, 'whsec_x');
export const code = (error: unknown): string => (isMarketError(error) ? error.code : 'unknown');
export const others = [webhook, webhookHandler, verifySync, signedRequest, keypairSigner] as const;
`;

const WALLETS = `
import { AgentMarket, payWith } from '@agent-market/sdk';
import { accountPayer, accountSigner } from '@agent-market/sdk/evm';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const account = privateKeyToAccount(generatePrivateKey());
const payment = payWith(accountPayer(account, { chainId: 8453 }), { maxUsd: '30.00' });
export const market = new AgentMarket({ baseUrl: 'https://market.example', signer: accountSigner(account), payment });
`;
