import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';

/** Places for a brief, so that it survives clients that repeat their request with a payment. */
export interface BriefSources {
  body: string | undefined;
  query: string | undefined;
  /** Percent-encoded if it is not ASCII; used as it is if decoding fails. */
  header: string | undefined;
}

const HEADER_PATH = 'header.X-Market-Brief';
const MAX_BRIEF_LENGTH = 5000;

/** Precedence: body, query, header. */
export function resolveBrief({ body, query, header }: BriefSources): string | undefined {
  if (body !== undefined || query !== undefined) return body ?? query;
  return header === undefined ? undefined : decodeHeader(header);
}

function decodeHeader(header: string): string {
  const brief = decodePercent(header);
  if (brief.includes('\0') || brief.length > MAX_BRIEF_LENGTH) {
    throw invalidBriefHeaderError(`must be at most ${MAX_BRIEF_LENGTH} characters, without NUL`);
  }
  return brief;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function invalidBriefHeaderError(message: string) {
  return invalidFieldsError([{ path: HEADER_PATH, message }]);
}
