import { hostDocuments } from '../../../generated/documents.gen.ts';
import type { Catalog, Operation, Tag, WebhookEvent } from './contract/catalog.ts';
import { CREDENTIAL_DESCRIPTIONS } from './contract/credential-descriptions.ts';
import { listErrorCodes } from './contract/error-codes.ts';
import { readGuide } from './guide-page.ts';
import { GUIDE_SECTIONS, type Guide } from './guides.ts';
import { OVERVIEW_SOURCE, resolveLink } from './markdown.ts';
import { CHANGELOG } from './page-order.ts';
import { buildCurlSample } from './samples/curl.ts';
import { docsUrl, eventUrl, type ReferenceUrls } from './urls.ts';

const LINK = /\[([^[\]]*)\]\(([^()\s]+)\)/g;

/** Links lead to the Markdown of other pages, wherever the text is read; those into the repository become text. */
function absoluteLinks(markdown: string, source: string, { baseUrl }: ReferenceUrls): string {
  return markdown.replaceAll(LINK, (_, text: string, href: string) => {
    const target = resolveLink(href, source, baseUrl);
    return target === undefined ? text : `[${text}](${toMarkdownUrl(target, baseUrl)})`;
  });
}

function toMarkdownUrl(url: string, baseUrl: string): string {
  const [page = '', hash] = url.split('#', 2);
  if (!page.startsWith(`${docsUrl(baseUrl, '')}/`)) return url;
  return `${page}.md${hash === undefined ? '' : `#${hash}`}`;
}

const codeBlock = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
const asJson = (value: unknown) => codeBlock('json', JSON.stringify(value, null, 2));
const joinParts = (parts: readonly string[]) =>
  `${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;

export const writeGuide = (guide: Guide, addresses: ReferenceUrls): string =>
  absoluteLinks(readGuide(guide), guide.source, addresses);

/** The index of all pages, in the form of `llms.txt`. */
export function writeIndex({ document, info, tags }: Catalog, addresses: ReferenceUrls): string {
  const { baseUrl } = addresses;
  const link = (path: string, title: string, about = '') =>
    `- [${title}](${docsUrl(baseUrl, path)}.md)${about && `: ${about}`}`;
  const [summary = '', ...rest] = String(document.info.description).split('\n\n');
  const sections = GUIDE_SECTIONS.map(
    ({ title, guides }) => `## ${title}\n\n${guides.map((one) => link(one.path, one.title)).join('\n')}`,
  );
  const groups = tags.map(({ slug, name, description }) => link(`/reference/${slug}`, name, description));
  return joinParts([
    `# ${info.title}`,
    `> ${summary.replaceAll('\n', ' ')}`,
    ...rest.map((text) => absoluteLinks(text, OVERVIEW_SOURCE, addresses)),
    `The contract is an [OpenAPI 3.1 document](${baseUrl}/api/openapi.json).`,
    ...sections,
    `## Documents\n\n${hostDocuments.map(({ path, title, description }) => `- [${title}](${baseUrl}${path}): ${description}`).join('\n')}`,
    `## Reference\n\n${[...groups, link('/reference/events', 'Events'), link(CHANGELOG.path, CHANGELOG.title)].join('\n')}`,
  ]);
}

export function writeTag({ name, description, operations }: Tag, addresses: ReferenceUrls): string {
  const entries = operations.map(
    ({ id, summary, route }) =>
      `- [${summary}](${docsUrl(addresses.baseUrl, `/reference/${id}`)}.md): \`${route.method.toUpperCase()} ${route.path}\``,
  );
  return joinParts([`# ${name}`, description, entries.join('\n')]);
}

export function writeEvents({ events }: Catalog, { baseUrl }: ReferenceUrls): string {
  const entries = events.map(({ name }) => `- [${name}](${eventUrl(baseUrl, name)}.md)`);
  return joinParts(['# Events', entries.join('\n')]);
}

export function writeEvent({ name, description, medium }: WebhookEvent, addresses: ReferenceUrls): string {
  return joinParts([
    `# ${name}`,
    absoluteLinks(description, OVERVIEW_SOURCE, addresses),
    asJson(medium.example),
  ]);
}

export function writeOperation(operation: Operation, addresses: ReferenceUrls): string {
  const { summary, description, deprecated, route, body } = operation;
  const [example] = body?.media.flatMap((medium) => medium.example ?? []) ?? [];
  return joinParts([
    `# ${summary}`,
    `\`${route.method.toUpperCase()} ${route.host === 'app' ? addresses.appUrl : addresses.baseUrl}${route.path}\``,
    deprecated ? `Deprecated: ${deprecated}` : '',
    absoluteLinks(description, OVERVIEW_SOURCE, addresses),
    writeCredentials(operation),
    writeParameters(operation, addresses),
    example === undefined ? '' : `## Body\n\n${asJson(example)}`,
    `## Example\n\n${codeBlock('sh', buildCurlSample(operation, addresses))}`,
    '## Responses',
    ...operation.responses.map((response) => writeResponse(operation, response, addresses)),
  ]);
}

function writeCredentials({ route: { credentials } }: Operation): string {
  const { accepted, required } = credentials;
  if (accepted.length === 0) return 'Credentials: none.';
  const names = accepted.map((credential) => CREDENTIAL_DESCRIPTIONS[credential].name);
  return `Credentials, ${required ? 'one of' : 'optional'}: ${names.join(', ')}.`;
}

function writeParameters({ parameters }: Operation, addresses: ReferenceUrls): string {
  if (parameters.length === 0) return '';
  const lines = parameters.map(({ name, in: place, required, description = '' }) => {
    const text = absoluteLinks(description, OVERVIEW_SOURCE, addresses).replaceAll('\n', ' ');
    return `- \`${name}\` (${place}${required ? ', required' : ''})${text && `: ${text}`}`;
  });
  return `## Parameters\n\n${lines.join('\n')}`;
}

function writeResponse(
  operation: Operation,
  { status, description, media }: Operation['responses'][number],
  addresses: ReferenceUrls,
): string {
  const text = absoluteLinks(description, OVERVIEW_SOURCE, addresses);
  const codes = Number(status) >= 400 ? listErrorCodes(operation, status).map((code) => `\`${code}\``) : [];
  const [example] = Number(status) < 400 ? media.flatMap((medium) => medium.example ?? []) : [];
  return joinParts([
    `### ${status}`,
    text,
    codes.length > 0 ? `Codes: ${codes.join(', ')}.` : '',
    example === undefined ? '' : asJson(example),
  ]);
}
