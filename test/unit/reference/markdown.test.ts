import { describe, expect, test } from 'vitest';
import { renderGuide, toAnchor } from '../../../server/web/reference/markdown.ts';

describe('links of a guide', () => {
  const linkIn = (markdown: string, from = 'webhooks', base = '') =>
    renderGuide(markdown, `docs/${from}.md`, base).text.trim();

  test.each([
    ['[e](errors.md#not_found)', 'webhooks', '<p><a href="/docs/errors#not_found">e</a></p>'],
    ['[e](../errors.md)', 'credentials/api-key', '<p><a href="/docs/errors">e</a></p>'],
    ['[c](README.md)', 'credentials/api-key', '<p><a href="/docs/credentials">c</a></p>'],
    ['[r](README.md)', 'webhooks', '<p><a href="/docs">r</a></p>'],
    ['[here](#sizes)', 'limits', '<p><a href="#sizes">here</a></p>'],
    ['[x](https://www.x402.org)', 'x402', '<p><a href="https://www.x402.org">x</a></p>'],
  ])('%s in %s', (markdown, from, html) => {
    expect(linkIn(markdown, from)).toBe(html);
  });

  test('into the repository are text, because that is not served', () => {
    expect(linkIn('[o](operations.md) [e](../examples/x.ts)')).toBe('<p>o e</p>');
  });

  test('stand below the path at which the service is reached', () => {
    expect(linkIn('[e](errors.md)', 'webhooks', '/market')).toBe(
      '<p><a href="/market/docs/errors">e</a></p>',
    );
  });
});

test('a diagram is shown as it was drawn, other code as it is', () => {
  const html = renderGuide(
    '```mermaid\nstateDiagram-v2\n```\n\n```json request x\n{"a":"<b>"}\n```',
    'docs/orders.md',
    '',
  ).text;
  expect(html).toContain('<img src="/docs/assets/orders.svg"');
  expect(html).not.toContain('stateDiagram');
  expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain('{&quot;a&quot;:&quot;&lt;b&gt;&quot;}');
});

test.each([
  ['`not_found`', 'not_found'],
  ['401 Unauthorized', '401-unauthorized'],
  ["x402: what's asked, and why", 'x402-whats-asked-and-why'],
])('the anchor of "%s" is the one GitHub makes', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor);
});
