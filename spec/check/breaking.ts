/** `npm run check:breaking`: no change that breaks a client, unless CHANGELOG.md says it is meant. */
import { readFileSync } from 'node:fs';
import type { Document } from '../emitter/emit/document.ts';
import { findBreakingChanges } from './breaking-changes.ts';
import { readUnreleasedNotes } from './unreleased-notes.ts';

const readDocument = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Document;
const [
  released = 'spec/released/openapi.json',
  current = 'generated/openapi.json',
  changelog = 'CHANGELOG.md',
] = process.argv.slice(2);

const notes = readUnreleasedNotes(readFileSync(changelog, 'utf8'));
const found = findBreakingChanges(readDocument(released), readDocument(current));
const unexpected = found.filter((finding) => !notes.includes(`\`${finding}\``));

for (const finding of found)
  console.log(`${unexpected.includes(finding) ? 'BREAKING' : 'intended'} ${finding}`);
if (unexpected.length > 0) {
  console.error(
    'These break clients of the released contract. Undo them, or list each line in backticks under "Unreleased" in CHANGELOG.md.',
  );
  process.exitCode = 1;
} else console.log(`${found.length} breaking changes, all intended.`);
