import { type Act, type ActCondition, authorityTable, proofs } from '../../generated/authority.gen.ts';
import { type Route, routes } from '../../generated/routes.gen.ts';

const all: readonly Route[] = routes;
const acts = Object.keys(authorityTable) as Act[];
const code = (text: string) => `\`${text}\``;
const orNever = (scope: string | null) => (scope ? code(scope) : 'never');

/** What each act takes, and which operations do it. */
export function describeAuthority(): string {
  return [describeActs(), '### Proofs', describeProofs(), '### Operations', describeOperations()].join(
    '\n\n',
  );
}

function describeActs(): string {
  const rows = acts.map((act) => {
    const { kind, summary, proof, keyScope, oauthScope, delaySeconds, notifies } = authorityTable[act];
    const delay = delaySeconds === null ? '' : `${delaySeconds / 3600} h without custody proof`;
    const cells = [
      code(act),
      kind,
      summary,
      proof,
      orNever(keyScope),
      orNever(oauthScope),
      delay,
      notifies ?? '',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| act | kind | what it does | proof | key scope | OAuth scope | delay | notifies |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function describeProofs(): string {
  const rows = Object.entries(proofs).map(([name, text]) => `| ${name} | ${text} |`);
  return ['| proof | what shows it |', '|---|---|', ...rows].join('\n');
}

function describeOperations(): string {
  const rows = all.flatMap(({ method, path, authority }) =>
    authority.map(
      ({ act, when }) => `| ${code(`${method.toUpperCase()} ${path}`)} | ${code(act)} | ${whenText(when)} |`,
    ),
  );
  return ['| operation | act | when |', '|---|---|---|', ...rows].join('\n');
}

function whenText(when: ActCondition | null): string {
  if (!when) return 'always';
  const { fields = [], field, equals, headers = [] } = when;
  if (field !== undefined) return `${code(field)} is ${code(String(equals))}`;
  const names = [...fields, ...headers].map(code).join(' or ');
  return headers.length > 0 ? `${names} is sent` : `the body has ${names}`;
}
