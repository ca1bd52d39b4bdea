import type { Api } from '../server/api.ts';
import type { FeedItem } from './feed.ts';

interface Frame {
  id?: string;
  event?: string;
  retry?: string;
  comment?: string;
  data?: FeedItem;
}

export interface OpenStream {
  response: Response;
  /** The next frame; undefined at the end of the stream. */
  next(): Promise<Frame | undefined>;
  /** The next frame with an event. */
  nextEvent(): Promise<Frame>;
  close(): void;
}

/** Server-sent events, as a client receives them. */
export async function openStream(
  api: Pick<Api, 'url'>,
  {
    bearer,
    query = {},
    headers = {},
  }: { bearer?: string; query?: Record<string, string>; headers?: Record<string, string> },
): Promise<OpenStream> {
  const aborting = new AbortController();
  const response = await fetch(`${api.url}/api/events?${new URLSearchParams(query)}`, {
    headers: {
      accept: 'text/event-stream',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    signal: aborting.signal,
  });
  const frames = response.body ? parseFrames(response.body) : undefined;
  const next = async () => (await frames?.next())?.value as Frame | undefined;
  return {
    response,
    next,
    async nextEvent() {
      for (;;) {
        const frame = await next();
        if (!frame) throw new Error('The stream ended');
        if (frame.data) return frame;
      }
    },
    close: () => aborting.abort(),
  };
}

async function* parseFrames(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame> {
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks.map(parseFrame);
  }
}

function parseFrame(block: string): Frame {
  const fields = block.split('\n').map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at) || 'comment', line.slice(at + 1).trim()];
  });
  const { data, ...frame } = Object.fromEntries(fields);
  return { ...frame, ...(data && { data: JSON.parse(data) }) };
}
