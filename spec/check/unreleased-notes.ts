/** The text under "## Unreleased", up to the next release. */
export function readUnreleasedNotes(changelog: string): string {
  const [, after = ''] = changelog.split(/^## Unreleased\s*$/m);
  return after.split(/^## /m)[0] ?? '';
}
