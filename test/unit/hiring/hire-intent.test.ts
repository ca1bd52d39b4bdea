import { expect, it } from 'vitest';
import { parseHireIntent } from '../../../server/market/hiring/hire-intent.ts';

const asked = { serviceId: 'svc_1', brief: 'Mugs', referenceUrls: [], referenceImages: [] };

it('is read back as it was stored', () => {
  const stored = { orderRequest: asked, client: null, actorId: null };
  expect(parseHireIntent(stored)).toEqual(stored);
});

it('is read back as well if it was stored under its former name: its payment may be on its way', () => {
  const stored = { wish: asked, client: null, actorId: 'agt_1' };
  expect(parseHireIntent(stored)).toEqual({ orderRequest: asked, client: null, actorId: 'agt_1' });
});
