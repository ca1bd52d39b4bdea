import { type Agent, type Dispatcher, request } from 'undici';
import { answerProblem, explainFailure } from './failures.ts';
import { EXCHANGE_MS, MOST_KEPT_CHARACTERS, MOST_READ_BYTES } from './policy.ts';

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface Outcome {
  /** Null when no answer came. */
  statusCode: number | null;
  /** Null when it succeeded. */
  error: string | null;
  /** The beginning of what was answered; null when nothing was. */
  answer: string | null;
}

/** One request and its answer within the time limit; redirects are answers like any other. Never throws. */
export async function exchange(agent: Agent, { url, headers, body }: WebhookRequest): Promise<Outcome> {
  const signal = AbortSignal.timeout(EXCHANGE_MS);
  let statusCode: number | null = null;
  const said: Buffer[] = [];
  try {
    const answer = await request(url, { dispatcher: agent, method: 'POST', headers, body, signal });
    statusCode = answer.statusCode;
    await readSome(answer.body, said);
    return { statusCode, error: answerProblem(statusCode), answer: beginningOf(said) };
  } catch (error) {
    const problem = explainFailure(error, signal.aborted, statusCode);
    return { statusCode, error: problem, answer: beginningOf(said) };
  }
}

/** To its end, or as far as is bearable: leaving the loop hangs up. */
async function readSome(body: Dispatcher.ResponseData['body'], said: Buffer[]): Promise<void> {
  let read = 0;
  for await (const chunk of body) {
    said.push(chunk as Buffer);
    read += (chunk as Buffer).length;
    if (read >= MOST_READ_BYTES) return;
  }
}

/** As text, without the one character that the database does not keep. */
function beginningOf(said: readonly Buffer[]): string | null {
  if (said.length === 0) return null;
  return Buffer.concat(said).toString().replaceAll('\0', '').slice(0, MOST_KEPT_CHARACTERS);
}
