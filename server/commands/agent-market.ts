#!/usr/bin/env node
import { ConfigError } from '../config/read.ts';
import { DatabaseError } from '../foundation/db/database-error.ts';
import { AppError } from '../foundation/platform/errors.ts';
import { helpFor, parse, UsageError } from './operator/arguments.ts';

const USAGE = 2;

async function main(args: string[]): Promise<void> {
  const asked = parse(args);
  if (asked.help) return console.log(helpFor(asked.words));
  // most of the server, which help does without
  const { run } = await import('./operator/run.ts');
  const { value, text, isRight } = await run(asked);
  console.log(asked.json ? JSON.stringify(value, null, 2) : text);
  if (!isRight) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExplained = [AppError, ConfigError, DatabaseError, UsageError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = error instanceof UsageError ? USAGE : 1;
});
