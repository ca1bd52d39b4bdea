import { CLAIM_RULES, SPOKEN_FOR } from './claim-rules.ts';

/** The part of the documentation that is made from the rules. */
export function describeClaims(): string {
  const rules = CLAIM_RULES.map(({ who, pays }, at) => `| ${letterOf(at)} | ${who} | ${pays} |`);
  const spoken = Object.values(SPOKEN_FOR).map(({ when }) => `- ${when}`);
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

function letterOf(at: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + at);
}
