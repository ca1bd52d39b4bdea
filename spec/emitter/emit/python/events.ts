import type { Contract } from '../contract.ts';
import { collectReachableSchemas, type Document } from '../document.ts';
import { buildSchemas, TYPING_IMPORTS } from './models.ts';
import { BANNER } from './source.ts';

/** The types of webhook events, for the verifier. */
export function buildEvents(document: Document, contract: Contract): string {
  const schemas = collectReachableSchemas(document, document.webhooks);
  const sent = contract.events.filter(({ emitted }) => emitted);
  const union = (events: typeof sent) => events.map(({ component }) => `    ${component},\n`).join('');
  return `${BANNER}"""The types of webhook events."""

${TYPING_IMPORTS}

${buildSchemas(document, schemas)}

# The events that are sent; narrows on \`event\`.
WebhookEvent = Union[
${union(sent)}]

# The names of the events that are sent.
SENT_EVENTS = frozenset(
    (
${sent.map(({ name }) => `        "${name}",\n`).join('')}    )
)
`;
}
