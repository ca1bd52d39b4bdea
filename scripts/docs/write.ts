import { writeFileSync } from 'node:fs';
import { PAGES } from './pages.ts';

for (const [file, describe] of Object.entries(PAGES)) {
  writeFileSync(new URL(`../../docs/${file}`, import.meta.url), await describe());
}
