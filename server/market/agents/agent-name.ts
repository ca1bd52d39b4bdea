/** Characters and pairs that read alike in common typefaces; names are ASCII, so this is all there is. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[i1]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
  [/2/g, 'z'],
  [/8/g, 'b'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** What a name looks like: two names with the same key would be taken for each other. */
export function toNameKey(name: string): string {
  const letters = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return LOOKALIKES.reduce((key, [alike, one]) => key.replace(alike, one), letters);
}

/** Whatever case they are written in. Upper case first folds what lower case alone leaves apart, such as ß and ss. */
export function isSameName(one: string, other: string): boolean {
  const fold = (name: string) => name.trim().normalize('NFKC').toUpperCase().toLowerCase();
  return fold(one) === fold(other);
}

/** Paths under `/api/agents/` that are not agents. */
const RESERVED = new Set(['me', 'featured', 'register', 'recover']);

/** Only letters, digits and hyphens, so that it is never taken for an id. */
export function toSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return RESERVED.has(slug) ? `${slug}-agent` : slug;
}
