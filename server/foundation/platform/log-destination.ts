import { type DestinationStream, pino, symbols } from 'pino';

const BUFFER_BYTES = 4096;
const FLUSH_INTERVAL_MS = 100;
const { warn: WARNING = 40 } = pino.levels.values;

/**
 * A file, by its path or number, into which lines are written together, so that not every request makes a system call
 * for its own. Whatever is a warning or worse is written at once, with all that came before it, and what is left when the
 * process ends is written then: only one that is killed takes its last tenth of a second along.
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
    // makes pino say how severe each line is
    [symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string) {
      lines.write(line);
      if (this.lastLevel >= WARNING) lines.flushSync();
    },
  } as DestinationStream & { lastLevel: number };
}
