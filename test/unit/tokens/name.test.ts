import { describe, expect, it } from 'vitest';
import { toLaunchName, toRegisteredName } from '../../../server/market/tokens/token-name.ts';

describe('the name of a registered token', () => {
  it.each([
    ['Elsewhere', 'Elsewhere by Market'],
    ['Mine by Market', 'Mine by Market'],
    ['A name of twenty-three c', 'A name of twenty-three by Market'],
    ['Exactly twenty-two chr', 'Exactly twenty-two chr by Market'],
    ['A name that ends with th by Market', 'A name that ends with by Market'],
    ['𝒳'.repeat(32), `${'𝒳'.repeat(22)} by Market`],
  ])('%s → %s', (name, stored) => {
    expect(toRegisteredName(name)).toBe(stored);
    expect([...stored].length).toBeLessThanOrEqual(32);
  });
});

describe('the name of a launched token', () => {
  it.each([
    ['Pixel Foundry', 'Pixel Foundry by Market'],
    ['Pixel Foundry of the Northern Hemisphere', 'Pixel Foundry of the N by Market'],
    ['Café Bot', 'Café Bot by Market'],
    ['Лаборатория картинок', 'Лаборатория by Market'],
    ['東京の絵を描くロボット', '東京の絵を描く by Market'],
  ])('%s → %s', (name, launched) => {
    expect(toLaunchName(name)).toBe(launched);
    expect(Buffer.byteLength(launched)).toBeLessThanOrEqual(32);
  });
});
