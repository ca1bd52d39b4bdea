import { describe, expect, test } from 'vitest';
import * as portable from '../../../webhook-verifier/src/index.ts';
import { verifySync } from '../../../webhook-verifier/src/node.ts';
import { sign } from '../../../webhook-verifier/src/testing.ts';

const secret = 'whsec_inputs';
const body = JSON.stringify({ event: 'order.disputed', order_id: 'ord_1', data: { reason: 'späť' } });
const header = await sign(body, secret);
const bytes = new TextEncoder().encode(body);

type Arguments = { body?: unknown; headers?: unknown; secret?: unknown; options?: portable.VerifyOptions };

const paths = {
  WebCrypto: portable.verify,
  'node:crypto': async (...args: Parameters<typeof verifySync>) => verifySync(...args),
};

describe.each(Object.entries(paths))('on %s', (_, verify) => {
  const call = (given: Arguments) =>
    verify(
      ('body' in given ? given.body : body) as portable.RawBody,
      ('headers' in given ? given.headers : { 'x-market-signature': header }) as portable.WebhookHeaders,
      ('secret' in given ? given.secret : secret) as string,
      given.options,
    );
  const refused = async (given: Arguments) =>
    call(given).then(
      () => 'accepted',
      (error: portable.WebhookVerificationError) => error.code ?? error,
    );

  const padded = new Uint8Array([1, ...bytes, 2, 3]);
  test.each<[string, unknown]>([
    ['a string', body],
    ['a Buffer', Buffer.from(body)],
    ['a Uint8Array', bytes],
    ['a view into a larger buffer', padded.subarray(1, 1 + bytes.length)],
    ['a DataView', new DataView(padded.buffer, 1, bytes.length)],
    ['an ArrayBuffer', bytes.slice().buffer],
  ])('the body may be %s', async (_, given) => {
    expect(await call({ body: given })).toEqual(JSON.parse(body));
  });

  test.each<[string, unknown]>([
    ['a Headers object', new Headers({ 'X-Market-Signature': header })],
    ['lower-case names', { host: 'x', 'x-market-signature': header }],
    ['any case', { 'X-MARKET-Signature': header }],
    ['a list of one', { 'X-Market-Signature': [header] }],
    ['a Map', new Map([['x-market-signature', header]])],
    ['the value itself', header],
  ])('the headers may be %s', async (_, headers) => {
    expect(await call({ headers })).toEqual(JSON.parse(body));
  });

  test.each<[string, unknown, string]>([
    ['none', undefined, 'missing_header'],
    ['null', null, 'missing_header'],
    ['empty', {}, 'missing_header'],
    ['sent twice', { 'x-market-signature': [header, header] }, 'malformed_header'],
    ['100 kB long', { 'x-market-signature': `${header}${' '.repeat(100_000)}` }, 'malformed_header'],
    ['100 kB of signatures', { 'x-market-signature': `${header},v1=`.repeat(1000) }, 'malformed_header'],
  ])('headers that are %s', async (_, headers, code) => {
    expect(await refused({ headers })).toBe(code);
  });

  test.each<[string, unknown]>([
    ['parsed', JSON.parse(body)],
    ['a parsed list', []],
    ['nothing', undefined],
    ['null', null],
    ['a number', 12],
  ])('a body that is %s is said not to be raw', async (_, given) => {
    expect(await refused({ body: given })).toBe('body_not_raw');
    await expect(call({ body: given })).rejects.toThrow(/must be a raw string or bytes, not parsed/);
  });

  test('an object that passes itself off as bytes is not accepted', async () => {
    expect(await refused({ body: { byteLength: 1, length: 1 } })).toBe('mismatch');
  });

  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['empty', ''],
    ['a number', 1],
    ['bytes', bytes],
    ['an empty list', []],
    ['a list with a hole', [secret, undefined]],
    ['a list with an empty string', ['', secret]],
  ])('a secret that is %s', async (_, given) => {
    expect(await refused({ secret: given })).toBe('bad_secret');
  });

  test('no error names a secret', async () => {
    const error: Error = await verify(`${body} `, header, ['whsec_canary']).catch((caught) => caught);
    expect(`${error.message} ${JSON.stringify(error)} ${error.stack}`).not.toContain('canary');
  });

  test.each([Number.NaN, -1])('a tolerance of %s lets nothing in', async (tolerance) => {
    expect(await refused({ options: { tolerance } })).toBe('expired');
  });

  test('a clock that is broken lets nothing in', async () => {
    expect(await refused({ options: { now: () => Number.NaN } })).toBe('expired');
  });

  test('a tolerance without end', async () => {
    const old = await sign(body, secret, { timestamp: 1 });
    expect(await call({ headers: old, options: { tolerance: Number.POSITIVE_INFINITY } })).toBeTruthy();
  });

  test('a body of 10 MB', async () => {
    const reason = 'x'.repeat(10_000_000);
    const large = JSON.stringify({ event: 'order.disputed', order_id: 'ord_1', data: { reason } });
    const headers = await sign(large, secret);
    const event = await call({ body: Buffer.from(large), headers });
    expect(event.event === 'order.disputed' && event.data.reason.length).toBe(10_000_000);
    expect(await refused({ body: `${large} `, headers })).toBe('mismatch');
  });

  test('an unknown event comes with its body, for its signature was good', async () => {
    const unknown = '{"event":"order.exploded"}';
    const error = await call({ body: unknown, headers: await sign(unknown, secret) }).catch(
      (caught) => caught,
    );
    expect(error).toMatchObject({ code: 'unknown_event', payload: { event: 'order.exploded' } });
  });
});
