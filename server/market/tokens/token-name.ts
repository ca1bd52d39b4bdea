const SUFFIX = ' by Market';
/** What programs and wallets accept. */
const MAX_CHARACTERS = 32;
/** The mint stores the name in as many bytes. */
const MAX_BYTES = 32;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const countCharacters = (text: string) => [...text].length;

/** For a registered token: as much of its name as fits, with the suffix. */
export function toRegisteredName(name: string): string {
  return withSuffix(name, countCharacters, MAX_CHARACTERS);
}

/** For a launched token: as much of the agent's name as fits, with the suffix. */
export function toLaunchName(agentName: string): string {
  return withSuffix(agentName, Buffer.byteLength, MAX_BYTES);
}

function withSuffix(name: string, measure: (text: string) => number, max: number): string {
  const plain = name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name;
  let kept = '';
  for (const { segment } of characters.segment(plain)) {
    if (measure(`${kept}${segment}${SUFFIX}`) > max) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${SUFFIX}`;
}
