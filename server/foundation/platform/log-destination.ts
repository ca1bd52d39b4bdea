import { type DestinationStream, pino, symbols } from 'pino';

const BUFFER_BYTES = 4096;
const FLUSH_INTERVAL_MS = 100;
const { warn: WARNING = 40 } = pino.levels.values;

/**
 * A buffered log file, by path or descriptor, so that not every request makes a system call. Warnings and errors are
 * flushed at once, and the rest at exit: only a killed process loses its last tenth of a second.
 */
export function logDestination(file: string | number): DestinationStream {
  const lines = pino.destination({
    dest: file,
    sync: true,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
  });
  process.once('exit', () => lines.flushSync());
  return {
    // makes pino pass the level of each line
    [symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string) {
      lines.write(line);
      if (this.lastLevel >= WARNING) lines.flushSync();
    },
  } as DestinationStream & { lastLevel: number };
}
