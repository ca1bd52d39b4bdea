import { type Agent, type Dispatcher, request } from 'undici';
import { MAX_RESPONSE_BYTES, MAX_STORED_CHARACTERS, REQUEST_TIMEOUT_MS } from './delivery-policy.ts';
import { describeFailure, describeStatusProblem } from './failures.ts';

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface AttemptOutcome {
  /** Null when no answer came. */
  statusCode: number | null;
  /** Null when it succeeded. */
  error: string | null;
  /** The beginning of what was answered; null when nothing was. */
  answer: string | null;
}

/** One request and its answer within the time limit; redirects are answers like any other. Never throws. */
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

/** To its end, or as far as is bearable: leaving the loop hangs up. */
async function readLimited(body: Dispatcher.ResponseData['body'], said: Buffer[]): Promise<void> {
  let read = 0;
  for await (const chunk of body) {
    said.push(chunk as Buffer);
    read += (chunk as Buffer).length;
    if (read >= MAX_RESPONSE_BYTES) return;
  }
}

/** As text, without the one character that the database does not keep. */
function toTruncatedText(said: readonly Buffer[]): string | null {
  if (said.length === 0) return null;
  return Buffer.concat(said).toString().replaceAll('\0', '').slice(0, MAX_STORED_CHARACTERS);
}
