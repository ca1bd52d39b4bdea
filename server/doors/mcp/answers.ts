import { PreparedBody } from '../../contract/prepared-body.ts';
import type { Answer } from '../../operations/answer.ts';

type Body = Record<string, unknown>;

/** Some documents are kept as they are sent. */
export async function bodyOf({ body }: Answer): Promise<Body> {
  return body instanceof PreparedBody ? JSON.parse(await body.text()) : (body as Body);
}

/** How long to wait before it is worth asking again, where that is known. */
export function waitOf({ headers }: Answer): { retry_after_seconds?: number } {
  const seconds = Number(headers?.['Retry-After']);
  return Number.isFinite(seconds) ? { retry_after_seconds: seconds } : {};
}
