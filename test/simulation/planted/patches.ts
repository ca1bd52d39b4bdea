import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A realistic bug, as a patch of the server. */
export interface PlantedBug {
  name: string;
  file: string;
  /** What it breaks, in a sentence. */
  breaks: string;
  /** The rules that can find it. */
  foundBy: string[];
}

const FOUND_BY = 'Found by: ';

export function listPlantedBugs(): PlantedBug[] {
  const folder = new URL('./', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => {
      const location = new URL(file, folder);
      const [breaks = '', rules = ''] = readFileSync(location, 'utf8').split('\n');
      return {
        name: basename(file, '.patch'),
        file: fileURLToPath(location),
        breaks,
        foundBy: rules.startsWith(FOUND_BY) ? rules.slice(FOUND_BY.length).split(', ') : [],
      };
    });
}
