/** `npm run check:breaking`: fails on breaking changes that CHANGELOG.md does not list. */
import { readFileSync } from 'node:fs';
import type { Document } from '../emitter/emit/document.ts';
import { findBreakingChanges } from './breaking-changes.ts';
import { listContractChanges } from './contract-changes.ts';
import { readUnreleasedNotes } from './unreleased-notes.ts';

const readDocument = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Document;
const [
  released = 'spec/released/openapi.json',
  current = 'generated/openapi.json',
  changelog = 'CHANGELOG.md',
] = process.argv.slice(2);

const notes = readUnreleasedNotes(readFileSync(changelog, 'utf8'));
const [before, after] = [readDocument(released), readDocument(current)];
const found = findBreakingChanges(before, after);
const unexpected = found.filter((finding) => !notes.includes(`\`${finding}\``));

const changes = listContractChanges(before, after);
console.log(
  `${changes.length} operations and schemas differ from the released contract (- gone, + new, ~ changed):`,
);
for (const change of changes) console.log(change);

for (const finding of found)
  console.log(`${unexpected.includes(finding) ? 'BREAKING' : 'intended'} ${finding}`);
if (unexpected.length > 0) {
  console.error(
    'These break clients of the released contract. Undo them, or list each line in backticks under "Unreleased" in CHANGELOG.md.',
  );
  process.exitCode = 1;
} else console.log(`${found.length} breaking changes, all intended.`);
