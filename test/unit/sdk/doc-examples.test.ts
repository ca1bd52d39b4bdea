import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');

function programOf(files: string[]): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  return ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options);
}

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
