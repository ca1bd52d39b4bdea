import { rectifyConfusion } from 'unicode-confusables';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';

const MIN_LENGTH = 3;
/** The contract's pattern has no Unicode properties, which many validators do not know. */
const LETTERS_AND_DIGITS =
  /^[ ._'-]*[\p{L}\p{Nd}](?:[\p{Mn}\p{Mc}]{0,4}[\p{L}\p{Nd} ._'-])*[\p{Mn}\p{Mc}]{0,4}$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SEPARATORS = /[ ._'-]+/;
/** Scripts whose letters look alike. Words of other scripts may contain Latin letters, as Japanese names do. */
const SIMILAR_SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** The name as it is stored, in composed characters. The contract has checked its ASCII characters and its length. */
export function parseAgentName(name: string): string {
  const composed = name.normalize('NFC');
  if ([...composed].length < MIN_LENGTH) {
    throw invalidName(`must have at least ${MIN_LENGTH} characters`);
  }
  if (!LETTERS_AND_DIGITS.test(name)) {
    throw invalidName("must contain only letters, digits, spaces and . - _ '");
  }
  if (INVISIBLE.test(composed)) throw invalidName('must contain only visible characters');
  if (composed.split(SEPARATORS).some(mixesSimilarScripts)) {
    throw invalidName('must not mix scripts whose letters look alike within a word');
  }
  return composed;
}

function mixesSimilarScripts(word: string): boolean {
  return SIMILAR_SCRIPTS.filter((script) => script.test(word)).length > 1;
}

const invalidName = (message: string) => invalidFieldsError([{ path: 'body.name', message }]);

/** Characters and pairs that look alike in common typefaces and that Unicode keeps apart. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[i1]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
  [/2/g, 'z'],
  [/8/g, 'b'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** The look-alike key: names with the same key could be confused. */
export function toNameKey(name: string): string {
  const letters = toBaseLetters(name).split(SEPARATORS).map(toSkeleton).join('');
  return LOOKALIKES.reduce((key, [alike, one]) => key.replace(alike, one), letters);
}

const ASCII = /^[!-~]*$/;

/**
 * By Unicode's table of confusable characters (UTS 39), case-folded. Cyrillic `ВОТ` looks like `BOT`, `вот` does not: a
 * word that looks like plain ASCII is compared as it is written.
 */
function toSkeleton(word: string): string {
  const written = toBaseLetters(rectifyConfusion(word));
  return ASCII.test(written) ? foldCase(written) : toBaseLetters(rectifyConfusion(foldCase(word)));
}

/** Without diacritics, which are easily overlooked. */
function toBaseLetters(text: string): string {
  return text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
}

/** Upper case first, because lower case alone keeps ß and ss apart. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

export function isSameName(one: string, other: string): boolean {
  const fold = (name: string) => foldCase(name.trim().normalize('NFKC'));
  return fold(one) === fold(other);
}

/** Paths under `/api/agents/` that are not agents. */
const RESERVED = new Set(['me', 'featured', 'register', 'recover']);

/**
 * Only ASCII letters, digits and hyphens, so that it cannot be confused with an id. Empty if the name has none of them.
 */
export function toSlug(name: string): string {
  const slug = foldCase(toBaseLetters(name))
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return RESERVED.has(slug) ? `${slug}-agent` : slug;
}
