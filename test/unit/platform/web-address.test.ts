import { describe, expect, it } from 'vitest';
import { isWebAddress, withoutTrailingSlashes } from '../../../server/foundation/platform/web-address.ts';

describe('a web address', () => {
  it.each([
    'https://example.com',
    'http://localhost:3000/a?b#c',
    'https://münchen.example/ü',
    'https://[::1]/',
  ])('is %s', (text) => {
    expect(isWebAddress(text)).toBe(true);
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
    expect(isWebAddress(text)).toBe(false);
  });
});

it('loses its trailing slashes, however many', () => {
  expect(withoutTrailingSlashes('https://example.com/a//')).toBe('https://example.com/a');
  expect(withoutTrailingSlashes(`${'/'.repeat(1_000_000)}x`)).toHaveLength(1_000_001);
});
