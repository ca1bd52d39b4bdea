import { relative } from 'node:path';
import { text } from 'node:stream/consumers';
import ts from 'typescript';

/** One file of the project in the current folder, compiled with these options. */
export interface Compilation {
  file: string;
  options: Record<string, unknown>;
}

/** The declarations of others are theirs to check, which takes the compiler most of its time. */
const OTHERS = /\/node_modules\/(?!@agent-market\/)/;
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Many compilations read the same declarations: each is parsed once for each kind of module that it can be. */
function hostFor(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, how, ...more) => {
    const key = `${name} ${typeof how === 'object' ? how.impliedNodeFormat : ''}`;
    if (!parsed.has(key)) parsed.set(key, read(name, how, ...more));
    return parsed.get(key);
  };
  return host;
}

function problems({ file, options: wishes }: Compilation): string[] {
  const { options, errors } = ts.convertCompilerOptionsFromJson(wishes, process.cwd());
  const program = ts.createProgram({ rootNames: [file], options, host: hostFor(options) });
  const own = program.getSourceFiles().filter(({ fileName }) => !isLibrary(program, fileName));
  const found = own.flatMap((one) => [
    ...program.getSyntacticDiagnostics(one),
    ...program.getSemanticDiagnostics(one),
  ]);
  return [...errors, ...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics(), ...found].map(
    toLine,
  );
}

function isLibrary(program: ts.Program, fileName: string): boolean {
  const file = program.getSourceFile(fileName);
  return OTHERS.test(fileName) || (file !== undefined && program.isSourceFileDefaultLibrary(file));
}

function toLine({ file, start = 0, code, messageText }: ts.Diagnostic): string {
  const message = `TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  if (!file) return message;
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${relative(process.cwd(), file.fileName)}:${line + 1} ${message}`;
}

const compilations = JSON.parse(await text(process.stdin)) as Compilation[];
process.stdout.write(JSON.stringify(compilations.map(problems)));
