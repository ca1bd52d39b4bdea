import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { keccak256, pad, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EvmChain, startEvmChain } from '../../../sandbox/evm/chain.ts';

const holder = '0x00000000000000000000000000000000000face1';
const transferTopic = keccak256(toHex('Transfer(address,address,uint256)'));

let chain: EvmChain;

beforeAll(async () => {
  chain = await startEvmChain({ chainId: 84532 });
  await chain.mintUsdc(holder, 1n);
  await chain.mintUsdc('0x00000000000000000000000000000000000face2', 2n);
});
afterAll(() => chain.close());

async function post(body: string) {
  const response = await fetch(chain.rpcUrl, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
}

async function ask(method: string, params?: unknown) {
  const { text } = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  return JSON.parse(text) as { result?: unknown; error?: { code: number; message: string; data?: string } };
}

describe('the envelope', () => {
  test('a batch is answered in order, errors in their places, notifications left out', async () => {
    const calls = [
      { jsonrpc: '2.0', id: 'a', method: 'eth_chainId' },
      { jsonrpc: '2.0', method: 'eth_chainId' },
      { jsonrpc: '2.0', id: 7, method: 'eth_nothing', params: [] },
      'nonsense',
    ];
    const { text } = await post(JSON.stringify(calls));
    expect(JSON.parse(text)).toMatchObject([
      { jsonrpc: '2.0', id: 'a', result: '0x14a34' },
      { id: 7, error: { code: -32601, message: expect.stringContaining('eth_nothing') } },
      { id: null, error: { code: -32600 } },
    ]);
  });

  test.each([
    ['no JSON', '{', -32700],
    ['nothing', '', -32700],
    ['null', 'null', -32600],
    ['an empty batch', '[]', -32600],
    ['no method', '{"id":1}', -32600],
    ['params that are no list', '{"id":1,"method":"eth_chainId","params":{}}', -32602],
    ['a method of every object', '{"id":1,"method":"constructor"}', -32601],
  ])('%s is answered with an error', async (_name, body, code) => {
    const { status, text } = await post(body);
    expect(status).toBe(200);
    expect(JSON.parse(text).error.code).toBe(code);
  });

  test('a notification alone has no answer', async () => {
    expect(await post('{"jsonrpc":"2.0","method":"eth_chainId"}')).toEqual({ status: 204, text: '' });
  });

  test('browsers may ask', async () => {
    const preflight = await fetch(chain.rpcUrl, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(chain.rpcUrl)).status).toBe(405);
  });

  test('a body too large is refused and the next one answered', async () => {
    expect((await post(' '.repeat(6 * 1024 * 1024))).status).toBe(413);
    expect((await ask('eth_chainId')).result).toBe('0x14a34');
  });
});

describe('arguments', () => {
  test.each([
    ['eth_getBalance', ['0x12', 'latest']],
    ['eth_getBalance', []],
    ['eth_getBalance', [holder, 'newest']],
    ['eth_getBalance', [holder, {}]],
    ['eth_getTransactionReceipt', ['0x12']],
    ['eth_getTransactionByHash', [null]],
    ['eth_getBlockByNumber', [12]],
    ['eth_getBlockByNumber', [`0x${'ff'.repeat(32)}`]],
    ['eth_call', [null]],
    ['eth_call', [{ to: holder, data: '0x123' }]],
    ['eth_call', [{ to: holder }, 'latest', { [holder]: { balance: '0x1' } }]],
    ['eth_sendRawTransaction', ['hello']],
    ['eth_getLogs', [{ fromBlock: '0x2', toBlock: '0x1' }]],
    ['eth_getLogs', [{ address: 'x' }]],
    ['eth_getLogs', [{ topics: [1, 2, 3, 4, 5] }]],
    ['eth_getStorageAt', [holder, 'x']],
    ['eth_feeHistory', ['0x2', 'latest', 'all']],
  ])('%s refuses %j with -32602', async (method, params) => {
    expect((await ask(method, params)).error?.code).toBe(-32602);
  });

  test('what does not exist is null, or said to be missing', async () => {
    const nowhere = `0x${'ab'.repeat(32)}`;
    for (const method of ['eth_getTransactionByHash', 'eth_getTransactionReceipt', 'eth_getBlockByHash']) {
      expect(await ask(method, [nowhere])).toMatchObject({ result: null });
    }
    expect(await ask('eth_getBlockByNumber', ['0xffff', false])).toMatchObject({ result: null });
    expect((await ask('eth_getBalance', [holder, '0xffff'])).error?.message).toBe('header not found');
  });
});

describe('answers', () => {
  test.each([
    ['net_version', '84532'],
    ['eth_syncing', false],
    ['eth_accounts', []],
    ['eth_blockNumber', '0x2'],
    ['web3_clientVersion', expect.stringContaining('sandbox')],
    ['eth_gasPrice', expect.stringMatching(/^0x[1-9a-f]/)],
  ])('%s', async (method, result) => {
    expect((await ask(method)).result).toEqual(result);
  });

  test('a block carries its parent, and its transactions as hashes or whole', async () => {
    const hashes = await ask('eth_getBlockByNumber', ['0x2', false]);
    const whole = await ask('eth_getBlockByNumber', ['latest', true]);
    const parent = await ask('eth_getBlockByNumber', ['0x1', false]);
    const [hash] = (hashes.result as { transactions: string[] }).transactions;
    expect(whole.result).toMatchObject({
      transactions: [{ hash, blockNumber: '0x2', transactionIndex: '0x0' }],
    });
    expect((hashes.result as { parentHash: string }).parentHash).toBe(
      (parent.result as { hash: string }).hash,
    );
  });

  test('logs are found by address, topics, alternatives, range and block hash', async () => {
    const count = async (filter: object) =>
      ((await ask('eth_getLogs', [{ fromBlock: 'earliest', ...filter }])).result as unknown[]).length;
    const to = (address: typeof holder | string) => pad(address as `0x${string}`);
    const { hash } = (await ask('eth_getBlockByNumber', ['0x1', false])).result as { hash: string };
    expect(await count({ address: chain.usdc, topics: [transferTopic] })).toBe(2);
    expect(await count({ topics: [transferTopic, null, to(holder)] })).toBe(1);
    expect(
      await count({
        topics: [transferTopic, [], [to(holder), to('0x00000000000000000000000000000000000face2')]],
      }),
    ).toBe(2);
    expect(
      await count({ address: [holder, chain.usdc.toLowerCase()], topics: [transferTopic], toBlock: '0x1' }),
    ).toBe(1);
    expect(await count({ address: holder })).toBe(0);
    const inBlock = await ask('eth_getLogs', [{ blockHash: hash, topics: [transferTopic] }]);
    expect(inBlock.result).toMatchObject([{ blockHash: hash, blockNumber: '0x1' }]);
  });

  test('a revert carries its data and code 3; other failures do not', async () => {
    const transfer = `0xa9059cbb${pad(holder).slice(2)}${pad('0x1').slice(2)}`;
    const call = { from: '0x00000000000000000000000000000000000face3', to: chain.usdc, data: transfer };
    for (const method of ['eth_call', 'eth_estimateGas']) {
      expect((await ask(method, [call])).error).toMatchObject({
        code: 3,
        message: 'execution reverted: ERC20: transfer amount exceeds balance',
        data: expect.stringMatching(/^0x08c379a0/),
      });
    }
    expect((await ask('eth_call', [{ ...call, gas: '0x10' }])).error).toMatchObject({
      code: -32000,
      message: 'out of gas',
    });
    expect((await ask('eth_call', [{ from: holder, to: holder, value: '0x1' }])).error?.message).toBe(
      'insufficient funds for transfer',
    );
  });

  test('fee history covers the blocks asked for and the one to come', async () => {
    const { result } = await ask('eth_feeHistory', ['0x2', 'latest', [25, 75]]);
    expect(result).toMatchObject({
      oldestBlock: '0x1',
      gasUsedRatio: [expect.any(Number), expect.any(Number)],
    });
    const { baseFeePerGas, reward } = result as { baseFeePerGas: string[]; reward: string[][] };
    expect(baseFeePerGas).toHaveLength(3);
    expect(reward).toEqual([
      ['0xf4240', '0xf4240'],
      ['0xf4240', '0xf4240'],
    ]);
  });

  test('code and storage are readable', async () => {
    expect((await ask('eth_getCode', [chain.usdc, 'latest'])).result).toMatch(/^0x60/);
    expect((await ask('eth_getCode', [holder])).result).toBe('0x');
    expect((await ask('eth_getStorageAt', [chain.usdc, '0x2', 'latest'])).result).toBe(pad('0x3'));
  });
});

describe('start and stop', () => {
  test('a busy port is named', async () => {
    await expect(startEvmChain({ chainId: 84533, port: chain.port })).rejects.toThrow(
      `Port ${chain.port} on 127.0.0.1 is already in use`,
    );
  });

  test('closing twice is closing once, and frees the port', async () => {
    const short = await startEvmChain({ chainId: 84533 });
    await Promise.all([short.close(), short.close()]);
    await expect(fetch(short.rpcUrl, { method: 'POST', body: '{}' })).rejects.toThrow();
    const next = await startEvmChain({ chainId: 84533, port: short.port });
    await next.close();
  });

  test('a closed chain keeps no process alive', async () => {
    const module = resolve(import.meta.dirname, '../../../sandbox/evm/chain.ts');
    const script = `
      const { startEvmChain } = await import(${JSON.stringify(module)});
      const chain = await startEvmChain({ chainId: 84532 });
      await fetch(chain.rpcUrl, { method: 'POST', body: '{}' });
      await chain.close();`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
