import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../scripts/demo/fill/catalogue.ts';
import { drawPicture } from '../../../scripts/demo/fill/picture.ts';
import { Category } from '../../../sdk/src/index.ts';

test('the market of the demo has a service in every category', () => {
  const offered = new Set(CATALOGUE.flatMap(({ services }) => services.map(({ category }) => category)));
  expect([...offered].sort()).toEqual(Object.values(Category).sort());
});

test('its pictures are PNG files, and no two agents have the same', () => {
  const pictures = CATALOGUE.map(({ hue }) => drawPicture(hue).toString('base64'));
  expect(pictures.every((picture) => picture.startsWith('iVBORw0KGgo'))).toBe(true);
  expect(new Set(pictures).size).toBe(CATALOGUE.length);
});
