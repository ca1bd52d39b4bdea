import { createServer } from 'node:http';
import { Connection, Keypair } from '@solana/web3.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type SolanaChain, startSolanaChain } from '../../../sandbox/solana/chain.ts';
import { listenOnPair, stopListening } from '../../../sandbox/solana/rpc/listen.ts';
import { call, fund, postRaw, SOL, usdcTransfer } from './solana-support.ts';

let chain: SolanaChain;
const payer = Keypair.generate();
const payee = Keypair.generate().publicKey;

beforeAll(async () => {
  chain = await startSolanaChain();
  await fund(chain, payer, payee);
});
afterAll(() => chain.close());

async function overWebSocket(...messages: string[]): Promise<unknown[]> {
  const socket = new WebSocket(chain.wsUrl);
  const answers: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => messages.map((message) => socket.send(message)));
    socket.on('error', reject);
    socket.on('message', (data) => {
      answers.push(JSON.parse(data.toString()));
      if (answers.length === messages.length) resolve();
    });
  });
  socket.close();
  return answers;
}

async function signedTransfer(): Promise<Buffer> {
  const { blockhash } = await new Connection(chain.rpcUrl).getLatestBlockhash();
  const transaction = usdcTransfer(chain, payer, payee, 1n);
  Object.assign(transaction, { feePayer: payer.publicKey, recentBlockhash: blockhash });
  transaction.sign(payer);
  return transaction.serialize();
}

describe('JSON-RPC', () => {
  it('answers bad JSON and bad requests with the standard codes', async () => {
    const codeFor = async (body: string) =>
      ((await (await postRaw(chain, body)).json()) as { error: { code: number } }).error.code;
    expect(await codeFor('{nonsense')).toBe(-32700);
    expect(await codeFor('')).toBe(-32700);
    expect(await codeFor('[]')).toBe(-32600);
    expect(await codeFor('null')).toBe(-32600);
    expect(await codeFor('{"jsonrpc":"2.0","id":1}')).toBe(-32600);
    expect(await codeFor('{"jsonrpc":"2.0","id":1,"method":"getNothing"}')).toBe(-32601);
    expect(await codeFor('{"jsonrpc":"2.0","id":1,"method":"constructor"}')).toBe(-32601);
    expect(await codeFor('{"jsonrpc":"2.0","id":1,"method":"getSlot","params":{"a":1}}')).toBe(-32602);
  });

  const wrong: [string, ...unknown[]][] = [
    ['getBalance'],
    ['getBalance', 'not an address'],
    ['getBalance', 7],
    ['getBalance', '11111111111111111111111111111111', 'finalized'],
    ['getBalance', '11111111111111111111111111111111', { commitment: 'certain' }],
    ['getAccountInfo', '11111111111111111111111111111111', { encoding: 'base7' }],
    ['getMultipleAccounts', Array(101).fill('11111111111111111111111111111111')],
    ['getTransaction', 'abc'],
    ['getTransaction', '1'.repeat(64), { commitment: 'processed' }],
    ['getSignatureStatuses', ['x']],
    ['getSignaturesForAddress', '11111111111111111111111111111111', { limit: 1001 }],
    ['getTokenAccountBalance', '11111111111111111111111111111111'],
    ['getTokenSupply', '11111111111111111111111111111111'],
    ['getTokenAccountsByOwner', '11111111111111111111111111111111', {}],
    [
      'getProgramAccounts',
      '11111111111111111111111111111111',
      { filters: [{ memcmp: { offset: 0, bytes: '0OIl' } }] },
    ],
    ['getMinimumBalanceForRentExemption', -1],
    ['getFeeForMessage', 'AAAA'],
    ['sendTransaction', 'AAAA', { encoding: 'base64' }],
    ['sendTransaction', '0OIl'],
    ['sendTransaction', Buffer.alloc(1233).toString('base64'), { encoding: 'base64' }],
    ['simulateTransaction', 5],
    ['requestAirdrop', '11111111111111111111111111111111', 1.5],
  ];
  it.each(wrong)('refuses wrong parameters of %s with -32602', async (method, ...params) => {
    expect((await call(chain, method, ...params)).error?.code).toBe(-32602);
  });

  it('answers a batch in order and leaves notifications unanswered', async () => {
    const request = (id: number, method: string) => ({ jsonrpc: '2.0', id, method });
    const batch = [
      request(1, 'getHealth'),
      { jsonrpc: '2.0', method: 'getHealth' },
      request(2, 'getVersion'),
      3,
    ];
    const answers = await (await postRaw(chain, JSON.stringify(batch))).json();
    expect(answers).toMatchObject([
      { id: 1, result: 'ok' },
      { id: 2, result: { 'solana-core': expect.any(String) } },
      { id: null, error: { code: -32600 } },
    ]);
  });

  it('refuses a forged signature with -32003', async () => {
    const wire = await signedTransfer();
    wire[10] = (wire[10] ?? 0) ^ 1;
    const sent = await call(chain, 'sendTransaction', wire.toString('base64'), {
      encoding: 'base64',
      skipPreflight: true,
    });
    expect(sent.error?.code).toBe(-32003);
  });

  it('reports a duplicate as a node does, and takes it silently without preflight', async () => {
    const wire = (await signedTransfer()).toString('base64');
    const first = await call(chain, 'sendTransaction', wire, { encoding: 'base64' });
    const again = await call(chain, 'sendTransaction', wire, { encoding: 'base64' });
    expect(again.error).toMatchObject({ code: -32002, data: { err: 'AlreadyProcessed' } });
    const silent = await call(chain, 'sendTransaction', wire, { encoding: 'base64', skipPreflight: true });
    expect(silent.result).toBe(first.result);
  });

  it('outlives any bytes sent as a transaction', async () => {
    const wire = await signedTransfer();
    const position = fc.nat({ max: wire.length - 1 });
    const edits = fc.array(fc.tuple(position, fc.nat({ max: 255 })), { minLength: 1, maxLength: 3 });
    const anyEdit = fc.asyncProperty(edits, fc.option(position), async (changes, cut) => {
      const bytes = Buffer.from(wire);
      for (const [at, value] of changes) bytes[at] = value;
      const text = bytes.subarray(0, cut ?? undefined).toString('base64');
      const simulated = await call(chain, 'simulateTransaction', text, {
        encoding: 'base64',
        replaceRecentBlockhash: true,
      });
      const fee = await call(chain, 'getFeeForMessage', bytes.subarray(65).toString('base64'));
      expect([simulated.error?.code, fee.error?.code]).not.toContain(-32603);
    });
    await fc.assert(anyEdit, { numRuns: 150 });
  });

  it('lets browsers in and refuses what is not a request', async () => {
    const preflight = await fetch(chain.rpcUrl, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(chain.rpcUrl)).status).toBe(405);
    expect(await (await fetch(`${chain.rpcUrl}/health`)).text()).toBe('ok');
    expect((await postRaw(chain, ' '.repeat(2 ** 20 + 1))).status).toBe(413);
  });

  it('gives an airdrop on request', async () => {
    const address = Keypair.generate().publicKey.toBase58();
    await call(chain, 'requestAirdrop', address, Number(SOL));
    const balance = await call(chain, 'getBalance', address, { commitment: 'processed' });
    expect(balance.result).toMatchObject({ value: Number(SOL) });
  });
});

describe('WebSocket', () => {
  it('answers what it cannot do with an error', async () => {
    const request = (method: string, params: unknown[]) =>
      JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const answers = await overWebSocket(
      '{',
      request('getSlot', []),
      request('signatureUnsubscribe', [9]),
      request('signatureSubscribe', ['x']),
    );
    expect(answers).toMatchObject([-32700, -32601, -32602, -32602].map((code) => ({ error: { code } })));
  });
});

describe('ports', () => {
  it('are found free in pairs, any number of chains side by side', async () => {
    const chains = await Promise.all(Array.from({ length: 4 }, () => startSolanaChain()));
    expect(new Set(chains.flatMap(({ port }) => [port, port + 1])).size).toBe(8);
    await Promise.all(chains.map((one) => one.close()));
  });

  it('that are taken are named in the error', async () => {
    await expect(startSolanaChain({ port: chain.port })).rejects.toThrow(`Port ${chain.port} is not free`);
  });

  it('for WebSockets that are taken are named in the error', async () => {
    const servers = () => ({ http: createServer(), ws: createServer() });
    // again if another program takes the port in front of it in the meantime
    await vi.waitFor(async () => {
      const taken = servers();
      const port = await listenOnPair(taken, 0, 'localhost');
      await stopListening(taken.http);
      const refused = listenOnPair(servers(), port, 'localhost');
      await refused.catch(() => {}).finally(() => stopListening(taken.ws));
      await expect(refused).rejects.toThrow(`Port ${port + 1} is not free`);
    });
  });
});
