import { describe, expect, it } from 'vitest';
import { isHttpUrl, stripTrailingSlashes } from '../../../server/foundation/platform/http-url.ts';

describe('a web address', () => {
  it.each([
    'https://example.com',
    'http://localhost:3000/a?b#c',
    'https://münchen.example/ü',
    'https://[::1]/',
  ])('is %s', (text) => {
    expect(isHttpUrl(text)).toBe(true);
  });

  it.each([
    'https://',
    'https://[',
    'https://%',
    'https://a:b',
    'https://example.com:99999',
    'https://bank.example@evil.example/',
    'https://user:password@example.com',
    'https://exa mple.com',
    'https://example.com\n',
    'javascript:alert(1)',
    'ftp://example.com',
    '//example.com',
    'example.com',
    '',
  ])('is not %j', (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
});

it('loses its trailing slashes, however many', () => {
  expect(stripTrailingSlashes('https://example.com/a//')).toBe('https://example.com/a');
  expect(stripTrailingSlashes(`${'/'.repeat(1_000_000)}x`)).toHaveLength(1_000_001);
});
