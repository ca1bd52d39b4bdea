import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeConfiguration } from '../../../server/config/configuration-page.ts';
import { variables } from '../../../server/config/variables.ts';

const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');

it('is current (npm run docs)', () => {
  expect(page).toBe(describeConfiguration());
});

it.each(Object.keys(variables))('explains %s', (name) => {
  expect(page).toContain(`| \`${name}\``);
});
