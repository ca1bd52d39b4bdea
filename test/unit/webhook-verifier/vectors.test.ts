import { describe, expect, test } from 'vitest';
import { webhookEvents } from '../../../generated/events.gen.ts';
import * as portable from '../../../webhook-verifier/src/index.ts';
import { verify as verifyOnNode, verifySync } from '../../../webhook-verifier/src/node.ts';
import { sign } from '../../../webhook-verifier/src/testing.ts';
import { bodyOf, type Vector, vectors } from './vectors.ts';

type Verify = (...args: Parameters<typeof verifySync>) => unknown;

const paths: [string, Verify][] = [
  ['WebCrypto', portable.verify],
  ['node:crypto', verifyOnNode],
  ['node:crypto, at once', verifySync],
];

async function outcome(verify: Verify, vector: Vector, body = bodyOf(vector)) {
  const { header, secrets, now, tolerance } = vector;
  try {
    const options = { now: () => now * 1000, tolerance };
    const event = await verify(body, { 'X-Market-Signature': header ?? undefined }, secrets, options);
    return { ok: true, event: (event as { event: string }).event };
  } catch (error) {
    if (!(error instanceof portable.WebhookVerificationError)) throw error;
    return { ok: false, code: error.code };
  }
}

describe.each(paths)('every vector on %s', (_, verify) => {
  test.each(vectors)('$name', async (vector) => {
    expect(await outcome(verify, vector)).toEqual(vector.expect);
  });

  test('every digit of the digest counts', async () => {
    const [plain] = vectors as [Vector];
    const header = plain.header ?? '';
    const first = header.indexOf('v1=') + 3;
    for (let at = first; at < first + 64; at++) {
      const altered = `${header.slice(0, at)}${header[at] === '0' ? '1' : '0'}${header.slice(at + 1)}`;
      const expected = { ok: false, code: 'mismatch' };
      expect(await outcome(verify, { ...plain, header: altered }), altered).toEqual(expected);
    }
  });

  test('text gives the same answer as its bytes', async () => {
    for (const vector of vectors.filter(({ body }) => body !== undefined)) {
      const bytes = new TextEncoder().encode(vector.body);
      expect(await outcome(verify, vector, bytes), vector.name).toEqual(vector.expect);
    }
  });
});

test('the test signer makes the signatures of the vectors', async () => {
  const [plain] = vectors;
  const header = await sign(plain?.body ?? '', plain?.secrets[0] ?? '', { timestamp: plain?.now ?? 0 });
  expect(header).toBe(plain?.header);
});

test('the test signer signs with both secrets of a rotation, and either of them verifies', async () => {
  const body = vectors[0]?.body ?? '';
  const secrets = ['whsec_new', 'whsec_old'];
  const headers = { 'X-Market-Signature': await sign(body, secrets) };
  expect(headers['X-Market-Signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
  for (const secret of secrets) expect(() => verifySync(body, headers, secret)).not.toThrow();
  expect(() => verifySync(body, headers, 'whsec_other')).toThrow();
});

test('exactly the events that the contract says are sent are known', () => {
  const declared = Object.entries(webhookEvents);
  for (const [event, { emitted }] of declared)
    expect(portable.isWebhookEvent({ event }), event).toBe(emitted);
  expect(declared).not.toHaveLength(0);
});
