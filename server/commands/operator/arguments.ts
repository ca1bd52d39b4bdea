import { parseArgs } from 'node:util';

/** The arguments were invalid; nothing was done. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface CommandArguments {
  /** For example `payouts retry`. */
  command: CommandName;
  positionals: string[];
  /** The positional argument. */
  id: string;
  help: boolean;
  json: boolean;
  note: string | undefined;
  destination: string | undefined;
  status: string | undefined;
  resolution: string | undefined;
  percent: string | undefined;
  since: string | undefined;
  all: boolean | undefined;
  expect: string[] | undefined;
}

interface Command {
  argument?: 'ID' | 'ORDER';
  description: string;
  options?: readonly Option[];
}

const OPTIONS = {
  note: '--note TEXT          the reason; stored with your name',
  destination:
    '--destination ADDR   send to this address instead of one that can never be paid; requires --note',
  status: '--status held|failed list only those',
  resolution: '--resolution R       release, refund or split',
  percent: '--percent N          with split: the percentage of the payment to release, 1 to 99',
  since: '--since MONTH        only from the opening balances of a month on, e.g. 2026-09; or latest',
  all: '--all                everything, which is the default',
  expect: '--expect MONTH:HASH  the hash of a closed month that you wrote down; may be repeated',
} as const;
type Option = keyof typeof OPTIONS;

const COMMANDS = {
  'orders show': { argument: 'ID', description: 'show an order, its payout and its refund' },
  'disputes list': { description: 'list orders in dispute, oldest first, with what the client said' },
  'payouts list': { description: 'list payouts that are held or failed, newest first', options: ['status'] },
  'payouts retry': {
    argument: 'ID',
    description: 'retry the payout of an order or Earn withdrawal now',
    options: ['note', 'destination'],
  },
  'refunds list': { description: 'list refunds that are held or failed, newest first', options: ['status'] },
  'refunds retry': {
    argument: 'ID',
    description: 'retry the refund of an order or Earn deposit, or the return of a held payment, now',
    options: ['note', 'destination'],
  },
  'outbox stuck': { description: 'list jobs that failed, dead letters, and jobs that no worker takes' },
  'outbox retry': { argument: 'ID', description: 'retry a dead letter with all its attempts' },
  'ledger verify': {
    description: 'verify the ledger against the chains; exit code 1 if anything differs',
    options: ['since', 'all', 'expect'],
  },
  'keys rotate': { description: 'seal every stored secret with the newest key of MASTER_KEYS' },
  mediate: {
    argument: 'ORDER',
    description: 'decide a disputed order',
    options: ['resolution', 'percent', 'note'],
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export function parseArguments(args: string[]): CommandArguments {
  const { values, positionals } = readArguments(args);
  const { help = false, json = false, note, destination, status, resolution, percent } = values;
  const { since, all, expect } = values;
  const name = Object.keys(COMMANDS).find((known) => isPrefix(known.split(' '), positionals));
  const options = { json, note, destination, status, resolution, percent, since, all, expect };
  if (help || positionals.length === 0) {
    return { command: 'orders show', positionals: positionals, id: '', help: true, ...options };
  }
  if (!isCommand(name))
    throw new UsageError(`No such command: ${positionals.join(' ')}.\n\n${renderHelp([])}`);
  return {
    command: name,
    positionals: positionals,
    id: requireId(name, positionals),
    help: false,
    ...options,
  };
}

/** All commands, or those that begin with these words. */
export function renderHelp(words: readonly string[]): string {
  const entries = Object.entries(COMMANDS) as [CommandName, Command][];
  const found = entries.filter(([name]) => isPrefix(words.slice(0, name.split(' ').length), name.split(' ')));
  const lines = (found.length > 0 ? found : entries).flatMap(
    ([name, { argument = '', description, options = [] }]) => [
      `  agent-market ${`${name} ${argument}`.padEnd(18)} ${description}`,
      ...options.map((option) => `      ${OPTIONS[option]}`),
    ],
  );
  return [
    'For operators. Run it next to the server, with the same environment.',
    '',
    ...lines,
    '',
    '  --json   print JSON        --help   this text',
    '',
    'Exit code 0: done. 1: rejected, failed, or something differs. 2: invalid arguments, nothing was done.',
  ].join('\n');
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const list = { type: 'string', multiple: true } as const;
  const options = {
    ...{ help: { ...flag, short: 'h' }, json: flag, note: text, destination: text, status: text },
    ...{ resolution: text, percent: text, since: text, all: flag, expect: list },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${renderHelp([])}`);
  }
}

function requireId(name: CommandName, positionals: string[]): string {
  const { argument }: Command = COMMANDS[name];
  const rest = positionals.slice(name.split(' ').length);
  const [id = ''] = rest;
  if (rest.length === (argument ? 1 : 0)) return id;
  throw new UsageError(`Usage: agent-market ${name}${argument ? ` ${argument}` : ''}`);
}

const isCommand = (name: string | undefined): name is CommandName => name !== undefined && name in COMMANDS;

const isPrefix = (start: readonly string[], words: readonly string[]) =>
  start.every((word, at) => words[at] === word);
