import { BadRequestError } from '../../foundation/platform/errors.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';

/**
 * Where a reader is. It has read everything that the snapshot `seen` includes. If `page` is set, it is in the middle of
 * what `page.snapshot` adds to that, behind the named event.
 *
 * A snapshot does not skip the event of a transaction that commits late, as a number would, and does not make
 * everybody wait for the slowest transaction.
 */
export interface FeedPosition {
  seen: string;
  page?: FeedPage | undefined;
  /** What happened before then was read. */
  at: Date;
}

interface FeedPage {
  snapshot: string;
  /** When the snapshot was taken. */
  takenAt: Date;
  orderKey: string;
  seq: string;
}

export const FEED_RETENTION_MS = 30 * 24 * 3_600_000;

/** Includes no transaction. */
export const EMPTY_SNAPSHOT = '1:1:';

const VERSION = 1;

export function encodePosition(readerKey: string, { seen, page, at }: FeedPosition): string {
  const rest = page ? [page.snapshot, toSeconds(page.takenAt), page.orderKey, page.seq] : [];
  const fields = [VERSION, readerKey, toSeconds(at), seen, ...rest];
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}

/** Rejects what `encodePosition` did not create for this reader, and what is too old to continue from. */
export function decodePosition(text: string, readerKey: string, now: Date): FeedPosition {
  const fields = parseFields(text);
  if (!fields) {
    throw invalidPositionError(
      'must be the `next_cursor` of a response, the id of a streamed event, or latest',
    );
  }
  const [key, position] = fields;
  if (key !== readerKey) {
    throw invalidPositionError('belongs to the events of another caller. Start again without it');
  }
  if (now.getTime() - position.at.getTime() > FEED_RETENTION_MS) {
    throw new BadRequestError(
      'cursor_expired',
      '`after` is older than 30 days, and events since then were deleted. List your orders, then continue with `after=latest`, or without `after` from the oldest stored event.',
    );
  }
  return position;
}

/** It is from another database: it names transactions that this one has not had. */
export function unknownPositionError(): BadRequestError {
  return invalidPositionError('is not a position of this service. Start again without it');
}

function invalidPositionError(message: string): BadRequestError {
  return invalidFieldsError([{ path: 'query.after', message }]);
}

function parseFields(text: string): [key: string, position: FeedPosition] | undefined {
  const [version, key, seconds, seen, snapshot, taken, orderKey, seq] = parseList(text);
  if (version !== VERSION || typeof key !== 'string' || !isSeconds(seconds) || !isSnapshot(seen))
    return undefined;
  const position = { seen, at: fromSeconds(seconds) };
  if (snapshot === undefined) return [key, position];
  if (!isSnapshot(snapshot) || !isSeconds(taken) || !isNumber(orderKey) || !isNumber(seq)) return undefined;
  return [key, { ...position, page: { snapshot, takenAt: fromSeconds(taken), orderKey, seq } }];
}

function parseList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
const fromSeconds = (seconds: number) => new Date(seconds * 1000);
const isSeconds = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(value as number) < 1e11;
const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d{1,18}$/.test(value);

/** PostgreSQL also requires that the numbers ascend. */
function isSnapshot(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const parts = /^(\d{1,18}):(\d{1,18}):([\d,]*)$/.exec(value);
  if (!parts) return false;
  const [, xmin = '', xmax = '', running = ''] = parts;
  const listed = running === '' ? [] : running.split(',');
  if (!listed.every(isNumber)) return false;
  const [low, high, ...inside] = [xmin, xmax, ...listed].map(BigInt) as [bigint, bigint, ...bigint[]];
  return (
    low > 0n &&
    low <= high &&
    inside.every((xid, at) => xid >= low && xid < high && (at === 0 || xid > (inside[at - 1] ?? 0n)))
  );
}
