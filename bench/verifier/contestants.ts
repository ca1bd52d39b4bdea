import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../webhook-verifier/build.ts';
import type * as Portable from '../../webhook-verifier/src/index.ts';
import type * as OnNode from '../../webhook-verifier/src/node.ts';
import { sign } from '../../webhook-verifier/src/testing.ts';
import { loadPeers } from './peers.ts';

export interface Contestant {
  name: string;
  kind: 'at once' | 'by promise';
  verify(): unknown;
}

const SECRET = 'whsec_q3VJ0c4nXz8mT1bR6yLkW2pF';

export function buildEvent(bytes: number): string {
  const data = { reason: 'é'.repeat(bytes / 2) };
  return JSON.stringify({ event: 'order.disputed', order_id: 'ord_1760000000000_k3x9', data });
}

/** Each verifies the same body under its own signature scheme, and returns the parsed event. */
export async function createContestants(text: string): Promise<Contestant[]> {
  const body = Buffer.from(text);
  const dist = await mkdtemp(join(tmpdir(), 'bench-verifier-'));
  await build({ directory: dist, types: false });
  const onNode: typeof OnNode = await import(join(dist, 'node.js'));
  const portable: typeof Portable = await import(join(dist, 'index.js'));
  return [
    ...createOwnContestants(onNode, portable, body, await sign(text, SECRET)),
    ...createPeerContestants(text, body),
  ];
}

function createOwnContestants(
  onNode: typeof OnNode,
  portable: typeof Portable,
  body: Buffer,
  header: string,
): Contestant[] {
  const headers = { host: 'agent.example', 'x-market-signature': header };
  return [
    { name: 'ours', kind: 'at once', verify: () => onNode.verifySync(body, headers, SECRET) },
    { name: 'ours', kind: 'by promise', verify: () => onNode.verify(body, headers, SECRET) },
    { name: 'ours, WebCrypto', kind: 'by promise', verify: () => portable.verify(body, headers, SECRET) },
  ];
}

function createPeerContestants(text: string, body: Buffer): Contestant[] {
  const { stripe, standard } = loadPeers();
  const header = stripe.generateTestHeaderString({ payload: text, secret: SECRET });
  const now = new Date();
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
    'webhook-signature': standard.sign('msg_1', now, text),
  };
  return [
    { name: 'stripe', kind: 'at once', verify: () => stripe.constructEvent(body, header, SECRET) },
    { name: 'stripe', kind: 'by promise', verify: () => stripe.constructEventAsync(body, header, SECRET) },
    { name: 'standardwebhooks', kind: 'at once', verify: () => standard.verify(body, headers) },
  ];
}
