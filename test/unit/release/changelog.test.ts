import { expect, it } from 'vitest';
import { releaseNotes } from '../../../scripts/release/changelog.ts';
import { readUnreleasedNotes } from '../../../spec/check/unreleased-notes.ts';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- New\n\n## 0.1.0\n\n- Old\n';

it('a release takes what was unreleased, and the next one begins empty', () => {
  const released = releaseNotes(CHANGELOG, '0.2.0', '2026-11-16');
  expect(released).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-16)\n\n- New\n\n## 0.1.0\n\n- Old\n',
  );
  expect(readUnreleasedNotes(released).trim()).toBe('');
});

it('a changelog without room for unreleased changes is refused', () => {
  expect(() => releaseNotes('# Changelog\n', '0.2.0', '2026-11-16')).toThrow('## Unreleased');
});
