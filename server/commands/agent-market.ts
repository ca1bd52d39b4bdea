#!/usr/bin/env node
import { ConfigError } from '../config/read-values.ts';
import { DatabaseError } from '../foundation/db/database-error.ts';
import { AppError } from '../foundation/platform/errors.ts';
import { MonthNotClosedError } from '../money/ledger/months/scope.ts';
import { parseArguments, renderHelp, UsageError } from './operator/arguments.ts';

const USAGE_EXIT_CODE = 2;

async function main(args: string[]): Promise<void> {
  const asked = parseArguments(args);
  if (asked.help) return console.log(renderHelp(asked.positionals));
  // imports most of the server, which `help` does not need
  const { runCommand } = await import('./operator/run.ts');
  const { value, text, isSuccess } = await runCommand(asked);
  console.log(asked.json ? JSON.stringify(value, null, 2) : text);
  if (!isSuccess) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExplained = [AppError, ConfigError, DatabaseError, MonthNotClosedError, UsageError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = error instanceof UsageError ? USAGE_EXIT_CODE : 1;
});
