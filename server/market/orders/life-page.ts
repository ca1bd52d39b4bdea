import { GUARDS } from './guards.ts';
import { ORDER_STATUSES, type OrderStatus, TRANSITIONS, type Transition } from './state.ts';

const OPENING = `<!-- Made from server/market/orders/state.ts by \`npm run docs\`. Do not edit. -->
# The life of an order

Everything that can happen to an order is one row of the transition table in \`server/market/orders/state.ts\`. What is not in it is
answered with 400 \`illegal_transition\`, which names where the order is and what its caller can do now; what is there for
another party is answered with 403. Each step and all that goes along with it are one database transaction.`;

const BESIDES = `Nobody is notified of what they did themselves. \`order.completed\` is in no row: it is sent when the payout is final, or as soon
as it is known that it has to wait or be tried again. A review window lasts 48 hours, an unpaid quote 7 days, and a
workspace 7 or 30 days.`;

/** The page of the documentation that is made from the transition table. */
export function describeLife(): string {
  const diagram = ['```mermaid', 'stateDiagram-v2', ...arrows(), '```'].join('\n');
  const sections = ORDER_STATUSES.map((status) => `## ${status}\n\n${tableOf(status)}`);
  return `${[OPENING, diagram, BESIDES, '## A new order', tableOf(null), ...sections].join('\n\n')}\n`;
}

/** One per pair of states, with all that leads from the one to the other. */
function arrows(): string[] {
  const moving = TRANSITIONS.filter(({ from, to }) => from !== to);
  const pairs = Map.groupBy(moving, ({ from, to }) => `${from ?? '[*]'} --> ${to}`);
  const lines = [...pairs].map(([pair, rows]) => `  ${pair} : ${triggersOf(rows).join(', ')}`);
  const last = ORDER_STATUSES.filter((status) => !moving.some(({ from }) => from === status));
  return [...lines, ...last.map((status) => `  ${status} --> [*]`)];
}

function triggersOf(rows: readonly Transition[]): string[] {
  return [...new Set(rows.map(({ trigger }) => trigger))];
}

function tableOf(status: OrderStatus | null): string {
  const rows = TRANSITIONS.filter(({ from }) => from === status);
  if (rows.length === 0) return 'Nothing happens to it any more.';
  return ['| What | By | Only | Then | Also |', '|---|---|---|---|---|', ...rows.map(lineOf)].join('\n');
}

function lineOf({ trigger, by, guards = [], to, effects }: Transition): string {
  const cells = [
    trigger,
    by.join(' or '),
    guards.map((guard) => GUARDS[guard].only).join(' and '),
    to,
    effects.map((effect) => effect.replace(/^event (.*)/, '`$1`')).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}
