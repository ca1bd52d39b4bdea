import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { logDestination } from './log-destination.ts';
import { redactObject, redactText, SECRET_NAMES } from './redact.ts';

export type { Logger } from 'pino';
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogOptions {
  level: LogLevel;
  /** Readable output for terminals; needs the development package pino-pretty. */
  pretty?: boolean;
  destination?: DestinationStream;
}

const STDOUT = 1;

/** JSON lines on stdout. Secrets are redacted twice: by field name at every depth, and by pattern in the text. */
export function createLogger({ level, pretty = false, destination }: LogOptions): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: redactObject },
    // redactObject has already reduced errors; pino's serializer would flatten their causes
    serializers: { err: (err) => err },
    redact: { paths: childBindingPaths(), censor: '[redacted]' },
    hooks: { streamWrite: redactText },
  };
  if (pretty) return pino({ ...options, transport: { target: 'pino-pretty' } });
  return pino(options, destination ?? logDestination(STDOUT));
}

/**
 * Bindings of child loggers bypass the log formatter, so pino's own redaction covers them. It covers the bound fields
 * only, not nested ones, because its wildcards cost more than the rest of the line.
 */
function childBindingPaths(): string[] {
  return [...new Set(SECRET_NAMES.flatMap((name) => [name, name.replaceAll('_', '-')]))].map(
    (name) => `["${name}"]`,
  );
}
