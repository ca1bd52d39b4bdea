import { type Act, type ActCondition, authorityTable, proofs } from '../../generated/authority.gen.ts';
import { type Route, routes } from '../../generated/routes.gen.ts';

const allRoutes: readonly Route[] = routes;
const acts = Object.keys(authorityTable) as Act[];
const formatCode = (text: string) => `\`${text}\``;
const formatScope = (scope: string | null) => (scope ? formatCode(scope) : 'never');

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
      formatCode(act),
      kind,
      summary,
      proof,
      formatScope(keyScope),
      formatScope(oauthScope),
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
  return ['| proof | requirement |', '|---|---|', ...rows].join('\n');
}

function describeOperations(): string {
  const rows = allRoutes.flatMap(({ method, path, authority }) =>
    authority.map(
      ({ act, when }) =>
        `| ${formatCode(`${method.toUpperCase()} ${path}`)} | ${formatCode(act)} | ${formatCondition(when)} |`,
    ),
  );
  return ['| operation | act | when |', '|---|---|---|', ...rows].join('\n');
}

function formatCondition(when: ActCondition | null): string {
  if (!when) return 'always';
  const { fields = [], field, equals, headers = [] } = when;
  if (field !== undefined) return `${formatCode(field)} is ${formatCode(String(equals))}`;
  const names = [...fields, ...headers].map(formatCode).join(' or ');
  return headers.length > 0 ? `${names} is sent` : `the body has ${names}`;
}
