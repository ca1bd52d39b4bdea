import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it, onTestFinished } from 'vitest';
import config, { EXCEPTIONS, ROOT_FOLDERS } from '../../../layers.config.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

type Files = Record<string, string[]>;

/** The rules that a tree of files breaks, each file given by what it imports. */
async function broken(files: Files): Promise<string[]> {
  return (await listViolations(files)).map(({ rule }) => rule).sort();
}

async function listViolations(files: Files): Promise<{ from: string; rule: string }[]> {
  const folder = createTemporaryFolder();
  onTestFinished(() => folder.remove());
  for (const [file, imported] of Object.entries(files)) {
    const path = join(folder.path, file);
    await mkdir(dirname(path), { recursive: true });
    const lines = imported.map((from, at) => `import type { T as T${at} } from '${from}';`);
    await writeFile(path, [...lines, 'export type T = 1;'].join('\n'));
  }
  const { forbidden, options } = config;
  const { tsConfig: _, ...rest } = options ?? {};
  const { output } = await cruise(['.'], {
    ...rest,
    ruleSet: { forbidden: forbidden ?? [] },
    validate: true,
    baseDir: folder.path,
  });
  return (output as ICruiseResult).summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
}

it('a folder imports what stands below it', async () => {
  const files = {
    'server/app.ts': ['./composition/parts.ts'],
    'server/composition/parts.ts': ['../market/orders/service.ts'],
    'server/market/orders/service.ts': ['../services/service-row.ts', '../../chain/evm/adapter.ts'],
    'server/market/services/service-row.ts': ['../../foundation/db/statement.ts'],
    'server/chain/evm/adapter.ts': ['../types.ts'],
    'server/chain/types.ts': [],
    'server/foundation/db/statement.ts': [],
  };
  expect(await broken(files)).toEqual([]);
});

it.each([
  ['a layer', 'server/foundation/db/a.ts', 'server/market/orders/b.ts', 'nothing-above-foundation-db'],
  ['its layer', 'server/market/services/a.ts', 'server/market/orders/b.ts', 'nothing-above-market-services'],
  ['its own folders', 'server/chain/a.ts', 'server/chain/evm/b.ts', 'nothing-above-chain'],
  ['the composition root', 'server/web/http/a.ts', 'server/app.ts', 'nothing-above-web-http'],
])('an import from above is found, of %s', async (_what, from, to, rule) => {
  const up = '../'.repeat(from.split('/').length - 1);
  expect(await broken({ [from]: [`./${up}${to}`], [to]: [] })).toEqual([rule]);
});

it('the folders of the root import those listed for them', async () => {
  const files = {
    'generated/calls.gen.ts': [],
    'shared/a.ts': ['../generated/calls.gen.ts', 'node:fs/promises'],
    'sdk/src/index.ts': ['../../generated/calls.gen.ts'],
    'sdk/build.ts': ['../scripts/build-package.ts'],
    'scripts/build-package.ts': [],
    'webhook-verifier/src/index.ts': ['../../generated/calls.gen.ts'],
    'mcp/src/cli.ts': ['../../sdk/src/index.ts', '../../shared/a.ts', '../../generated/calls.gen.ts'],
    'console/src/main.ts': ['../../sdk/src/index.ts'],
    'server/app.ts': ['../shared/a.ts', '../generated/calls.gen.ts'],
    'sandbox/start.ts': ['../server/app.ts', '../shared/a.ts', '../console/build.ts'],
    'console/build.ts': ['../scripts/is-stale.ts'],
    'scripts/is-stale.ts': [],
    'examples/hire.ts': ['../sdk/src/index.ts', '../webhook-verifier/src/index.ts'],
    'test/api/a.test.ts': ['../../server/app.ts', '../../sandbox/start.ts', '../../mcp/src/cli.ts'],
  };
  expect(await broken(files)).toEqual([]);
});

it('an import that is not listed is found', async () => {
  const planted = [
    ['server/app.ts', 'sandbox/time-machine.ts', 'server-imports'],
    ['server/market/orders/a.ts', 'test/support/log.ts', 'server-imports'],
    ['server/web/mcp/a.ts', 'mcp/src/call-tool.ts', 'server-imports'],
    ['server/web/mcp/a2.ts', 'sdk/src/call.ts', 'server-imports'],
    ['shared/a.ts', 'server/foundation/platform/errors.ts', 'shared-imports'],
    ['mcp/src/call-tool.ts', 'server/foundation/platform/errors.ts', 'mcp-imports'],
    ['sdk/src/a.ts', 'server/foundation/platform/errors.ts', 'sdk-imports'],
    ['sdk/src/a2.ts', 'shared/validation/messages.ts', 'sdk-imports'],
    ['webhook-verifier/src/a.ts', 'sdk/src/errors.ts', 'webhook-verifier-imports'],
    ['console/src/a.tsx', 'server/foundation/platform/errors.ts', 'console-imports'],
    ['console/src/a2.tsx', 'shared/validation/messages.ts', 'console-imports'],
    ['sandbox/a.ts', 'test/support/log.ts', 'sandbox-imports'],
    ['spec/emitter/a.ts', 'server/foundation/platform/errors.ts', 'spec-imports'],
    ['examples/a.ts', 'server/foundation/platform/errors.ts', 'examples-imports'],
  ] as const;
  const files = Object.fromEntries([
    ...planted.map(([, to]) => [to, []]),
    ...planted.map(([from, to]) => [from, [`./${'../'.repeat(from.split('/').length - 1)}${to}`]]),
  ]);
  const expected = planted.map(([from, , rule]) => ({ from, rule }));
  const found = await listViolations(files);
  expect(found).toHaveLength(expected.length);
  expect(found).toEqual(expect.arrayContaining(expected));
});

it('two files that know each other by their types are found', async () => {
  const folders = [
    'server/identity',
    'shared/tools',
    'sdk/src',
    'mcp/src',
    'webhook-verifier/src',
    'console/src',
    'sandbox/evm',
    'spec/emitter',
    'scripts/docs',
    'test/support',
  ];
  const pairs = folders.flatMap((folder) => [
    [`${folder}/a.ts`, ['./b.ts']],
    [`${folder}/b.ts`, ['./a.ts']],
  ]);
  const found = await listViolations(Object.fromEntries(pairs));
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['no-circles']));
  expect(new Set(found.map(({ from }) => dirname(from)))).toEqual(new Set(folders));
});

it('what the server imports is in its image', () => {
  const dockerfile = readFileSync(new URL('../../../deploy/Dockerfile', import.meta.url), 'utf8');
  for (const folder of ['server', ...(ROOT_FOLDERS.server ?? [])]) {
    expect(dockerfile).toContain(`\nCOPY ${folder} ${folder}\n`);
  }
});

it('a folder without a place among the others is found', async () => {
  const files = { 'server/market/auctions/a.ts': ['./b.ts'], 'server/market/auctions/b.ts': [] };
  expect(await broken(files)).toEqual(['folders-are-listed']);
});

it('a unit test that starts something is found, also through a helper', async () => {
  const files = {
    'test/unit/a.test.ts': ['../support/market/helper.ts'],
    'test/support/market/helper.ts': ['../database/database.ts'],
    'test/support/database/database.ts': [],
  };
  expect(await broken(files)).toEqual(['unit-tests-start-nothing']);
});

it('there are few exceptions', () => {
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(10);
});
