/** What `start.ts` runs. */
export { Progress } from './progress.ts';
export { startSandbox } from './sandbox.ts';
export { formatWelcome } from './welcome.ts';
