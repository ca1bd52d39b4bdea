import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateKeys } from '../../../server/commands/rotate-keys.ts';
import { AgentSecrets, type SealedColumn } from '../../../server/identity/agent-secrets.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

const key = () => randomBytes(32);
const FIRST = key();
const SECOND = key();
const lookupKey = key();
const COLUMNS: SealedColumn[] = ['api_key_sealed', 'webhook_secret_sealed', 'wallet_solana_sealed'];

type Row = { id: string } & Record<SealedColumn, string | null>;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const secretsOf = (...keys: [number, Buffer][]) => new AgentSecrets({ masterKeys: new Map(keys), lookupKey });

async function insertAgents(count: number, secrets: AgentSecrets) {
  await database.query('delete from agents');
  for (let index = 0; index < count; index++) {
    const id = `agt_${1000 + index}_x`;
    const { apiKeySealed, apiKeyHash } = secrets.newApiKey(id);
    const webhook = index % 2 === 0 ? secrets.newWebhookSecret(id).webhookSecretSealed : null;
    const wallet = secrets.newServerWallet(id);
    await database.query(
      `insert into agents (id, name, name_key, slug, description, api_key_hash, api_key_sealed, api_key_last4,
         webhook_secret_sealed, wallet_solana_address, wallet_solana_sealed, created_at, updated_at)
       values ($1, $1, $1, $1, 'An agent with secrets', $2, $3, '0000', $4, $5, $6, now(), now())`,
      [id, apiKeyHash, apiKeySealed, webhook, wallet.walletSolanaAddress, wallet.walletSolanaSealed],
    );
  }
}

const readRows = () => database.query<Row>(`select id, ${COLUMNS.join(', ')} from agents order by id`);

const openAll = async (secrets: AgentSecrets) =>
  (await readRows()).map((row) =>
    COLUMNS.map((column) => row[column] && secrets.open(row.id, column, row[column] as string)),
  );

const versions = async () =>
  new Set((await readRows()).flatMap((row) => COLUMNS.flatMap((column) => row[column]?.split('.')[0] ?? [])));

describe('rotating the master key', () => {
  it('seals everything with the newest key and changes no secret', async () => {
    const before = secretsOf([1, FIRST]);
    await insertAgents(7, before);
    const opened = await openAll(before);
    const progress: string[] = [];
    const done = await rotateKeys(
      database.url,
      new Map([
        [1, FIRST],
        [2, SECOND],
      ]),
      {
        batchSize: 3,
        onProgress: (count, total) => progress.push(`${count}/${total}`),
      },
    );
    expect(done).toBe(7);
    expect(progress).toEqual(['3/7', '6/7', '7/7']);
    expect(await versions()).toEqual(new Set(['v2']));
    expect(await openAll(secretsOf([2, SECOND]))).toEqual(opened);
  });

  it('finds nothing to do the second time', async () => {
    const keys = new Map([
      [1, FIRST],
      [2, SECOND],
    ] as const);
    await insertAgents(2, secretsOf([1, FIRST]));
    await rotateKeys(database.url, keys);
    const sealed = await readRows();
    expect(await rotateKeys(database.url, keys)).toBe(0);
    expect(await readRows()).toEqual(sealed);
  });

  it('goes on where it was interrupted', async () => {
    const keys = new Map([
      [1, FIRST],
      [2, SECOND],
    ] as const);
    await insertAgents(5, secretsOf([1, FIRST]));
    const interrupted = rotateKeys(database.url, keys, {
      batchSize: 2,
      onProgress: () => {
        throw new Error('killed');
      },
    });
    await expect(interrupted).rejects.toThrow('killed');
    expect(await versions()).toEqual(new Set(['v1', 'v2']));
    expect(await rotateKeys(database.url, keys, { batchSize: 2 })).toBe(3);
    expect(await versions()).toEqual(new Set(['v2']));
  });

  it('stops before it loses anything when the old key is missing', async () => {
    await insertAgents(2, secretsOf([1, FIRST]));
    const sealed = await readRows();
    await expect(rotateKeys(database.url, new Map([[2, SECOND]]))).rejects.toThrow(
      /version 1 is not configured/,
    );
    expect(await readRows()).toEqual(sealed);
  });

  it('refuses a value that was moved to another agent', async () => {
    await insertAgents(2, secretsOf([1, FIRST]));
    await database.query(
      `update agents set wallet_solana_sealed = (select wallet_solana_sealed from agents where id = 'agt_1000_x')`,
    );
    await expect(
      rotateKeys(
        database.url,
        new Map([
          [1, FIRST],
          [2, SECOND],
        ]),
      ),
    ).rejects.toThrow(/cannot be opened/);
  });

  it('runs as a command that says how far it is', async () => {
    await insertAgents(3, secretsOf([1, FIRST]));
    const run = promisify(execFile);
    const MASTER_KEYS = `1:${FIRST.toString('base64')},2:${SECOND.toString('base64')}`;
    const command = (env: Record<string, string>) =>
      run(process.execPath, ['server/commands/rotate-keys.ts'], { env: { PATH: process.env.PATH, ...env } });
    const { stdout } = await command({ DATABASE_URL: database.url, MASTER_KEYS });
    expect(stdout).toContain('Sealed 3 of 3 agents with key 2');
    expect((await command({ DATABASE_URL: database.url, MASTER_KEYS })).stdout).toContain('already');
    await expect(command({ DATABASE_URL: database.url })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('MASTER_KEYS'),
    });
  });
});
