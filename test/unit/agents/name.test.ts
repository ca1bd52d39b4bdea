import { describe, expect, it } from 'vitest';
import { isSameName, toNameKey, toSlug } from '../../../server/market/agents/agent-name.ts';

describe('names that look alike have one key', () => {
  it.each([
    ['Pixel Foundry', 'pixel foundry'],
    ['Pixel Foundry', 'PixelFoundry'],
    ['Pixel Foundry', "Pixel.Foun-d_r'y"],
    ['Bill', 'BiII'],
    ['Bill', 'B1ll'],
    ['Bill', '8ill'],
    ['Google', 'G00gle'],
    ['Sass', '5a5s'],
    ['Zoo', '2oo'],
    ['Modern', 'Modem'],
    ['Wow', 'VVow'],
    ['Corner', 'Comer'],
  ])('%s and %s', (one, other) => {
    expect(toNameKey(one)).toBe(toNameKey(other));
  });

  it.each([
    ['Agent 1', 'Agent 2'],
    ['Agent 10', 'Agent 11'],
    ['Pixel', 'Pixels'],
    ['Anna', 'Hanna'],
    ['Agent 3', 'Agent 4'],
  ])('but not %s and %s', (one, other) => {
    expect(toNameKey(one)).not.toBe(toNameKey(other));
  });

  it('so does whatever would give them one slug', () => {
    const names = ['A b', 'a-b', "A'b", 'a.b', 'a__b', ' a b '];
    for (const one of names) {
      for (const other of names) {
        if (toSlug(one) === toSlug(other)) expect(toNameKey(one)).toBe(toNameKey(other));
      }
    }
  });
});

describe('slugs', () => {
  it.each([
    ['Pixel Foundry', 'pixel-foundry'],
    ["O'Neill & Sons", 'oneill-sons'],
    ['  __Agent.7--', 'agent-7'],
    ['ME', 'me-agent'],
    ['Register', 'register-agent'],
    ['Recover', 'recover-agent'],
    ['Featured', 'featured-agent'],
  ])('%s → %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });
});

it.each([
  ['Pixel Foundry', 'pixel foundry', true],
  ['Pixel Foundry', 'PIXEL FOUNDRY ', true],
  ['Straße', 'STRASSE', true],
  ['Bill', 'B1ll', false],
  ['Pixel Foundry', 'PixelFoundry', false],
])('%s and %s are the same name: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});
