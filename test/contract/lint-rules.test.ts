import { describe, expect, it } from 'vitest';
import { findings } from './compile.ts';

const COMPLETE = `
@error model Invalid { @statusCode _: 400; @body body: string }
@error model Missing { @statusCode _: 404; @body body: string }
@error model Failed { @statusCode _: 500; @body body: string }
@@tag(Things, "Things");
interface Things {
  /** Reads one thing. */
  @get @route("/things/{id}") @summary("Read a thing") @anyone
  @opExample(#{ parameters: #{ id: "t1" }, returnType: "red" })
  get(@path id: string): string | Invalid | Missing | Failed;
}`;

const without = (text: string, replacement = '') => {
  if (!COMPLETE.includes(text)) throw new Error(`${text} is not in the snippet`);
  return COMPLETE.replace(text, replacement);
};

const codes = async (snippet: string) => (await findings(snippet)).map((one) => one.code);

describe('lint rules of the contract', () => {
  it('find nothing in a complete operation', async () => {
    expect(await findings(COMPLETE)).toEqual([]);
  });

  it.each([
    ['operation-summary', '@summary("Read a thing")', ''],
    ['operation-doc', '/** Reads one thing. */', ''],
    ['operation-tag', '@@tag(Things, "Things");', ''],
    ['operation-example', '@opExample(#{ parameters: #{ id: "t1" }, returnType: "red" })', ''],
    ['operation-example', ', returnType: "red"', ''],
    ['operation-errors', '| Missing ', ''],
    ['operation-errors', ' | Failed', ''],
    ['operation-credentials', '@anyone', ''],
    ['operation-group', 'get(@path', 'Get_it(@path'],
    ['credential-carriers', '@anyone', '@anyone("wallet")'],
    ['wire-names', 'get(@path id: string)', 'get(@path id: string, @query sortBy?: string)'],
  ])('%s', async (code, text, replacement) => {
    expect(await codes(without(text, replacement))).toContain(code);
  });

  it('say which status is missing and why', async () => {
    const [found] = await findings(without('| Missing '));
    expect(found?.message).toBe('Declare 404 among its answers: what its path names may not exist.');
    expect(found?.line).toContain('get(@path id');
  });

  it('want what follows from credentials and payments that are taken but not needed', async () => {
    const paid = without('@anyone', '@anyone("idp", "x402")');
    const messages = (await findings(paid)).map((one) => one.message);
    expect(messages).toEqual(
      expect.arrayContaining([
        'Declare 401 among its answers: a credential that is sent may not verify.',
        'Declare 402 among its answers: it may not be paid for.',
        'Declare 409 among its answers: the payment may have been used.',
      ]),
    );
  });

  it('want a 429 exactly where there is a limit', async () => {
    const messages = async (snippet: string) => (await findings(snippet)).map((one) => one.message);
    expect(await messages(without('@anyone', '@anyone @rateLimit(5, "1h")'))).toContain(
      'Declare 429 among its answers: it has a rate limit.',
    );
    const undeclared = without('| Failed', '| Failed | Busy').concat(
      '@error model Busy { @statusCode _: 429 }',
    );
    expect(await messages(undeclared)).toContain('It declares 429 without @rateLimit.');
  });

  it.each(['float64', 'decimal', 'int32', 'float64 | null'])('refuse money as %s', async (type) => {
    expect(await codes(`model Bill { total_usd: ${type} }`)).toContain('no-float-money');
  });

  it('accept money as the money types, and SOL as a number', async () => {
    expect(
      await codes('scalar usd extends string; model Bill { total_usd: usd | null; cost_sol: float64 }'),
    ).toEqual([]);
  });

  it('leave names of outside standards alone', async () => {
    expect(await codes('@foreignFormat("x402") model Quote { payTo: string }')).toEqual([]);
    expect(await codes('model Quote { payTo: string }')).toEqual(['wire-names']);
  });
});
