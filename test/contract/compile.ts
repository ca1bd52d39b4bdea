import { compile, createSourceFile, getSourceLocation, NodeHost } from '@typespec/compiler';

const HEADER = `import "@agent-market/typespec";
import "@typespec/http";
import "@typespec/openapi";
using TypeSpec.Http;
using Contract;
`;

const IN_SERVICE = '@service(#{ title: "Snippet" }) namespace Market;\n';

const PATH = `${process.cwd()}/spec/snippet.tsp`;

export interface Finding {
  code: string;
  message: string;
  /** The line of the snippet the message points at. */
  line: string;
}

function hostWith(text: string): typeof NodeHost {
  const found = { isFile: () => true, isDirectory: () => false };
  return {
    ...NodeHost,
    readFile: async (path) => (path === PATH ? createSourceFile(text, path) : NodeHost.readFile(path)),
    stat: async (path) => (path === PATH ? found : NodeHost.stat(path)),
  };
}

/** Compiles a piece of contract with our library, its emitter and its lint rules; returns what they say. */
export function findings(snippet: string): Promise<Finding[]> {
  return fileFindings(IN_SERVICE + snippet);
}

/** The same for a whole file, which declares its own namespaces. */
export async function fileFindings(file: string): Promise<Finding[]> {
  const text = HEADER + file;
  const program = await compile(hostWith(text), PATH, {
    emit: ['@agent-market/typespec'],
    dryRun: true,
    linterRuleSet: { extends: ['@agent-market/typespec/all'] },
  });
  return program.diagnostics.map((diagnostic) => {
    const position = getSourceLocation(diagnostic.target as never, { locateId: true })?.pos ?? 0;
    const line = text.slice(text.lastIndexOf('\n', position - 1) + 1).split('\n')[0] ?? '';
    return {
      code: diagnostic.code.replace('@agent-market/typespec/', ''),
      message: diagnostic.message,
      line: line.trim(),
    };
  });
}
