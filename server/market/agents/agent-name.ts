/** Characters and pairs that look alike in common typefaces; names are ASCII, so the list is complete. */
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
  const letters = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return LOOKALIKES.reduce((key, [alike, one]) => key.replace(alike, one), letters);
}

/** Case-folds. Upper case first, because lower case alone keeps ß and ss apart. */
export function isSameName(one: string, other: string): boolean {
  const fold = (name: string) => name.trim().normalize('NFKC').toUpperCase().toLowerCase();
  return fold(one) === fold(other);
}

/** Paths under `/api/agents/` that are not agents. */
const RESERVED = new Set(['me', 'featured', 'register', 'recover']);

/** Only letters, digits and hyphens, so that it cannot be confused with an id. */
export function toSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return RESERVED.has(slug) ? `${slug}-agent` : slug;
}
