import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../server/foundation/platform/log.ts';
import { SECRET_NAMES } from '../../../server/foundation/platform/redact.ts';

function capture() {
  const lines: string[] = [];
  const log = createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } });
  return { log, text: () => lines.join(''), last: () => JSON.parse(lines.at(-1) ?? '{}') };
}

describe('log lines', () => {
  it('are JSON with a level name, a time and the fields given', () => {
    const { log, last } = capture();
    log.info({ order_id: 'ord_1', amount: 5n }, 'paid');
    expect(last()).toMatchObject({ level: 'info', order_id: 'ord_1', amount: '5', msg: 'paid' });
    expect(Date.parse(last().time)).not.toBeNaN();
  });

  it.each(SECRET_NAMES)('never hold the value of %s, at any depth and in any spelling', (name) => {
    const { log, text } = capture();
    const spellings = [name, name.toUpperCase(), name.replaceAll('_', '-'), name.replaceAll('_', '')];
    for (const spelling of spellings) {
      log.info({ [spelling]: 'canary', req: { headers: [{ deep: { [spelling]: ['canary'] } }] } });
    }
    log.child({ [name]: 'canary', [name.replaceAll('_', '-')]: ['canary'] }).info('bound');
    expect(text()).not.toContain('canary');
    expect(text()).toContain('[redacted]');
  });

  it.each([
    ['an API key', 'key market_0123456789abcdefGHIJ0123456789abcdefGHIJ123 used', '0123456789abcdef'],
    ['a webhook secret', 'whsec_0123456789abcdefGHIJ', '0123456789abcdef'],
    ['a token', 'got eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl', 'eyJzdWIi'],
    ['a bearer credential', 'Authorization: Bearer canary-credential', 'canary'],
    ['a password in an address', 'cannot reach postgres://app:canary@db:5432/market', 'canary'],
    ['a signature in a query', 'GET /api/agents?wallet=abc&wallet_sig=canary&wallet_sig_ts=1', 'canary'],
    ['an access token in a query', 'GET /api/orders/ord_1?access_token=canary', 'canary'],
    ['a key in the address of a node', 'https://rpc.example.com/?api-key=canary', 'canary'],
    ['a password holding an @', 'postgres://app:cana@ry@db/market', 'cana@ry'],
  ])('cut %s out of free text', (_what, message, secret) => {
    const { log, text } = capture();
    log.warn(message);
    log.error(new Error(message));
    log.info({ note: message });
    expect(text()).not.toContain(secret);
  });

  it('keep ordinary words that only look similar', () => {
    const { log, last } = capture();
    log.info(
      { tool: 'market_get_payment_requirements', url: 'http://localhost:3000/a@b' },
      'GET /api/agents?token_mint=abc',
    );
    expect(last()).toMatchObject({
      tool: 'market_get_payment_requirements',
      url: 'http://localhost:3000/a@b',
    });
    expect(last().msg).toBe('GET /api/agents?token_mint=abc');
  });

  it('explain errors and their causes without what libraries hang on them', () => {
    const { log, last, text } = capture();
    const cause = Object.assign(new Error('inner'), { code: 'ECONNREFUSED', config: { data: 'canary' } });
    const error = Object.assign(new Error('outer', { cause }), {
      request: { payload: 'canary' },
      status: 503,
    });
    log.error({ err: error }, 'failed');
    expect(last().err).toMatchObject({
      type: 'Error',
      message: 'outer',
      status: 503,
      cause: { message: 'inner', code: 'ECONNREFUSED' },
    });
    expect(last().err.stack).toContain('log.test.ts');
    expect(text()).not.toContain('canary');
  });

  it('survive cycles, great depth and bytes', () => {
    const { log, last } = capture();
    const cycle: Record<string, unknown> = { bytes: new Uint8Array(64), at: new Date(0) };
    cycle.self = cycle;
    let deep: unknown = 'end';
    for (let i = 0; i < 50; i++) deep = { deep };
    log.info({ cycle, deep });
    expect(last().cycle).toEqual({ bytes: '[64 bytes]', at: '1970-01-01T00:00:00.000Z', self: '[circular]' });
    expect(JSON.stringify(last().deep)).toContain('[deep]');
  });
});
