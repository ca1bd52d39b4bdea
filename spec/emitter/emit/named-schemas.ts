import ts from 'typescript';

const REFERENCE = /components\["schemas"\]\["([A-Z]\w*)"\]/g;

/**
 * Declares every schema under its own name, which editors then show, and replaces it by a reference. Enums come from
 * the vocabulary.
 */
export function nameSchemas(text: string, enums: readonly string[]): string {
  const members = listSchemas(ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true)).filter(
    ({ name }) => /^[A-Z]/.test(name.getText()),
  );
  let inPlace = text;
  for (const member of members.toReversed()) {
    const name = member.name.getText();
    const start = member.getStart(undefined, true);
    inPlace = `${inPlace.slice(0, start)}${name}: ${name}${inPlace.slice(member.type.getEnd())}`;
  }
  const used = members.map(({ name }) => name.getText()).filter((name) => enums.includes(name));
  const declared = members.filter(({ name }) => !enums.includes(name.getText())).map(buildDeclaration);
  const whole = [inPlace, ...declared].join('\n').replaceAll(REFERENCE, '$1');
  return `import type { ${used.join(', ')} } from './vocabulary.gen.ts';

export type { ${used.join(', ')} };

${whole}`;
}

type Member = ts.PropertySignature & { type: ts.TypeNode };

function listSchemas(file: ts.SourceFile): Member[] {
  const components = file.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'components',
  ) as ts.InterfaceDeclaration;
  const schemas = components.members.find((member) => member.name?.getText() === 'schemas') as Member;
  return (schemas.type as ts.TypeLiteralNode).members as unknown as Member[];
}

function buildDeclaration({ name, type, parent: _, ...member }: Member): string {
  const doc = getDocComment(member as unknown as ts.Node);
  const written = dedent(type.getText());
  if (ts.isTypeLiteralNode(type)) return `${doc}export interface ${name.getText()} ${written}\n`;
  return `${doc}export type ${name.getText()} = ${written};\n`;
}

function getDocComment(node: ts.Node): string {
  const comments = (node as { jsDoc?: ts.JSDoc[] }).jsDoc ?? [];
  return comments.map((comment) => `${dedent(comment.getText())}\n`).join('');
}

/** Schemas are nested two levels deep. */
const dedent = (text: string) => text.replaceAll(/^ {8}/gm, '');
