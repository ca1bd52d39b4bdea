import { enableCompileCache, flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from '../scripts/bundle-program.ts';
import { PROGRAMS } from './load-program.ts';

// whatever else runs here goes first
setPriority(19);
const files = [];
for (const source of PROGRAMS) files.push(await bundleProgram(source));
// the next start finds them compiled
enableCompileCache();
for (const file of files) await import(pathToFileURL(file).href);
flushCompileCache();
process.exit();
