import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../../../generated/routes.gen.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-examples-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The examples in the comments of a file. */
function examplesIn(source: string): string[] {
  const comments = source.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  return comments.flatMap((comment) => {
    const [, example] = /@example\n([\s\S]*?)\*\/$/.exec(comment) ?? [];
    return example ? [example.replaceAll(/^ *\* ?/gm, '')] : [];
  });
}

function programOf(files: string[]): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  return ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options);
}

function problemsOf(file: string): string[] {
  return ts.getPreEmitDiagnostics(programOf([file])).map(({ messageText, start, file: at }) => {
    const line = at ? at.getLineAndCharacterOfPosition(start ?? 0).line : 0;
    return `${at?.text.split('\n')[line]}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

it('every operation has an example, and all of them compile', async () => {
  const examples = examplesIn(await readFile(join(ROOT, 'generated/client.gen.ts'), 'utf8'));
  expect(examples).toHaveLength(routes.length);
  const code = [
    "import type { AgentMarket } from '@agent-market/sdk';",
    'declare const market: AgentMarket;',
    'declare const file: Blob;',
    ...examples.map((example, at) => `export async function example${at}() {\n${example}}`),
  ];
  const path = join(folder, 'examples.mts');
  await writeFile(path, code.join('\n'));
  expect(problemsOf(path)).toEqual([]);
}, 120_000);

it('every public function has an example', () => {
  const files = ['index', 'evm', 'solana', 'node'].map((name) => join(ROOT, `sdk/src/${name}.ts`));
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const exported = files.flatMap((file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile);
    return module ? checker.getExportsOfModule(module) : [];
  });
  const functions = exported
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ flags }) => flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable));
  expect(functions.length).toBeGreaterThan(12);
  const without = functions.filter((symbol) => !symbol.getJsDocTags().some(({ name }) => name === 'example'));
  expect(without.map(({ name }) => name)).toEqual([]);
}, 120_000);
