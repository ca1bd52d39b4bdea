import { describe, expect, it } from 'vitest';
import { fileFindings, findings } from './compile.ts';

async function finding(code: string, snippet: string) {
  const found = await findings(snippet);
  return found.find((one) => one.code === code);
}

const operation = (decorators: string) => `interface Things {\n${decorators}\n@get list(): void;\n}`;

describe('a mistake in the contract is a compile error at its own line', () => {
  it.each([
    [
      'unknown-credential',
      operation('@credentials("password")'),
      '@credentials("password")',
      /Use one of: idp/,
    ],
    [
      'credential-order',
      operation('@credentials("api_key", "idp")'),
      '@credentials("api_key", "idp")',
      /idp, api_key/,
    ],
    ['no-credentials', operation('@credentials'), '@credentials', /@anyone/],
    ['double-credentials', operation('@anyone\n@credentials("idp")'), '@anyone', /once/],
    [
      'unknown-crash-safety',
      operation('@crashSafety("hope")'),
      '@crashSafety("hope")',
      /Use one of: one transaction, repeatable/,
    ],
    [
      'crash-safety-without-key',
      operation('@crashSafety("repeatable")'),
      '@get list(): void;',
      /add \.\.\.Idempotent/,
    ],
    [
      'crash-safety-missing',
      'interface Things {\n@post make(@header("Idempotency-Key") key?: string): void;\n}',
      '@post make(@header("Idempotency-Key") key?: string): void;',
      /@crashSafety/,
    ],
    ['next-missing', 'enum Stage {\n@next(Stage.done) begun,\ndone,\n}', 'done,', /what can follow done/],
    [
      'next-elsewhere',
      'enum Other { done }\nenum Stage {\n@next(Other.done)\nbegun,\n}',
      'begun,',
      /done is a member of another enum/,
    ],
    ['bad-limit', operation('@rateLimit(0, "1h")'), '@rateLimit(0, "1h")', /at least 1/],
    ['bad-window', operation('@rateLimit(5, "1 hour")'), '@rateLimit(5, "1 hour")', /such as "1h"/],
    [
      'event-without-example',
      '@webhookEvent(#{ emitted: false })\nmodel Silent { event: "order.silent" }',
      'model Silent { event: "order.silent" }',
      /@example/,
    ],
    [
      'event-without-name',
      '@webhookEvent(#{ emitted: false })\nmodel Loose { data: string }',
      'model Loose { data: string }',
      /`event`/,
    ],
    [
      'event-name',
      '@webhookEvent(#{ emitted: false })\nmodel Odd { event: "Order Created" }',
      'model Odd { event: "Order Created" }',
      /resource\.happened/,
    ],
    [
      'emitted-without-cause',
      '@webhookEvent(#{ emitted: true })\nmodel Sent { event: "thing.sent" }',
      'model Sent { event: "thing.sent" }',
      /@emittedBy/,
    ],
  ])('%s', async (code, snippet, line, message) => {
    const found = await finding(code, snippet);
    expect(found?.line).toBe(line);
    expect(found?.message).toMatch(message);
  });

  it('refuses two events of one name', async () => {
    const event = (name: string) =>
      `@webhookEvent(#{ emitted: false })\nmodel ${name} { event: "thing.sent" }\n`;
    expect((await finding('duplicate-event', event('One') + event('Two')))?.line).toBe(
      'model Two { event: "thing.sent" }',
    );
  });
});

const withTool = (options: string, args: string) => `
@service(#{ title: "Api" }) namespace Market {
  @route("/things/{id}") interface Things { @anyone @post change(@path id: string, @body body: { colour: string }): void; }
}
@service(#{ title: "Tools" }) namespace MarketTools {
  @route("/market_change") @mcpTool(Market.Things.change, #{ group: "things"${options} })
  @post op market_change(@body args: ${args}): void;
}`;

describe('a tool is checked against the operation it calls', () => {
  const toolFindings = async (options: string, args: string) =>
    (await fileFindings(withTool(options, args))).filter((one) => one.code.startsWith('tool-'));

  it('is silent when every argument fills a parameter and every parameter is given', async () => {
    expect(await toolFindings(', rename: #{ thing: "id" }', '{ thing: string, colour: string }')).toEqual([]);
    expect(await toolFindings(', fixed: #{ id: "me" }', '{ colour: string }')).toEqual([]);
  });

  it('names an argument that fills nothing, and what there is to fill', async () => {
    const [found] = await toolFindings(', fixed: #{ id: "me" }', '{ colour: string, size: string }');
    expect(found?.message).toBe('Argument "size" fills no parameter of things_change. It has: id, colour.');
    expect(found?.line).toContain('op market_change');
  });

  it('names a required parameter that is never given', async () => {
    const [found] = await toolFindings('', '{ colour: string }');
    expect(found?.message).toBe('things_change needs "id", which this tool never gives.');
  });
});
