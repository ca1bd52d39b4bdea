import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateKeys } from '../../../server/commands/rotate-keys.ts';
import { AgentSecrets, type SealedColumn } from '../../../server/identity/agent-secrets.ts';
import { type SealedWallet, WalletKeys } from '../../../server/identity/wallet-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

const key = () => randomBytes(32);
const FIRST = key();
const SECOND = key();
const lookupKey = key();
const COLUMNS: SealedColumn[] = ['webhook_secret_sealed', 'webhook_secret_previous_sealed'];

type Row = { id: string } & Record<SealedColumn, string | null>;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const keysOf = (...keys: [number, Buffer][]) => new WalletKeys(new Map(keys));
const secretsOf = (...keys: [number, Buffer][]) => new AgentSecrets({ masterKeys: new Map(keys), lookupKey });

/** Each with one key and one wallet, on Solana or on EVM chains; every other one with a webhook secret. */
async function insertAgents(count: number, secrets: AgentSecrets, keys = keysOf([1, FIRST])) {
  await database.query('delete from agent_wallets');
  await database.query('delete from agent_keys');
  await database.query('delete from agents');
  for (let index = 0; index < count; index++) {
    const id = `agt_${1000 + index}_x`;
    const { columns } = secrets.createApiKey(id, { isPrimary: true });
    const webhook = index % 2 === 0 ? secrets.createWebhookSecret(id).webhookSecretSealed : null;
    await database.query(
      `insert into agents (id, name, name_key, slug, description, webhook_secret_sealed,
         webhook_secret_previous_sealed, created_at, updated_at)
       values ($1, $1, $1, $1, 'An agent with secrets', $2, $3, now(), now())`,
      [id, webhook, webhook && secrets.resealPreviousSecret(id, webhook)],
    );
    await database.query(
      `insert into agent_keys (id, agent_id, name, key_hash, key_sealed, last4, scopes, is_primary, created_at)
       values ('key_' || $1, $1, 'Registration', $2, $3, '0000', '{read}', true, now())`,
      [id, columns.keyHash, columns.keySealed],
    );
    const { family, address, addressKey, keySealed } = keys.create(id, index % 2 === 0 ? 'solana' : 'evm');
    await database.query(
      `insert into agent_wallets (agent_id, family, address, address_key, key_sealed, created_at)
       values ($1, $2, $3, $4, $5, now())`,
      [id, family, address, addressKey, keySealed],
    );
  }
}

const readRows = () => database.query<Row>(`select id, ${COLUMNS.join(', ')} from agents order by id`);

const readKeys = () =>
  database.query<{ agent_id: string; key_sealed: string }>(
    'select agent_id, key_sealed from agent_keys order by agent_id',
  );

const readWallets = () =>
  database.query<SealedWallet>(
    'select agent_id as "agentId", family, address, key_sealed as "keySealed" from agent_wallets order by agent_id',
  );

const openAll = async (...keys: [number, Buffer][]) => [
  ...(await readRows()).map((row) =>
    COLUMNS.map((column) => row[column] && secretsOf(...keys).open(row.id, column, row[column] as string)),
  ),
  ...(await readKeys()).map((key) => secretsOf(...keys).openApiKey(key.agent_id, key.key_sealed)),
  ...(await readWallets()).map((wallet) => keysOf(...keys).openKey(wallet)),
];

const versions = async () => {
  const sealed = (await readRows()).flatMap((row) => COLUMNS.map((column) => row[column]));
  const apiKeys = (await readKeys()).map(({ key_sealed }) => key_sealed);
  const keys = (await readWallets()).map(({ keySealed }) => keySealed);
  return new Set([...sealed, ...apiKeys, ...keys].flatMap((value) => value?.split('.')[0] ?? []));
};

describe('rotating the master key', () => {
  it('seals everything with the newest key and changes no secret', async () => {
    await insertAgents(7, secretsOf([1, FIRST]));
    const opened = await openAll([1, FIRST]);
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
    expect(done).toBe(18);
    const steps = [3, 4, 7, 10, 11, 14, 17, 18];
    expect(progress).toEqual(steps.map((step) => `${step}/18`));
    expect(await versions()).toEqual(new Set(['v2']));
    expect(await openAll([2, SECOND])).toEqual(opened);
  });

  it('finds nothing to do the second time', async () => {
    const keys = new Map([
      [1, FIRST],
      [2, SECOND],
    ] as const);
    await insertAgents(2, secretsOf([1, FIRST]));
    await rotateKeys(database.url, keys);
    const sealed = [await readRows(), await readWallets()];
    expect(await rotateKeys(database.url, keys)).toBe(0);
    expect([await readRows(), await readWallets()]).toEqual(sealed);
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
    expect(await rotateKeys(database.url, keys, { batchSize: 2 })).toBe(11);
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
      `update agent_wallets set key_sealed = (select key_sealed from agent_wallets where agent_id = 'agt_1000_x')`,
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
    expect(stdout).toContain('Sealed 8 of 8 agents, API keys and wallets with key 2');
    expect((await command({ DATABASE_URL: database.url, MASTER_KEYS })).stdout).toContain('already');
    await expect(command({ DATABASE_URL: database.url })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('MASTER_KEYS'),
    });
  });
});
