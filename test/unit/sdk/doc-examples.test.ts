import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');

function programOf(files: string[]): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  return ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options);
}

it('every public function has an example, a name is one thing wherever it is exported, and types show their names', () => {
  const files = ['index', 'evm', 'solana', 'agent', 'node'].map((name) => join(ROOT, `sdk/src/${name}.ts`));
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const exported = files.flatMap((file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile);
    return module ? checker.getExportsOfModule(module) : [];
  });
  const symbols = exported.map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  const functions = symbols
    // words of the contract are types, too
    .filter(({ flags }) => !(flags & ts.SymbolFlags.TypeAlias))
    .filter(({ flags }) => flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable));
  expect(functions.length).toBeGreaterThan(12);
  const without = functions.filter((symbol) => !symbol.getJsDocTags().some(({ name }) => name === 'example'));
  expect(without.map(({ name }) => name)).toEqual([]);
  const namesakes = Map.groupBy(new Set(symbols), ({ name }) => name);
  // the record of an agent, and the client of one in an entry of its own
  expect([...namesakes].filter(([, { length }]) => length > 1).map(([name]) => name)).toEqual(['Agent']);
  const typeOf = (name: string) => {
    const found = symbols.find((symbol) => symbol.name === name) as ts.Symbol;
    return checker.getDeclaredTypeOfSymbol(found);
  };
  const shown = (name: string, field: string) => {
    const property = typeOf(name).getProperty(field) as ts.Symbol;
    const type = checker.getTypeOfSymbol(property);
    const [signature] = type.getCallSignatures();
    return checker.typeToString(signature ? signature.getReturnType() : type);
  };
  expect(shown('OrdersResource', 'get')).toBe('Call<OrderDetail>');
  expect(shown('ServicesResource', 'list')).toBe('ListCall<Service, ServiceListEnvelope>');
  expect([shown('OrderDetail', 'order'), shown('Order', 'status')]).toEqual(['Order', 'OrderStatus']);
}, 120_000);
