import { type Hex, parseTransaction, toHex } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type EvmChain, startEvmChain } from '../../../sandbox/evm/chain.ts';
import { callRpc } from '../../../sandbox/networks/json-rpc.ts';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import { BASE_CHAIN_ID } from '../../support/chains/chain-ids.ts';
import { createEvmFixture } from '../../support/chains/evm-fixture.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { getAgentWallet, getUsdcBalance } from '../../support/market/wallets.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const USDC = 1_000_000n;
const ETHER = 10n ** 18n;
const PER_AGENT = 2;
const clock = new OffsetClock();
const relayerKey = generatePrivateKey();
const relayer = privateKeyToAddress(relayerKey);

let api: Api;
let chain: EvmChain;
let node: RpcProxy;

const start = (env: Record<string, string> = {}) =>
  startApi({
    chains: true,
    clock,
    env: {
      BASE_RPC_URL: node.url,
      BASE_USDC_ADDRESS: chain.usdc,
      BASE_RELAYER_KEYS: relayerKey,
      WALLET_RELAYS_PER_AGENT: String(PER_AGENT),
      ...env,
    },
  });

beforeAll(async () => {
  chain = await startEvmChain({ chainId: BASE_CHAIN_ID });
  node = await RpcProxy.start(chain.rpcUrl);
  api = await start();
});
afterAll(async () => {
  await api.close();
  await node.close();
  await chain.close();
});
afterEach(() => {
  node.fault = () => undefined;
});

type PoorAgent = TestAgent & { wallet: Hex };

/** Its wallet has USDC and no ETH. */
async function makePoorAgent(of = api): Promise<PoorAgent> {
  const agent = await makeAgent(of);
  const wallet = (await getAgentWallet(of, agent.id, 'base')) as Hex;
  await chain.mintUsdc(wallet, 10n * USDC);
  return { ...agent, wallet };
}

const newAddress = () => evmSigner().address as Hex;
const send = ({ id, owner }: TestAgent, to: string, headers = {}, of = api) =>
  of.call('POST', `/api/agents/${id}/wallet/send`, {
    signer: owner,
    body: { chain: 'base', to, amount: '1.00' },
    headers,
  });
const keyed = ({ id }: TestAgent) => ({ 'Idempotency-Key': `once-${id}` });
const balanceOf = (address: string) => getUsdcBalance(api, 'base', address);
const countOf = (address: string) =>
  callRpc<Hex>(chain.rpcUrl, 'eth_getTransactionCount', [address, 'latest']).then(Number);
const weiOf = (address: string) =>
  callRpc<Hex>(chain.rpcUrl, 'eth_getBalance', [address, 'latest']).then(BigInt);

async function readRow({ id }: TestAgent): Promise<ChainTransaction> {
  const where = { subjectId: { $like: `${id}/%` } };
  return api.parts.orm.em
    .fork()
    .findOneOrFail(ChainTransaction, where, { orderBy: { createdAt: 'desc', id: 'desc' } });
}

const process = async (agent: TestAgent) => {
  await api.parts.transactions.process((await readRow(agent)).id);
  return readRow(agent);
};
const untilState = (agent: TestAgent, state: ChainTransaction['state']) =>
  eventually(async () => {
    const row = await process(agent);
    expect(row).toMatchObject({ state });
    return row;
  }, 20_000);

/** The node accepts transactions and never shows them to anybody. */
const ignoreTransactions = () => {
  node.fault = (method) =>
    method === 'eth_sendRawTransaction' ? { pretend: `0x${'0'.repeat(64)}` } : undefined;
};

it('a wallet without ETH says what it lacks while our relayers cannot pay either', async () => {
  const agent = await makePoorAgent();
  const { status, body } = await send(agent, newAddress());
  expect([status, body.code]).toEqual([409, 'insufficient_gas']);
  expect(body.error).toMatch(new RegExp(`for the fee. Send ETH to ${agent.wallet} on Base, then try again`));
  await expect(readRow(agent)).rejects.toThrow();
});

describe('with a funded relayer', () => {
  beforeAll(async () => {
    await chain.fund(relayer, ETHER);
  });

  it('a wallet without ETH sends USDC, and the relayer pays', async () => {
    const agent = await makePoorAgent();
    const to = newAddress();
    const { status, data, text } = await send(agent, to);
    expect(status, text).toBe(200);
    await eventually(async () => expect(await balanceOf(to)).toBe(USDC));
    expect(await balanceOf(agent.wallet)).toBe(9n * USDC);
    expect(await untilState(agent, 'confirmed')).toMatchObject({
      txHash: data.tx_hash,
      sender: agent.wallet,
      fromAddress: relayer,
    });
    const path = `/api/agents/${agent.id}/wallet/history`;
    const history = await api.call('GET', path, { bearer: agent.apiKey });
    expect(history.data).toMatchObject([{ kind: 'send', amount_usd: '1.00', tx_hash: data.tx_hash }]);
  });

  it('a wallet with ETH pays itself', async () => {
    const agent = await makePoorAgent();
    await chain.fund(agent.wallet, ETHER);
    const before = await countOf(relayer);
    expect((await send(agent, newAddress())).status).toBe(200);
    expect(await untilState(agent, 'confirmed')).toMatchObject({ fromAddress: agent.wallet });
    expect(await countOf(relayer)).toBe(before);
  });

  it('a transfer that was stored and not sent is sent once, however often it is asked for', async () => {
    const agent = await makePoorAgent();
    const to = newAddress();
    ignoreTransactions();
    const first = await send(agent, to, keyed(agent));
    expect(await balanceOf(to)).toBe(0n);
    node.fault = () => undefined;
    const again = await send(agent, to, keyed(agent));
    expect(again.data).toEqual(first.data);
    await untilState(agent, 'confirmed');
    expect((await send(agent, to, keyed(agent))).data).toEqual(first.data);
    expect(await balanceOf(to)).toBe(USDC);
    expect(await balanceOf(agent.wallet)).toBe(9n * USDC);
  });

  it('a transfer that no block takes is offered again by the same relayer at a higher fee', async () => {
    const agent = await makePoorAgent();
    const to = newAddress();
    ignoreTransactions();
    await send(agent, to);
    const { id, nonce, txHash } = await readRow(agent);
    await api.database.query(
      `update chain_transactions set signed_at = signed_at - interval '130 seconds' where id = $1`,
      [id],
    );
    node.fault = () => undefined;
    expect(await process(agent)).toMatchObject({ fromAddress: relayer, nonce, outbidHashes: [txHash] });
    await untilState(agent, 'confirmed');
    expect(await balanceOf(to)).toBe(USDC);
  });

  it('what the token refuses costs nothing and is not stored', async () => {
    const agent = await makePoorAgent();
    const to = newAddress();
    await chain.setUsdcBlacklisted(to, true);
    const before = await weiOf(relayer);
    const { status, body } = await send(agent, to);
    expect([status, body.code]).toEqual([422, 'unprocessable']);
    expect(await weiOf(relayer)).toBe(before);
    await expect(readRow(agent)).rejects.toThrow();
  });

  it('an authorization that somebody else submits is the transfer, under their hash', async () => {
    const agent = await makePoorAgent();
    const to = newAddress();
    ignoreTransactions();
    const first = await send(agent, to, keyed(agent));
    const { signedPayload } = await readRow(agent);
    const { data = '0x' } = parseTransaction(signedPayload as Hex);
    const stranger = await createEvmFixture(chain);
    const theirs = await stranger.call(chain.usdc, data);
    node.fault = () => undefined;
    const outbidHashes = [first.data.tx_hash];
    expect(await untilState(agent, 'confirmed')).toMatchObject({ txHash: theirs, outbidHashes });
    expect((await send(agent, to, keyed(agent))).data.tx_hash).toBe(first.data.tx_hash);
    expect(await balanceOf(to)).toBe(USDC);
    expect(await balanceOf(agent.wallet)).toBe(9n * USDC);
  });

  it('a node that is behind does not make it fail', async () => {
    const agent = await makePoorAgent();
    ignoreTransactions();
    const first = await send(agent, newAddress(), keyed(agent));
    const { signedPayload, fromAddress } = await readRow(agent);
    const { data = '0x', nonce } = parseTransaction(signedPayload as Hex);
    const stranger = await createEvmFixture(chain);
    const theirs = await stranger.call(chain.usdc, data);
    node.fault = (method, [address, block]) =>
      method === 'eth_getTransactionCount' && address === fromAddress && block === 'latest'
        ? { pretend: toHex(nonce ?? 0) }
        : undefined;
    const receipt = () => callRpc(chain.rpcUrl, 'eth_getTransactionReceipt', [first.data.tx_hash]);
    await eventually(async () => {
      await process(agent);
      expect(await receipt()).toMatchObject({ status: '0x0' });
    });
    chain.finalizeAll();
    expect(await process(agent)).toMatchObject({ state: 'sent', txHash: first.data.tx_hash });
    node.fault = () => undefined;
    expect(await untilState(agent, 'confirmed')).toMatchObject({ txHash: theirs });
  });

  it('a transfer that failed on the chain is not repeated before its authorization has lapsed', async () => {
    const agent = await makePoorAgent();
    const to = newAddress();
    ignoreTransactions();
    const first = await send(agent, to);
    await chain.setUsdcBlacklisted(to, true);
    node.fault = () => undefined;
    const receipt = () => callRpc(chain.rpcUrl, 'eth_getTransactionReceipt', [first.data.tx_hash]);
    await eventually(async () => {
      await process(agent);
      expect(await receipt()).toMatchObject({ status: '0x0' });
    });
    chain.finalizeAll();
    expect(await process(agent)).toMatchObject({ state: 'sent', txHash: first.data.tx_hash });
    const path = `/api/agents/${agent.id}/wallet/send`;
    const body = { chain: 'base', to: newAddress(), amount: '9.50' };
    const reserved = await api.call('POST', path, { signer: agent.owner, body });
    expect(reserved.body.error).toContain('plus 1.00 reserved');
    await chain.advanceTime(1801);
    chain.finalizeAll();
    expect(await process(agent)).toMatchObject({ state: 'failed', trouble: 'failed' });
    expect((await api.call('POST', path, { signer: agent.owner, body })).status).toBe(200);
  });

  it('an address with code pays itself: it would verify its signatures at our cost', async () => {
    const agent = await makePoorAgent();
    const delegated = { pretend: `0xef0100${'1'.repeat(40)}` };
    node.fault = (method, [address]) =>
      method === 'eth_getCode' && String(address).toLowerCase() === agent.wallet.toLowerCase()
        ? delegated
        : undefined;
    const { status, body } = await send(agent, newAddress());
    expect([status, body.code]).toEqual([409, 'insufficient_gas']);
  });

  it('of many transfers at once we pay for as many as an agent may have in a day', async () => {
    const agent = await makePoorAgent();
    const withdraw = await allowWithdrawals(agent);
    const answers = await Promise.all(Array.from({ length: 6 }, withdraw));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PER_AGENT);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { body } of refused) expect(body.code).toBe('insufficient_gas');
    const until = readTime(refused[0]?.body.error);
    expect(until).toBeGreaterThan(clock.now().getTime() + 86_000_000);
    expect(until).toBeLessThanOrEqual(clock.now().getTime() + 86_400_000);
    const other = await makePoorAgent();
    expect((await send(other, newAddress())).status).toBe(200);
    await chain.fund(agent.wallet, ETHER / 1000n);
    expect((await withdraw()).status).toBe(200);
    expect(await untilState(agent, 'confirmed')).toMatchObject({ fromAddress: agent.wallet });
  });

  it('and for all agents together as many as they may have in a day', async () => {
    const limited = await start({ WALLET_RELAYS_TOTAL: '1' });
    onTestFinished(() => limited.close());
    const [one, other] = [await makePoorAgent(limited), await makePoorAgent(limited)];
    const withdraw = await allowWithdrawals(other, limited);
    expect((await send(one, newAddress(), {}, limited)).status).toBe(200);
    const refused = await withdraw();
    expect([refused.status, refused.body.code]).toEqual([409, 'insufficient_gas']);
    clock.advance(Math.ceil((readTime(refused.body.error) - clock.now().getTime()) / 1000));
    expect((await withdraw()).status).toBe(200);
  });
});

/** The agent needs only its key, whatever the time. */
async function allowWithdrawals({ id, owner, apiKey: bearer }: TestAgent, of = api) {
  const body = { withdraw_address_base: newAddress() };
  await of.call('PUT', `/api/agents/${id}/wallet/withdraw-address`, { signer: owner, body });
  const withdrawal = { bearer, body: { chain: 'base', amount: '1.00' } };
  return () => of.call('POST', '/api/agents/me/withdraw', withdrawal);
}

/** When we pay a fee again. */
const readTime = (error: unknown) => Date.parse(/or wait until (\S+Z), then/.exec(String(error))?.[1] ?? '');
