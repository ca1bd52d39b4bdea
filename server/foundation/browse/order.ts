import { type RawQueryFragment, raw, sql } from '@mikro-orm/postgresql';
import { type Cursor, decodeCursor } from './cursor.ts';

/** A way to sort rows. An index holds the value followed by the id, in this direction, so that pages are ranges. */
export interface Order {
  /** Written into cursors. */
  name: string;
  /** SQL of the value. */
  value: string;
  direction: 'asc' | 'desc';
  /** SQL of the value as a whole number, which a cursor can carry without loss. */
  key: string;
  /** The value of such a number. */
  fromKey(key: number): RawQueryFragment;
}

type Direction = Order['direction'];

export function byTime(name: string, column: string, direction: Direction): Order {
  return {
    name,
    value: column,
    direction,
    key: `(extract(epoch from ${column}) * 1000000)::bigint`,
    fromKey: (key) => sql`timestamptz 'epoch' + ${key} * interval '1 microsecond'`,
  };
}

export function orderBy({ value, direction }: Order, id: string): RawQueryFragment {
  return raw(`order by ${value} ${direction}, ${id} ${direction}`);
}

/** True of the rows after the cursor. */
export function isAfter(order: Order, id: string, cursor: string): RawQueryFragment {
  const at: Cursor = decodeCursor(cursor, order.name);
  const row = raw(`(${order.value}, ${id}) ${order.direction === 'desc' ? '<' : '>'}`);
  return sql`${row} (${order.fromKey(at.key)}, ${at.id})`;
}
