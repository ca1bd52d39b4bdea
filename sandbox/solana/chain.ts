import { createServer } from 'node:http';
import { stringifyJsonWithBigInts } from '@solana/rpc-spec-types';
import { Faucet } from './faucet.ts';
import { usdcMint } from './ledger/genesis.ts';
import { openBank } from './ledger/open-bank.ts';
import type { TransactionRecord } from './ledger/record.ts';
import { rpcMethods } from './methods/index.ts';
import { handleBody } from './rpc/call.ts';
import { createHttpServer } from './rpc/http.ts';
import { listenOnPair, stopListening } from './rpc/listen.ts';
import { attachWebSockets } from './rpc/websocket.ts';

export interface SolanaChainOptions {
  /** RPC port; WebSockets use the next one. 0, the default, finds a free pair. */
  port?: number;
  host?: string;
  /** The data folder; without it, the chain is in memory. */
  dataDir?: string;
  /** From processed to confirmed. */
  confirmAfterMs?: number;
  /** From processed to finalized; `Infinity` never finalizes automatically. */
  finalizeAfterMs?: number;
  /** The duration of a slot; a blockhash is valid for 150 of them. Fixed when a stored chain is created. */
  slotMs?: number;
  onLog?: (line: string) => void;
}

export interface SolanaChain {
  rpcUrl: string;
  wsUrl: string;
  port: number;
  usdcMint: string;
  /** What its port responds to a JSON-RPC body, for callers in the same process. */
  respond(body: string): Promise<string>;
  /** Like `mintUsdc`: a real transaction, final (with all before it) when this resolves to its signature. */
  airdrop(address: string, lamports: bigint): Promise<string>;
  mintUsdc(owner: string, micro: bigint): Promise<string>;
  hasUsdcAccount(owner: string): Promise<boolean>;
  /** Moves the chain's clock; block heights, and so the lifetime of blockhashes, stay in real time. */
  advanceTime(seconds: number): Promise<void>;
  finalizeAll(): void;
  close(): Promise<void>;
}

const DEFAULTS = { port: 0, host: '127.0.0.1', confirmAfterMs: 100, finalizeAfterMs: 400, slotMs: 400 };
const ANY_HOST = ['0.0.0.0', '::'];

export async function startSolanaChain(options: SolanaChainOptions = {}): Promise<SolanaChain> {
  const {
    port: wanted,
    host,
    onLog = () => {},
    ...settings
  } = { ...DEFAULTS, dataDir: undefined, ...options };
  const bank = openBank({ ...settings, onLog });
  const faucet = new Faucet(bank);
  const onUnexpected = (error: unknown) =>
    onLog(`unexpected error: ${error instanceof Error ? error.stack : error}`);
  const caller = { methods: rpcMethods, context: { bank, faucet }, onUnexpected };
  const http = createHttpServer((body) => handleBody(caller, body));
  const ws = createServer();
  const sockets = attachWebSockets(ws, bank, onUnexpected);

  const port = await listenOnPair({ http, ws }, wanted, host).catch((error) => {
    bank.close();
    throw error;
  });
  const name = ANY_HOST.includes(host) ? '127.0.0.1' : host;
  const finalized = async ({ signature }: TransactionRecord) => {
    bank.finality.finalizeAll();
    return signature;
  };

  const stop = async () => {
    for (const socket of sockets.clients) socket.terminate();
    await Promise.all([stopListening(http), stopListening(ws)]);
    bank.close();
  };
  let closing: Promise<void> | undefined;

  return {
    rpcUrl: `http://${name}:${port}`,
    wsUrl: `ws://${name}:${port + 1}`,
    port,
    usdcMint: usdcMint.toBase58(),
    respond: async (body) => stringifyJsonWithBigInts(handleBody(caller, body)),
    airdrop: async (address, lamports) => finalized(faucet.airdrop(address, lamports)),
    mintUsdc: async (owner, micro) => finalized(faucet.mintUsdc(owner, micro)),
    hasUsdcAccount: async (owner) => faucet.hasUsdcAccount(owner),
    advanceTime: async (seconds) => bank.advanceTime(seconds),
    finalizeAll: () => bank.finality.finalizeAll(),
    close: () => {
      closing ??= stop();
      return closing;
    },
  };
}
