import { createLogger, type LogLevel } from '../../server/foundation/platform/log.ts';

/** Warnings are part of many tests; they are shown only if TEST_LOG names a level. */
export const quietLog = createLogger({ level: (process.env.TEST_LOG as LogLevel | undefined) ?? 'silent' });
