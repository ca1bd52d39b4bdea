import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { routes } from '../../../generated/routes.gen.ts';
import { readCatalog } from '../../../server/web/reference/contract/catalog.ts';
import { buildSdkSample } from '../../../server/web/reference/samples/sdk.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Samples as files that are not written, beside the packages that they import. */
function compile(samples: Map<string, string>): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => samples.has(file) || fileExists(file);
  host.readFile = (file) => samples.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = samples.get(file);
    return text === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, { ...options, languageVersion: ts.ScriptTarget.ES2024 });
  };
  const program = ts.createProgram([...samples.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => {
    return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

test('every operation has a sample on the SDK, and all of them compile', () => {
  const operations = [...readCatalog().operations.values()];
  expect(operations).toHaveLength(routes.length);
  const written = operations.map((operation) => {
    const text = buildSdkSample(operation, 'https://market.example');
    expect(text).toContain(`market.${operation.route.group}.${operation.route.name}(`);
    return [join(ROOT, `sample-${operation.id}.mts`), `${text}\nexport {};\n`] as const;
  });
  const mistaken = [
    join(ROOT, 'sample-mistaken.mts'),
    "import { AgentMarket } from '@agent-market/sdk';\nnew AgentMarket({ password: 'x' });\n",
  ] as const;
  const problems = compile(new Map([...written, mistaken]));
  expect(problems.filter((problem) => !problem.includes('mistaken'))).toEqual([]);
  expect(problems).not.toEqual([]);
}, 120_000);
