import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { createDatabaseForTest } from '../../support/database/database.ts';

/** The address of a database without any tables, dropped when the test ends. */
export async function createEmptyDatabase(): Promise<string> {
  const neighbour = await createDatabaseForTest();
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await neighbour.query(`create database ${name} template template0`);
  onTestFinished(async () => {
    await neighbour.query(`drop database if exists ${name} with (force)`);
  });
  return new URL(`/${name}`, neighbour.url).href;
}
