import { type Agent, type Dispatcher, request } from 'undici';
import { answerProblem, explainFailure } from './failures.ts';
import { EXCHANGE_MS, MOST_READ_BYTES } from './policy.ts';

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
}

/** One request and its answer within the time limit; redirects are answers like any other. Never throws. */
export async function exchange(agent: Agent, { url, headers, body }: WebhookRequest): Promise<Outcome> {
  const signal = AbortSignal.timeout(EXCHANGE_MS);
  let statusCode: number | null = null;
  try {
    const answer = await request(url, { dispatcher: agent, method: 'POST', headers, body, signal });
    statusCode = answer.statusCode;
    await readSome(answer.body);
    return { statusCode, error: answerProblem(statusCode) };
  } catch (error) {
    return { statusCode, error: explainFailure(error, signal.aborted, statusCode) };
  }
}

/** To its end, or as far as is bearable: leaving the loop hangs up. */
async function readSome(body: Dispatcher.ResponseData['body']): Promise<void> {
  let read = 0;
  for await (const chunk of body) {
    read += (chunk as Buffer).length;
    if (read >= MOST_READ_BYTES) return;
  }
}
