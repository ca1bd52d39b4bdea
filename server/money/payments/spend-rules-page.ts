import { RESERVATIONS, SPEND_RULES } from './spend-rules.ts';

/** The part of the documentation that is made from the rules. */
export function renderSpendRules(): string {
  const rules = SPEND_RULES.map(({ who, usableFor }, at) => `| ${toLetter(at)} | ${who} | ${usableFor} |`);
  const spoken = Object.values(RESERVATIONS).map(({ when }) => `- ${when}`);
  return [
    '| | who may spend a payment | on what |',
    '|---|---|---|',
    ...rules,
    '',
    'A payment is spoken for when',
    '',
    `${spoken.join(';\n')}.`,
  ].join('\n');
}

function toLetter(at: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + at);
}
