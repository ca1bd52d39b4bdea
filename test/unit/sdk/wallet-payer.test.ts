import { type Payer, PaymentReplacedError, TransferFailedError } from '@agent-market/sdk';
import { walletPayer } from '@agent-market/sdk/evm';
import { createWalletClient, custom, InvalidInputRpcError, RpcRequestError } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { baseSepolia } from 'viem/chains';
import { expect, it } from 'vitest';

const FROM = '0x1111111111111111111111111111111111111111';
const TO = '0x2222222222222222222222222222222222222222';
const FIRST = `0x${'aa'.repeat(32)}`;
const OTHER = `0x${'bb'.repeat(32)}`;
const BLOCK = { blockNumber: '0x66', blockHash: `0x${'cc'.repeat(32)}`, transactionIndex: '0x0' };
const DUE = { payTo: TO, amount: '1' } as Parameters<Payer['pay']>[0];
const UNMINED = { blockNumber: null, blockHash: null, transactionIndex: null };

type Node = Record<string, (params: readonly unknown[]) => unknown>;

function transportOf(node: Node) {
  const request = async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
    const answer = node[method];
    if (!answer) throw new Error(`${method} was not expected`);
    return answer(params ?? []);
  };
  return custom({ request }, { retryCount: 0 });
}

/** A node on which another transaction of the wallet, with the same nonce, is mined in place of the first. */
function replacingNode(changes: (sent: { to: string; data: string }) => object) {
  let call = { to: TO, data: '0x' };
  let height = 100;
  const transaction = (hash: string, place: object) => ({
    hash,
    ...place,
    ...{ from: FROM, to: call.to, input: call.data, nonce: '0x5', value: '0x0' },
    ...{ gas: '0x5208', gasPrice: '0x1', type: '0x0', v: '0x1b', r: '0x1', s: '0x1' },
  });
  const mined = () => ({ ...transaction(OTHER, BLOCK), ...changes(call) });
  const receipt = {
    ...BLOCK,
    ...{ transactionHash: OTHER, status: '0x1', from: FROM, to: TO, logs: [], type: '0x0' },
    ...{ gasUsed: '0x1', cumulativeGasUsed: '0x1', effectiveGasPrice: '0x1' },
  };
  return transportOf({
    eth_chainId: () => '0x14a34',
    eth_sendTransaction: ([sent]) => {
      call = sent as typeof call;
      return FIRST;
    },
    eth_blockNumber: () => `0x${(height++).toString(16)}`,
    eth_getTransactionByHash: ([hash]) => {
      if (hash === OTHER) return mined();
      return height < 102 ? transaction(FIRST, UNMINED) : null;
    },
    eth_getTransactionReceipt: ([hash]) => (hash === OTHER ? receipt : null),
    eth_getBlockByNumber: () => ({
      ...{ number: '0x66', hash: BLOCK.blockHash, timestamp: '0x1', gasLimit: '0x1', gasUsed: '0x1' },
      ...{ baseFeePerGas: '0x1', transactions: [mined()] },
    }),
  });
}

const walletOn = (transport: ReturnType<typeof transportOf>) =>
  walletPayer(createWalletClient({ account: FROM, chain: baseSepolia, transport, pollingInterval: 50 }));

it('a transaction that its owner sent again for a better fee is proven by the one that was mined', async () => {
  const payer = walletOn(replacingNode(() => ({})));
  expect(await payer.send(TO, 1n)).toBe(OTHER);
});

it.each([
  ['cancelled', () => ({ to: FROM, input: '0x' })],
  ['put another in its place', () => ({ input: '0x1234' })],
])('a transaction that its owner %s pays for nothing', async (_name, changes) => {
  const failed = await walletOn(replacingNode(changes))
    .pay(DUE, { url: 'http://x' })
    .catch((error) => error);
  expect(failed).toBeInstanceOf(PaymentReplacedError);
  expect(failed).toMatchObject({ code: 'payment_replaced', reference: OTHER });
});

it('a transaction that the node refuses and does not know was not sent', async () => {
  const refused = new RpcRequestError({
    body: {},
    error: { code: -32000, message: 'insufficient funds for gas' },
    url: 'http://node.example',
  });
  const transport = transportOf({
    eth_chainId: () => '0x14a34',
    eth_getTransactionCount: () => '0x0',
    eth_estimateGas: () => '0x5208',
    eth_maxPriorityFeePerGas: () => '0x1',
    eth_getBlockByNumber: () => ({ number: '0x66', baseFeePerGas: '0x1', transactions: [] }),
    eth_sendRawTransaction: () => {
      throw new InvalidInputRpcError(refused);
    },
    eth_getTransactionByHash: () => null,
  });
  const account = privateKeyToAccount(`0x${'1'.repeat(64)}`);
  const wallet = createWalletClient({ account, chain: baseSepolia, transport });
  await expect(walletPayer(wallet).send(TO, 1n)).rejects.toThrow('insufficient funds');
});

it('a wallet that fails is asked nothing more, and the secret of what it may have sent is not lost', async () => {
  const rejected = new Error('connection reset');
  const transport = transportOf({
    eth_chainId: () => '0x14a34',
    eth_sendTransaction: () => {
      throw rejected;
    },
  });
  const wallet = createWalletClient({ account: FROM, chain: baseSepolia, transport });
  const failed = await walletPayer(wallet)
    .pay(DUE, { url: 'http://x' })
    .catch((error) => error);
  expect(failed).toBeInstanceOf(TransferFailedError);
  expect(failed.secret).toMatch(/^[0-9a-f]{64}$/);
});
