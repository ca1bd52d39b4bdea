import { enableCompileCache, flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from '../scripts/bundle-program.ts';
import { PROGRAM } from './load-program.ts';

// whatever else runs here goes first
setPriority(19);
const file = await bundleProgram(PROGRAM.source);
// the next start finds it compiled
enableCompileCache();
await import(pathToFileURL(file).href);
flushCompileCache();
process.exit();
