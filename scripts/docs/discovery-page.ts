import { type HostDocument, hostDocuments } from '../../generated/documents.gen.ts';

const documents: readonly HostDocument[] = hostDocuments;

/** The documents of the host, as a table. */
export function describeHostDocuments(): string {
  const rows = documents.map(({ path, aliases, title, description }) => {
    const names = [path, ...aliases].map((name) => `\`${name}\``).join(', ');
    return `| ${names} | ${title}. ${description} |`;
  });
  return ['| path | content |', '|---|---|', ...rows].join('\n');
}
