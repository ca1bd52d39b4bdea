import { isStalePlan } from './statement-names.ts';

/** Messages of pg without a code when a connection ends or fails. */
const CONNECTION_LOST_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
];

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Connection exceptions; timeout of a statement, a lock or an idle transaction; deadlock; shutdown, crash or startup;
 * too many connections.
 */
const SERVER_CODES = /^(08...|57014|55P03|25P03|40P01|57P0[123]|53300)$/;

/** The database is temporarily unavailable, whatever the statement: retrying later may work. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isStalePlan(error)) return true;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return SOCKET_CODES.has(code) || SERVER_CODES.test(code);
  return CONNECTION_LOST_MESSAGES.some((beginning) => error.message.startsWith(beginning));
}
