/** Moves the unreleased changes under the version and adds a new empty section. */
export function releaseNotes(changelog: string, version: string, date: string): string {
  const heading = /^## Unreleased$/m;
  if (!heading.test(changelog)) throw new Error('CHANGELOG.md has no heading "## Unreleased".');
  return changelog.replace(heading, `## Unreleased\n\n## ${version} (${date})`);
}
