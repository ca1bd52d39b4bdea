import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from '../../../server/foundation/browse/cursor.ts';
import { parsePageRequest } from '../../../server/foundation/browse/page.ts';

it('gives back what it was made from', () => {
  const cursors = fc.record({
    order: fc.constantFrom('popular', 'newest'),
    key: fc.maxSafeInteger(),
    id: fc.stringMatching(/^[\w.:-]{1,100}$/),
  });
  fc.assert(
    fc.property(cursors, (cursor) => {
      expect(decodeCursor(encodeCursor(cursor), cursor.order)).toEqual(cursor);
    }),
  );
});

it('takes nothing else, and never fails in another way', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => decodeCursor(text, 'popular')).toThrow(expect.objectContaining({ status: 400 }));
    }),
  );
});

it('belongs to the order it was made in', () => {
  const cursor = encodeCursor({ order: 'newest', key: 1, id: 'svc_1' });
  expect(() => decodeCursor(cursor, 'popular')).toThrow('another order');
});

it.each([
  [{}, { limit: 20, offset: 0, cursor: undefined }],
  [
    { limit: 5, page: 3 },
    { limit: 5, offset: 10, cursor: undefined },
  ],
  [
    { limit: 5, offset: 7, page: 3 },
    { limit: 5, offset: 7, cursor: undefined },
  ],
  [
    { offset: 7, cursor: 'c' },
    { limit: 20, offset: 0, cursor: 'c' },
  ],
])('reads %j as a page', (query, expected) => {
  expect(parsePageRequest(query)).toEqual(expected);
});
