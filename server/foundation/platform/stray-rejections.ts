import type { Logger } from './log.ts';

/**
 * A promise that nobody awaits, mostly a library's, must not end the process: whoever can make it fail could stop the
 * market. What is due is stored, so nothing depends on it.
 */
export function logStrayRejections(log: Logger): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise failed that nobody awaits'));
}
