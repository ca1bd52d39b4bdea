import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Pattern {
  source: string;
  flags: string;
  /** Where it is written: a file and line, or a place in the contract. */
  where: string;
}

const FOLDERS = '{server,shared,sdk,mcp,webhook-verifier,spec}';

/** Every regular expression that is written as a literal in our code. */
export function literalPatterns(): Pattern[] {
  return sourceFiles().flatMap((file) =>
    nodesOf(file)
      .filter(ts.isRegularExpressionLiteral)
      .map((node) => {
        const end = node.text.lastIndexOf('/');
        return { source: node.text.slice(1, end), flags: node.text.slice(end + 1), where: place(file, node) };
      }),
  );
}

/** Where a regular expression is put together from parts, which nobody can check by reading the code. */
export function builtPatterns(): string[] {
  return sourceFiles().flatMap((file) =>
    nodesOf(file)
      .filter((node) => ts.isNewExpression(node) || ts.isCallExpression(node))
      .filter(({ expression }) => expression.getText(file) === 'RegExp')
      .map((node) => place(file, node)),
  );
}

/** Every `pattern` of the contract; validators match them with the flag `u`. */
export function contractPatterns(): Pattern[] {
  const found = new Map<string, Pattern>();
  JSON.parse(readFileSync('generated/openapi.json', 'utf8'), (key, value) => {
    if (key === 'pattern' && typeof value === 'string') {
      found.set(value, { source: value, flags: 'u', where: 'generated/openapi.json' });
    }
    return value;
  });
  return [...found.values()];
}

let parsed: ts.SourceFile[] | undefined;

function sourceFiles(): ts.SourceFile[] {
  parsed ??= globSync(`${FOLDERS}/**/*.{ts,js,mjs}`, { exclude: ['**/node_modules', '**/dist'] }).map(
    (path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest),
  );
  return parsed;
}

function nodesOf(file: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return nodes;
}

function place(file: ts.SourceFile, node: ts.Node): string {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
}
