import { type DeliveredFile, SignatureError, verifyReceipt } from '@agent-market/sdk';
import { expect, test } from 'vitest';
import file from '../../vectors/delivery-receipts.json' with { type: 'json' };

type Vector = { keys: unknown; signature: string; file: { text?: string; base64?: string } | null };

/** The same content in every form that is accepted. */
function formsOf(content: Vector['file']): (DeliveredFile | null)[] {
  if (!content) return [null];
  const { text, base64 = '' } = content;
  const bytes = text === undefined ? Uint8Array.from(Buffer.from(base64, 'base64')) : Buffer.from(text);
  const plain = Uint8Array.from(bytes);
  const forms = [plain, plain.buffer, new DataView(plain.buffer), new Blob([plain]), new Response(plain)];
  return text === undefined ? forms : [...forms, text];
}

test.each(file.vectors)('$name', async ({ keys, signature, file: content, expect: expected }) => {
  for (const form of formsOf(content as Vector['file'])) {
    const result = await verifyReceipt(keys as never, { format: 'jws', signature }, form).then(
      ({ deliverable_id, revision, sha256 }) => ({ ok: true, deliverable_id, revision, sha256 }),
      (error: unknown) => {
        if (!(error instanceof SignatureError)) throw error;
        return { ok: false, problem: error.problem };
      },
    );
    expect(result).toEqual(expected);
  }
});

test('a receipt of a delivery is none of a payment', async () => {
  const [{ keys, signature } = { keys: undefined, signature: '' }] = file.vectors;
  await expect(verifyReceipt(keys as never, { format: 'jws', signature })).rejects.toMatchObject({
    problem: 'wrong_type',
  });
});
