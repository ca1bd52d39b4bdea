import { type Enum, type EnumMember, getDoc, type Program } from '@typespec/compiler';
import { reportDiagnostic } from '../lib.ts';
import { state } from '../state.ts';
import { API_NAMESPACE } from './contract.ts';
import { BANNER } from './typescript.ts';

const ERROR_CODES = 'ErrorCode';

const getMemberValue = ({ name, value }: EnumMember) => `${value ?? name}`;
const quoteMembers = (members: readonly EnumMember[]) =>
  members.map((member) => `'${getMemberValue(member)}'`);

function listEnums(program: Program): Enum[] {
  const found = program.getGlobalNamespaceType().namespaces.get(API_NAMESPACE)?.enums.values() ?? [];
  return [...found].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function readErrorCodes(program: Program): Record<string, string> {
  const codes = listEnums(program).find(({ name }) => name === ERROR_CODES);
  return Object.fromEntries(
    [...(codes?.members.values() ?? [])].map((member) => [member.name, getDoc(program, member) ?? '']),
  );
}

/** The names that `vocabulary` writes. */
export const listEnumNames = (program: Program) => listEnums(program).map(({ name }) => name);

/** Every enum as a union, and as an object of its names. */
export function buildVocabulary(program: Program): string {
  const enums = listEnums(program).map((type) => {
    const doc = getDoc(program, type);
    const comment = doc ? `/** ${doc} */\n` : '';
    const names = quoteMembers([...type.members.values()]);
    const fields = names.map((name) => `  ${name}: ${name},`).join('\n');
    return `${comment}export type ${type.name} = ${names.join(' | ')};
${comment}export const ${type.name} = {\n${fields}\n} as const satisfies { [Name in ${type.name}]: Name };
`;
  });
  return `${BANNER}\n${enums.join('\n')}`;
}

export interface Lifecycle {
  name: string;
  /** Each status with those that may follow it. */
  rows: [from: string, next: string[]][];
}

/** Every enum with `@next`. */
export function listLifecycles(program: Program): Lifecycle[] {
  const told = listEnums(program).filter(({ members }) =>
    [...members.values()].some((member) => state.next.has(program, member)),
  );
  return told.map(({ name, members }) => ({
    name,
    rows: [...members.values()].map((member) => [
      getMemberValue(member),
      listNextStatuses(program, member).map(getMemberValue),
    ]),
  }));
}

/** For every enum with `@next`: the allowed transitions. */
export function buildLifecycles(lifecycles: Lifecycle[]): string {
  const names = lifecycles.map(({ name }) => name).join(', ');
  return `${BANNER}
import type { ${names} } from './vocabulary.gen.ts';
${lifecycles.map(buildLifecycle).join('')}`;
}

function buildLifecycle({ name, rows }: Lifecycle): string {
  const lines = rows.map(
    ([from, next]) => `  '${from}': [${next.map((status) => `'${status}'`).join(', ')}],`,
  );
  return `
/** Where it can go from each status, in one step. */
export const next${name}: Readonly<Record<${name}, readonly ${name}[]>> = {
${lines.join('\n')}
};
`;
}

function listNextStatuses(program: Program, member: EnumMember): EnumMember[] {
  const next = state.next.get(program, member);
  const { name } = member;
  if (!next) reportDiagnostic(program, { code: 'next-missing', format: { name }, target: member });
  for (const other of next ?? []) {
    if (other.enum !== member.enum)
      reportDiagnostic(program, { code: 'next-elsewhere', format: { name: other.name }, target: member });
  }
  return next ?? [];
}
