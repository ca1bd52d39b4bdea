import { type Agent, type Dispatcher, request } from 'undici';
import { MAX_RESPONSE_BYTES, MAX_STORED_CHARACTERS, REQUEST_TIMEOUT_MS } from './delivery-policy.ts';
import { describeFailure, describeStatusProblem } from './failures.ts';

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface AttemptOutcome {
  /** Null if there was no response. */
  statusCode: number | null;
  /** Null if it succeeded. */
  error: string | null;
  /** The beginning of the response; null if it was empty. */
  answer: string | null;
}

/** One request and its response within the timeout; redirects are not followed. Never throws. */
export async function sendWebhook(
  agent: Agent,
  { url, headers, body }: WebhookRequest,
): Promise<AttemptOutcome> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let statusCode: number | null = null;
  const said: Buffer[] = [];
  try {
    const answer = await request(url, { dispatcher: agent, method: 'POST', headers, body, signal });
    statusCode = answer.statusCode;
    await readLimited(answer.body, said);
    return { statusCode, error: describeStatusProblem(statusCode), answer: toTruncatedText(said) };
  } catch (error) {
    const problem = describeFailure(error, signal.aborted, statusCode);
    return { statusCode, error: problem, answer: toTruncatedText(said) };
  }
}

/** Reads to the end or to the limit; leaving the loop closes the connection. */
async function readLimited(body: Dispatcher.ResponseData['body'], said: Buffer[]): Promise<void> {
  let read = 0;
  for await (const chunk of body) {
    said.push(chunk as Buffer);
    read += (chunk as Buffer).length;
    if (read >= MAX_RESPONSE_BYTES) return;
  }
}

/** As text without NUL, which PostgreSQL cannot store. */
function toTruncatedText(said: readonly Buffer[]): string | null {
  if (said.length === 0) return null;
  return Buffer.concat(said).toString().replaceAll('\0', '').slice(0, MAX_STORED_CHARACTERS);
}
