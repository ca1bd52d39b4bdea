import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteDraft,
  deleteDrafts,
  getDraft,
  saveDrafts,
  trackDraft,
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
  const close = trackDraft('hire', { brief: 'A crane' });
  saveDrafts(person);
  close();
}

test('what was typed is there for the same person, once', () => {
  endsWhileTyping('alice');
  deleteDrafts({ exceptOf: 'alice' });
  expect(getDraft('hire')).toEqual({ brief: 'A crane' });
  deleteDraft('hire');
  expect(getDraft('hire')).toEqual({});
});

test('another person does not find it, nor anybody after a sign-out', () => {
  endsWhileTyping('alice');
  deleteDrafts({ exceptOf: 'bob' });
  expect(getDraft('hire')).toEqual({});
  endsWhileTyping('alice');
  deleteDrafts();
  expect(getDraft('hire')).toEqual({});
});

test('a form that was left is not stored, and a stored draft survives a page without forms', () => {
  endsWhileTyping('alice');
  saveDrafts('alice');
  expect(getDraft('hire')).toEqual({ brief: 'A crane' });
});
