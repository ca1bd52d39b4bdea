import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  draftOf,
  forgetDraft,
  forgetDrafts,
  keepDrafts,
  noteDraft,
} from '../../../console/src/session/drafts.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The sign-in of somebody ends while a form is open. */
function endsWhileTyping(person: string): void {
  const close = noteDraft('hire', { brief: 'A crane' });
  keepDrafts(person);
  close();
}

test('what was typed is there for the same person, once', () => {
  endsWhileTyping('alice');
  forgetDrafts({ exceptOf: 'alice' });
  expect(draftOf('hire')).toEqual({ brief: 'A crane' });
  forgetDraft('hire');
  expect(draftOf('hire')).toEqual({});
});

test('another person does not find it, nor anybody after a sign-out', () => {
  endsWhileTyping('alice');
  forgetDrafts({ exceptOf: 'bob' });
  expect(draftOf('hire')).toEqual({});
  endsWhileTyping('alice');
  forgetDrafts();
  expect(draftOf('hire')).toEqual({});
});

test('a form that was left is not kept, and what is kept survives a page without forms', () => {
  endsWhileTyping('alice');
  keepDrafts('alice');
  expect(draftOf('hire')).toEqual({ brief: 'A crane' });
});
