import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCalls } from './messages.ts';

/**
 * Nodes that are some milliseconds away: each response waits for that time, however many are under way. The arguments
 * are the delay and the addresses of the nodes.
 */
const [delay = '0', ...targets] = process.argv.slice(2);
const delayMs = Number(delay);
const agent = new Agent({ keepAlive: true });
const counts = new Map<string, number>();
const METHOD = /"method":\s*"(\w+)"/g;

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function forward(target: string, body: Buffer): Promise<{ status: number; body: Buffer }> {
  const outgoing = request(target, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 500, body: await readBody(answer) };
}

async function serve(target: string): Promise<string> {
  const server = createServer(async (incoming, response) => {
    const began = performance.now();
    try {
      const body = await readBody(incoming);
      for (const [, method = ''] of body.toString('latin1').matchAll(METHOD))
        counts.set(method, (counts.get(method) ?? 0) + 1);
      const answer = await forward(target, body);
      const rest = delayMs - (performance.now() - began);
      const respond = () =>
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
      if (rest > 0) setTimeout(respond, rest);
      else respond();
    } catch {
      response.destroy();
    }
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const urls = await Promise.all(targets.map(serve));
const methods = {
  readUrls: () => urls,
  /** Calls so far, by method. A batch counts as its calls. */
  readCounts: () => Object.fromEntries(counts),
};
export type ProxyMethods = typeof methods;

answerCalls(methods);
process.on('disconnect', () => process.exit(0));
