import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../../../sandbox/postgres/processes.ts';
import { startPostgres } from '../../../sandbox/postgres.ts';
import { bundleProgram } from '../../../scripts/bundle-program.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID } from '../chains/chain-ids.ts';
import { fastFolder } from './fast-folder.ts';
import { migrateTemplate } from './template.ts';

interface Closable {
  close(): Promise<void>;
}

const FOLDER_PREFIX = join(fastFolder, 'market-test-');

export interface RunServicesOptions {
  /** How long chains take until a block is final; their own default if it is not given. */
  finalizeAfterMs?: number;
  /** The PostgreSQL of another run, with its template, instead of one of its own. */
  postgresUrl?: string | undefined;
}

/** The services of one test run, each started on first use. */
export class RunServices {
  readonly #options: RunServicesOptions;
  readonly #folder = mkdtempSync(`${FOLDER_PREFIX}${process.pid}-`);
  readonly uploadFolder = join(this.#folder, 'uploads');
  readonly #started = new Map<string, Promise<Closable>>();
  readonly #programs = new Map<string, Promise<string>>();

  constructor(options: RunServicesOptions = {}) {
    this.#options = options;
    removeAbandonedFolders();
    chmodSync(this.#folder, 0o755);
    // one store for all databases of the run
    mkdirSync(join(this.uploadFolder, 'st'), { recursive: true });
    writeFileSync(join(this.uploadFolder, 'st', 'store-id'), 'tests');
    process.once('exit', () => this.#removeFolder());
  }

  async postgres(): Promise<{ url: string; template: string }> {
    const template = 'market_template';
    const { postgresUrl } = this.#options;
    if (postgresUrl) return { url: postgresUrl, template };
    const { url } = await this.#startOnce('postgres', async () => {
      const postgres = await startPostgres({ dataDir: join(this.#folder, 'postgres'), disposable: true });
      await migrateTemplate(await postgres.createDatabase(template));
      return postgres;
    });
    return { url, template };
  }

  async solana(): Promise<{ rpcUrl: string; wsUrl: string; usdcMint: string }> {
    const { rpcUrl, wsUrl, usdcMint } = await this.#solana();
    return { rpcUrl, wsUrl, usdcMint };
  }

  async airdropSol(address: string, lamports: bigint): Promise<string> {
    return (await this.#solana()).airdrop(address, lamports);
  }

  async mintSolanaUsdc(owner: string, micro: bigint): Promise<string> {
    return (await this.#solana()).mintUsdc(owner, micro);
  }

  async evm(chainId: number): Promise<{ rpcUrl: string; chainId: number; usdc: `0x${string}` }> {
    const { rpcUrl, usdc } = await this.#evm(chainId);
    return { rpcUrl, chainId, usdc };
  }

  async fundEvm(chainId: number, address: `0x${string}`, wei: bigint): Promise<string> {
    return (await this.#evm(chainId)).fund(address, wei);
  }

  async mintEvmUsdc(chainId: number, address: `0x${string}`, micro: bigint): Promise<string> {
    return (await this.#evm(chainId)).mintUsdc(address, micro);
  }

  /** Replaces the last blocks that are not final, without the transactions of one sender. */
  async reorganizeEvm(chainId: number, depth: number, droppedSender?: string): Promise<string[]> {
    const chain = await this.#evm(chainId);
    return chain.reorganize(depth, (sender) => sender.toLowerCase() === droppedSender?.toLowerCase());
  }

  async holdEvmFinality(chainId: number, isHeld: boolean): Promise<void> {
    (await this.#evm(chainId)).holdFinality(isHeld);
  }

  /** The file to run for a program of the repository. */
  program(source: string): Promise<string> {
    const known = this.#programs.get(source) ?? bundleProgram(source);
    this.#programs.set(source, known);
    return known;
  }

  /** What the node of this URL responds to a JSON-RPC body. */
  async callNode(rpcUrl: string, body: string): Promise<string> {
    const chains = await Promise.all([this.#solana(), this.#evm(BASE_CHAIN_ID), this.#evm(ALT_CHAIN_ID)]);
    const chain = chains.find((one) => one.rpcUrl === rpcUrl);
    if (!chain) throw new Error(`No node of this run is at ${rpcUrl}`);
    return chain.respond(body);
  }

  async close(): Promise<void> {
    const parts = await Promise.allSettled(this.#started.values());
    await Promise.allSettled(
      parts.map((part) => (part.status === 'fulfilled' ? part.value.close() : undefined)),
    );
    this.#removeFolder();
  }

  get #finality(): Pick<RunServicesOptions, 'finalizeAfterMs'> {
    const { finalizeAfterMs } = this.#options;
    return finalizeAfterMs === undefined ? {} : { finalizeAfterMs };
  }

  #solana() {
    return this.#startOnce('solana', async () => {
      const { startSolanaChain } = await import('../../../sandbox/solana/chain.ts');
      return startSolanaChain({ port: 0, ...this.#finality });
    });
  }

  #evm(chainId: number) {
    return this.#startOnce(`evm-${chainId}`, async () => {
      const { startEvmChain } = await import('../../../sandbox/evm/chain.ts');
      return startEvmChain({ port: 0, chainId, ...this.#finality });
    });
  }

  #startOnce<T extends Closable>(name: string, start: () => Promise<T>): Promise<T> {
    const known = this.#started.get(name) ?? start();
    this.#started.set(name, known);
    return known as Promise<T>;
  }

  /** Retried, because on an early exit a database may still be writing its last files. */
  #removeFolder(): void {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/** Cleans up after a killed run of the same user. A PostgreSQL without its folder notices and exits. */
function removeAbandonedFolders(): void {
  for (const folder of globSync(`${FOLDER_PREFIX}*`)) {
    const owner = Number.parseInt(folder.slice(FOLDER_PREFIX.length), 10);
    const isOurs = statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (owner > 0 && isOurs && !isAlive(owner)) rmSync(folder, { recursive: true, force: true });
  }
}
