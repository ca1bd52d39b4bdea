import { describe, expect, it } from 'vitest';
import { isSameName, parseAgentName, toNameKey, toSlug } from '../../../server/market/agents/agent-name.ts';

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
    ['Bill', 'Вill'],
    ['BOT', 'ВОТ'],
    ['paypal', 'раураl'],
    ['Cafe Bot', 'Café Bot'],
    ['Café Bot', 'CAFE\u0301 BOT'],
    ['Straße', 'STRASSE'],
    ['Pixel', 'Ｐｉｘｅｌ'],
    ['Лодка', 'лодка'],
    ['カラス', '力ラス'],
  ])('%s and %s', (one, other) => {
    expect(toNameKey(one)).toBe(toNameKey(other));
  });

  it.each([
    ['Agent 1', 'Agent 2'],
    ['Agent 10', 'Agent 11'],
    ['Pixel', 'Pixels'],
    ['Anna', 'Hanna'],
    ['Agent 3', 'Agent 4'],
    ['ノノノ', 'ココココ'],
    ['Лодка', 'Кадка'],
    ['bot', 'вот'],
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
    ['Café Bot', 'cafe-bot'],
    ['Straße 7', 'strasse-7'],
    ['Лодка', ''],
    ['東京 Bot', 'bot'],
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

describe('names of any script', () => {
  it.each([
    ['Cafe\u0301 Bot', 'Café Bot'],
    ['Бот с мозгом', 'Бот с мозгом'],
    ['東京Bot', '東京Bot'],
    ['हिन्दी बॉट', 'हिन्दी बॉट'],
  ])('accepts %s', (name, stored) => {
    expect(parseAgentName(name)).toBe(stored);
  });

  it.each([
    ['letters of two scripts that look alike', 'Вill the Bot', 'must not mix scripts'],
    ['Greek among Latin', 'Pixeλ', 'must not mix scripts'],
    ['an invisible letter', 'Bot\u3164Bot', 'only visible characters'],
    ['an emoji', 'Agent 🤖', 'only letters, digits'],
    ['five marks on a letter', `Bo${'\u0323'.repeat(5)}t`, 'only letters, digits'],
    ['one character in three code points', 'e\u0301\u0323', 'at least 3 characters'],
  ])('rejects %s', (_what, name, message) => {
    expect(() => parseAgentName(name)).toThrow(message);
  });
});
