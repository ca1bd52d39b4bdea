export interface Envelope<T> {
  success: true;
  data: T;
}

export interface ListEnvelope<T> {
  success: true;
  data: T[];
  total: number;
  next_cursor: string | null;
}

export interface Success<Status extends number, Body> {
  status: Status;
  body: Body;
}

export function ok<T>(data: T): Success<200, Envelope<T>> {
  return { status: 200, body: { success: true, data } };
}

export function created<T>(data: T): Success<201, Envelope<T>> {
  return { status: 201, body: { success: true, data } };
}

export function list<T>(rows: T[], total: number, next: string | null): Success<200, ListEnvelope<T>> {
  return { status: 200, body: { success: true, data: rows, total, next_cursor: next } };
}
