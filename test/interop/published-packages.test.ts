import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkInto, type PackedPackage, packPackage, runInProject } from '../support/processes/packages.ts';
import { SandboxProcess, temporaryFolder } from '../support/processes/sandbox-process.ts';
import type { Compilation } from './published/compiler.ts';

const execute = promisify(execFile);
const STORY = resolve(import.meta.dirname, 'published/hire.mts');
const COMPILER = resolve(import.meta.dirname, 'published/compiler.ts');

const data = temporaryFolder();
let sandbox: SandboxProcess;
let BASE_URL: string;
let packages: PackedPackage[];
let project: string;
let problems: string[][];

beforeAll(async () => {
  sandbox = new SandboxProcess(data.dir, { RATE_LIMITS: 'off' });
  project = await mkdtemp(join(tmpdir(), 'empty-project-'));
  [BASE_URL, packages] = await Promise.all([
    sandbox.waitUntilReady(),
    Promise.all([packPackage('@agent-market/sdk'), packPackage('@agent-market/webhook-verifier')]),
  ]);
  await writeFile(join(project, 'package.json'), '{ "private": true }');
  const tarballs = packages.map(({ tarballPath }) => tarballPath);
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs], { cwd: project });
  await linkInto(project, ['viem', '@solana/web3.js', '@types/node', 'undici-types']);
  problems = await compile();
}, 180_000);

afterAll(async () => {
  await sandbox.destroy();
  data.remove();
  await Promise.all([rm(project, { recursive: true }), ...packages.map(({ remove }) => remove())]);
});

it('the tarballs install without anything else', async () => {
  const { stdout } = await execute('npm', ['ls', '--all', '--json'], { cwd: project }).catch(
    (error) => error,
  );
  const { dependencies } = JSON.parse(stdout);
  const own = ['@agent-market/sdk', '@agent-market/webhook-verifier'];
  for (const name of own) expect(dependencies[name].dependencies ?? {}).not.toHaveProperty('openapi-fetch');
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(own));
});

const EXPECTED = 'order.created 27.50 delivered not_found';

/** The Node that runs the tests and, where there is another, the one people have. */
async function nodes(): Promise<string[]> {
  const { stdout } = await execute('which', ['-a', 'node']);
  const found = new Map([[process.version, process.execPath]]);
  for (const path of stdout.trim().split('\n')) {
    const { stdout: version } = await execute(path, ['--version']);
    if (Number.parseInt(version.slice(1), 10) >= 20) found.set(version.trim(), path);
  }
  return [...found.values()];
}

/** The same program for a runtime that has `require` and no `await` at the top. */
function asCommonJs(code: string): string {
  const imports = /^import \{([^}]+)\} from ('[^']+');$/gm;
  const required = [...code.matchAll(imports)].map(
    ([, names, from]) => `const {${names}} = require(${from});`,
  );
  return `${required.join('\n')}\n(async () => {${code.replace(imports, '')}})();`;
}

describe('an agent is hired by x402 and hears of it by webhook, in a program', () => {
  it.each([
    ['with import', 'hire.mjs', (code: string) => code],
    ['with require', 'hire.cjs', asCommonJs],
  ])(
    '%s',
    async (_name, file, convert) => {
      const code = stripTypeScriptTypes(await readFile(STORY, 'utf8'));
      await writeFile(join(project, file), convert(code.replaceAll(/,\s*(?=\}\s*from)/g, ' ')));
      for (const node of await nodes()) {
        const { stdout } = await execute(node, [file], { cwd: project, env: { ...process.env, BASE_URL } });
        expect(stdout.trim(), node).toBe(EXPECTED);
      }
    },
    120_000,
  );

  it.each(['nodenext', 'bundler'])('in strict TypeScript, resolved as %s', async (moduleResolution) => {
    expect(problemsOf('hire.mts', moduleResolution)).toEqual([]);
    expect(await runInProject(project, ['hire.mts'], { BASE_URL })).toBe(EXPECTED);
  });
});

it('the declarations stand on their own, for Node and for browsers', () => {
  expect(problemsOf('declarations.mts', 'nodenext')).toEqual([]);
  expect(problemsOf('declarations.mts', 'bundler')).toEqual([]);
});

it.each(['bundler', 'node16', 'nodenext'])(
  'the declarations of every entry compile with all checks, resolved as %s',
  (moduleResolution) => {
    expect(problemsOf('entries.mts', moduleResolution)).toEqual([]);
  },
);

it('a program that misuses them does not compile', () => {
  expect(problemsOf('misuse.mts', 'nodenext')).toEqual([
    expect.stringMatching(/^misuse\.mts:3 TS2353 .*service_identifier/),
  ]);
});

const ENTRIES = ['sdk', 'sdk/agent', 'sdk/evm', 'sdk/solana', 'webhook-verifier'];
const SOURCES = {
  'declarations.mts': `
    import { AgentMarket, type Order } from '@agent-market/sdk';
    import { verify, type WebhookEvent } from '@agent-market/webhook-verifier';
    export const place = (market: AgentMarket): Promise<Order> => market.orders.create({ service_id: 'svc_1' });
    export const read = (body: string, headers: Headers): Promise<WebhookEvent> => verify(body, headers, 'whsec');
  `,
  'entries.mts': ENTRIES.map((entry, at) => `export type * as n${at} from '@agent-market/${entry}';`).join(
    '\n',
  ),
  'misuse.mts': `
    import type { AgentMarket } from '@agent-market/sdk';
    export const place = (market: AgentMarket) => market.orders.create({ service_identifier: 'svc_1' });
  `,
};

const inNode = { types: ['node'] };
const COMPILATIONS = [
  compilation('hire.mts', 'nodenext', { ...inNode, skipLibCheck: true }),
  compilation('hire.mts', 'bundler', { ...inNode, skipLibCheck: true }),
  compilation('declarations.mts', 'bundler', { types: [] }),
  compilation('declarations.mts', 'nodenext', { ...inNode, lib: ['es2024'] }),
  compilation('entries.mts', 'bundler', inNode),
  compilation('entries.mts', 'node16', inNode),
  compilation('entries.mts', 'nodenext', inNode),
  compilation('misuse.mts', 'nodenext', inNode),
];

function compilation(file: string, moduleResolution: string, wishes: object): Compilation {
  const options = {
    target: 'es2022',
    lib: ['es2024', 'dom', 'dom.asynciterable'],
    module: moduleResolution === 'bundler' ? 'preserve' : moduleResolution,
    moduleResolution,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: false,
    ...wishes,
  };
  return { file, options };
}

/** All at once, because they share most of what the compiler reads. */
async function compile(): Promise<string[][]> {
  await cp(STORY, join(project, 'hire.mts'));
  for (const [file, code] of Object.entries(SOURCES)) await writeFile(join(project, file), code);
  const running = execute(process.execPath, [COMPILER], { cwd: project });
  running.child.stdin?.end(JSON.stringify(COMPILATIONS));
  return JSON.parse((await running).stdout);
}

function problemsOf(file: string, moduleResolution: string): string[] | undefined {
  return problems[
    COMPILATIONS.findIndex((one) => one.file === file && one.options.moduleResolution === moduleResolution)
  ];
}
