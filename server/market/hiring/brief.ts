import { invalidFields } from '../../foundation/platform/invalid-fields.ts';

/** Where a brief may stand, so that it survives clients that repeat their request with a payment. */
export interface BriefCarriers {
  body: string | undefined;
  query: string | undefined;
  /** Percent-encoded where it is not ASCII; taken as it is where it is not encoding. */
  header: string | undefined;
}

const HEADER_PATH = 'header.X-Market-Brief';
const LONGEST = 5000;

/** The body goes before the query, and the query before the header. */
export function briefFrom({ body, query, header }: BriefCarriers): string | undefined {
  if (body !== undefined || query !== undefined) return body ?? query;
  return header === undefined ? undefined : decodeHeader(header);
}

function decodeHeader(header: string): string {
  const brief = decode(header);
  if (brief.includes('\0') || brief.length > LONGEST) {
    throw refusal(`must be at most ${LONGEST} characters, and none of them NUL`);
  }
  return brief;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function refusal(message: string) {
  return invalidFields([{ path: HEADER_PATH, message }]);
}
