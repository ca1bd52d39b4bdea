import { RESERVATIONS, SPEND_RULES } from './spend-rules.ts';

/** The rules as a section of the documentation. */
export function renderSpendRules(): string {
  const rules = SPEND_RULES.map(({ who, usableFor }, at) => `| ${toLetter(at)} | ${who} | ${usableFor} |`);
  const reservations = Object.values(RESERVATIONS).map(({ when }) => `- ${when}`);
  return [
    '| | who may spend a payment | on what |',
    '|---|---|---|',
    ...rules,
    '',
    'A payment is reserved if',
    '',
    `${reservations.join(';\n')}.`,
  ].join('\n');
}

function toLetter(at: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + at);
}
