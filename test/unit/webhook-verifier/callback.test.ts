import { expect, test } from 'vitest';
import { verifyCallback } from '../../../webhook-verifier/src/callback.ts';
import { WebhookVerificationError } from '../../../webhook-verifier/src/index.ts';
import file from '../../vectors/callback-signatures.json' with { type: 'json' };

const toKeys = (keys: readonly string[]) => ({
  verificationMethod: keys.map((x) => ({ publicKeyJwk: { x } })),
});

test.each(file.vectors)('$name', async ({ keys, body, headers, now, tolerance, expect: expected }) => {
  const options = { now: () => now * 1000, ...(tolerance !== undefined && { tolerance }) };
  for (const raw of [body, new TextEncoder().encode(body), new TextEncoder().encode(body).buffer]) {
    const result = await verifyCallback(raw, headers as Record<string, string>, toKeys(keys), options).then(
      ({ event }) => ({ ok: true, event }),
      (error: unknown) => {
        if (!(error instanceof WebhookVerificationError)) throw error;
        return { ok: false, code: error.code };
      },
    );
    expect(result).toEqual(expected);
  }
});

test('a parsed body is rejected', async () => {
  const parsed = { event: 'order.paid' } as unknown as string;
  await expect(verifyCallback(parsed, {}, toKeys([]))).rejects.toMatchObject({ code: 'body_not_raw' });
});
