import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import { type EmbeddedPostgres, startPostgres } from '../../../sandbox/postgres.ts';
import { migrate } from '../../../server/commands/migrate.ts';
import { eventually } from '../eventually.ts';
import { fastFolder } from '../run/fast-folder.ts';

const DATABASE = 'market';
const STANDBY = 'standby';

interface Node {
  folder: string;
  server: EmbeddedPostgres;
}

export interface TestReplica {
  url: string;
  run(sql: string): Promise<void>;
  crash(): Promise<void>;
  /** At the same address. */
  restart(): Promise<void>;
}

/** A PostgreSQL of its own, which can be restarted, crash, and fail over to a standby that has every commit. */
export class PostgresCluster {
  readonly #root: string;
  #primary: Node;
  #standby: Node | undefined;
  readonly #replicas: Node[] = [];
  #copies = 0;

  static async start(): Promise<PostgresCluster> {
    const root = mkdtempSync(join(fastFolder, 'postgres-cluster-'));
    chmodSync(root, 0o755);
    const folder = join(root, 'node-0');
    const server = await startPostgres({ dataDir: folder });
    await migrate(await server.createDatabase(DATABASE));
    return new PostgresCluster(root, { folder, server });
  }

  private constructor(root: string, primary: Node) {
    this.#root = root;
    this.#primary = primary;
  }

  get url(): string {
    return new URL(`/${DATABASE}`, this.#primary.server.url).href;
  }

  /** At the same address. */
  async restart(how: 'clean' | 'crash'): Promise<void> {
    const { folder, server } = this.#primary;
    if (how === 'crash') crash(folder);
    await server.close();
    this.#primary = { folder, server: await startPostgres({ dataDir: folder, port: server.port }) };
  }

  /** A copy that follows; from then on, a commit waits for it. */
  async addStandby(): Promise<void> {
    this.#standby = await this.#addFollower(STANDBY);
    const { url } = this.#primary.server;
    await query(url, `alter system set synchronous_standby_names = '${STANDBY}'`);
    await query(url, 'select pg_reload_conf()');
    await eventually(async () => {
      const [row] = await query(url, 'select sync_state from pg_stat_replication');
      if (row?.sync_state !== 'sync') throw new Error('The standby does not follow');
    }, 20_000);
  }

  /** A copy that follows, for reads. */
  async addReplica(): Promise<TestReplica> {
    const node = await this.#addFollower('replica');
    this.#replicas.push(node);
    const url = new URL(`/${DATABASE}`, node.server.url).href;
    return {
      url,
      run: async (sql) => void (await query(url, sql)),
      crash: async () => {
        crash(node.folder);
        await node.server.close();
      },
      restart: async () => {
        node.server = await startPostgres({ dataDir: node.folder, port: node.server.port });
      },
    };
  }

  /** The primary restarts, at the same address. */
  async #addFollower(name: string): Promise<Node> {
    const { folder, server } = this.#primary;
    await server.close();
    this.#copies += 1;
    const copy = join(this.#root, `node-${this.#copies}`);
    // with owners and modes, on which PostgreSQL insists
    execFileSync('cp', ['-a', folder, copy]);
    const address = new URL(server.url);
    const source = `host=127.0.0.1 port=${server.port} user=postgres password=${address.password} application_name=${name}`;
    writeFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
    writeFileSync(join(copy, 'standby.signal'), '');
    this.#primary = { folder, server: await startPostgres({ dataDir: folder, port: server.port }) };
    return { folder: copy, server: await startPostgres({ dataDir: copy, port: await findFreePort() }) };
  }

  /** The primary is lost, and the standby takes its place, at another address. */
  async failOver(): Promise<void> {
    const [lost, standby] = [this.#primary, this.#standby];
    if (!standby) throw new Error('There is no standby');
    crash(lost.folder);
    await lost.server.close();
    await query(standby.server.url, 'select pg_promote()');
    this.#primary = standby;
    this.#standby = undefined;
    rmSync(lost.folder, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#replicas, this.#standby].map((node) => node?.server.close()));
    await this.#primary.server.close();
    rmSync(this.#root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** All its processes end at once, without a checkpoint. */
function crash(folder: string): void {
  const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGQUIT');
}

async function query(url: string, sql: string): Promise<{ [column: string]: unknown }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
