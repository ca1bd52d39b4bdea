import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { webhookEvents } from '../../generated/events.gen.ts';
import { describeWithPython } from '../support/python/describe-with-python.ts';
import { type PythonModule, runPython } from '../support/python/interpreter.ts';

const EXAMPLES = resolve(import.meta.dirname, '../../examples/python');
const VECTORS = resolve(import.meta.dirname, '../vectors/webhook-signatures.json');
const CALLBACK_VECTORS = resolve(import.meta.dirname, '../vectors/callback-signatures.json');
const SOURCES = resolve(import.meta.dirname, '../../webhook-verifier-python/src');

describeWithPython('the webhook verifier in Python', [], (python) => {
  test('agrees with every vector', async () => {
    const { vectors } = JSON.parse(await readFile(VECTORS, 'utf8'));
    const input = JSON.stringify(vectors);
    const results = JSON.parse(
      await runPython(python, ['test/python/programs/verify_vectors.py'], { input }),
    );
    const named = (value: unknown, at: number) => ({ name: vectors[at].name, value });
    expect(results.map(named)).toEqual(
      vectors.map(({ expect: said }: { expect: unknown }, at: number) => named(said, at)),
    );
    expect(vectors.length).toBeGreaterThan(60);
  });

  test('agrees with every vector of callbacks', async () => {
    const { vectors } = JSON.parse(await readFile(CALLBACK_VECTORS, 'utf8'));
    const input = JSON.stringify(vectors);
    const results = JSON.parse(
      await runPython(python, ['test/python/programs/verify_callbacks.py'], { input }),
    );
    expect(results).toEqual(vectors.map(({ expect: said }: { expect: unknown }) => said));
  });

  test('rejects other inputs, and handles each delivery once', async () => {
    expect(await runPython(python, ['test/python/programs/check_verifier.py'])).toBe('');
  });

  test('knows the events that are sent', async () => {
    const program = 'from agent_market_webhooks.events import SENT_EVENTS; print(*sorted(SENT_EVENTS))';
    const sent = Object.entries(webhookEvents).filter(([, { emitted }]) => emitted);
    expect(await runPython(python, ['-c', program])).toBe(
      `${sent
        .map(([name]) => name)
        .sort()
        .join(' ')}\n`,
    );
  });

  test('needs nothing but the standard library', async () => {
    const program =
      'import agent_market_webhooks, agent_market_webhooks.testing, agent_market_webhooks.events';
    await runPython(python, [
      '-I',
      '-S',
      '-c',
      `import sys; sys.path.insert(0, ${JSON.stringify(SOURCES)}); ${program}`,
    ]);
  });
});

const FRAMEWORKS: [PythonModule, PythonModule[]][] = [
  ['flask', []],
  ['django', []],
  ['fastapi', ['httpx']],
];

for (const [framework, more] of FRAMEWORKS) {
  describeWithPython(`the example for ${framework}`, [framework, ...more], (python) => {
    test('takes what the marketplace sends once, and rejects the rest', async () => {
      const env = {
        PYTHONPATH: `${SOURCES}:${EXAMPLES}`,
      };
      const printed = await runPython(python, ['test/python/programs/post_webhooks.py', framework], { env });
      const [status, ...rest] = printed.trim().split('\n').reverse();
      expect(rest).toEqual(['received order.paid ord_1']);
      expect(status).toMatch(/^204 204 400 400 204 (400|413)$/);
    });
  });
}
