import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it, onTestFinished } from 'vitest';
import config, { EXCEPTIONS } from '../../../layers.config.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

/** The rules that a tree of files breaks, each file given by what it imports. */
async function broken(files: Record<string, string[]>): Promise<string[]> {
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
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name).sort();
}

it('a folder imports what stands below it', async () => {
  const files = {
    'server/app.ts': ['./composition/parts.ts'],
    'server/composition/parts.ts': ['../market/orders/service.ts'],
    'server/market/orders/service.ts': ['../services/rows.ts', '../../chain/evm/adapter.ts'],
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
  ['the sandbox', 'server/app.ts', 'sandbox/time-machine.ts', 'production-stands-alone'],
  ['the tests', 'server/market/orders/a.ts', 'test/support/log.ts', 'production-stands-alone'],
])('an import from above is found, of %s', async (_what, from, to, rule) => {
  const up = '../'.repeat(from.split('/').length - 1);
  expect(await broken({ [from]: [`./${up}${to}`], [to]: [] })).toEqual([rule]);
});

it('two files that know each other by their types are found', async () => {
  const files = { 'server/identity/a.ts': ['./b.ts'], 'server/identity/b.ts': ['./a.ts'] };
  expect(new Set(await broken(files))).toEqual(new Set(['no-circles']));
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
