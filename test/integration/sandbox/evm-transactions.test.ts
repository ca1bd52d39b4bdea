import { encodeFunctionData, type Hex, parseGwei, type TransactionSerializable, zeroAddress } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EvmChain, startEvmChain } from '../../../sandbox/evm/chain.ts';
import { multicall3Artifact } from '../../../sandbox/evm/contracts/Multicall3.gen.ts';
import { usdcArtifact } from '../../../sandbox/evm/contracts/Usdc.gen.ts';
import { feeOnTransferTokenArtifact } from '../../support/chains/contracts/FeeOnTransferToken.gen.ts';
import { lyingTokenArtifact } from '../../support/chains/contracts/LyingToken.gen.ts';
import { connect, createFundedAccount } from '../../support/chains/evm-clients.ts';

const sink = '0x000000000000000000000000000000000000d00d';
const multicallAddress = '0xcA11bde05977b3631167028862bE2a173976CA11';
const price = parseGwei('1');

let chain: EvmChain;

beforeAll(async () => {
  chain = await startEvmChain({ chainId: 84532 });
});
afterAll(() => chain.close());

function signed(account: PrivateKeyAccount, change: Partial<TransactionSerializable> = {}): Promise<Hex> {
  const plain = { type: 'eip1559', chainId: 84532, nonce: 0, to: sink, value: 1n, gas: 21_000n };
  const fees = { maxFeePerGas: price, maxPriorityFeePerGas: 1n };
  return account.signTransaction({ ...plain, ...fees, ...change } as TransactionSerializable);
}

const submit = (serializedTransaction: Hex) =>
  connect(chain).reader.sendRawTransaction({ serializedTransaction });

describe('accepted', () => {
  test.each([
    ['legacy', { type: 'legacy', gasPrice: price }],
    [
      'eip2930',
      { type: 'eip2930', gasPrice: price, gas: 26_000n, accessList: [{ address: sink, storageKeys: [] }] },
    ],
    ['eip1559', { type: 'eip1559', maxFeePerGas: price, maxPriorityFeePerGas: 1n }],
  ])('a %s transaction is mined in a block of its own', async (type, fields) => {
    const { reader } = connect(chain);
    const account = await createFundedAccount(chain);
    const before = await reader.getBlockNumber();
    const common = { chainId: 84532, nonce: 0, to: sink, value: 7n, gas: 21_000n };
    const raw = await account.signTransaction({ ...common, ...fields } as TransactionSerializable);
    const hash = await submit(raw);
    const [transaction, receipt] = await Promise.all([
      reader.getTransaction({ hash }),
      reader.getTransactionReceipt({ hash }),
    ]);
    expect(transaction).toMatchObject({
      type,
      value: 7n,
      nonce: 0,
      blockNumber: before + 1n,
      chainId: 84532,
    });
    expect(transaction.from.toLowerCase()).toBe(account.address.toLowerCase());
    expect(receipt).toMatchObject({ status: 'success', type, blockNumber: before + 1n });
  });

  test('a transaction that reverts is mined with status 0 and pays its gas', async () => {
    const { reader } = connect(chain);
    const account = await createFundedAccount(chain);
    const data = encodeFunctionData({ abi: usdcArtifact.abi, functionName: 'transfer', args: [sink, 1n] });
    const hash = await submit(await signed(account, { to: chain.usdc, data, value: 0n, gas: 100_000n }));
    const receipt = await reader.getTransactionReceipt({ hash });
    expect(receipt).toMatchObject({ status: 'reverted', logs: [] });
    const balance = await reader.getBalance({ address: account.address });
    expect(balance).toBe(10n ** 18n - receipt.gasUsed * receipt.effectiveGasPrice);
  });

  test('transactions that arrive out of order wait for the earlier nonce', async () => {
    const { reader } = connect(chain);
    const account = await createFundedAccount(chain);
    const early = await submit(await signed(account, { nonce: 1 }));
    expect((await reader.getTransaction({ hash: early })).blockNumber).toBeNull();
    await expect(submit(await signed(account, { nonce: 1 }))).rejects.toThrow('already known');
    await expect(submit(await signed(account, { nonce: 1, value: 2n }))).rejects.toThrow(
      'replacement transaction underpriced',
    );
    await submit(await signed(account, { nonce: 0 }));
    expect((await reader.getTransactionReceipt({ hash: early })).status).toBe('success');
    expect(await reader.getTransactionCount({ address: account.address, blockTag: 'pending' })).toBe(2);
  });

  test('many faucet calls at once each succeed', async () => {
    const { reader } = connect(chain);
    const address = '0x00000000000000000000000000000000000fa0ce';
    const hashes = await Promise.all(Array.from({ length: 20 }, () => chain.mintUsdc(address, 5n)));
    expect(new Set(hashes).size).toBe(20);
    const balance = {
      address: chain.usdc,
      abi: usdcArtifact.abi,
      functionName: 'balanceOf',
      args: [address],
    } as const;
    expect(await reader.readContract(balance)).toBe(100n);
  });
});

describe('refused, with the words of a node', () => {
  const refused: [string, Partial<TransactionSerializable>, RegExp][] = [
    ['wrong chain', { chainId: 1 }, /invalid chain id for signer: have 1 want 84532/],
    [
      'base fee not met',
      { maxFeePerGas: 1n, maxPriorityFeePerGas: 0n },
      /max fee per gas less than block base fee/,
    ],
    ['too little gas', { gas: 20_999n }, /intrinsic gas too low/],
    ['more gas than a block has', { gas: 60_000_001n }, /exceeds block gas limit/],
    ['more value than owned', { value: 10n ** 19n }, /insufficient funds for gas \* price \+ value/],
  ];
  test.each(refused)('%s', async (_name, change, message) => {
    const account = await createFundedAccount(chain);
    await expect(submit(await signed(account, change))).rejects.toThrow(message);
    expect(await connect(chain).reader.getTransactionCount({ address: account.address })).toBe(0);
  });

  test('a used nonce', async () => {
    const account = await createFundedAccount(chain);
    await submit(await signed(account));
    await expect(submit(await signed(account, { value: 2n }))).rejects.toThrow('nonce too low: next nonce 1');
  });

  test('a legacy transaction without replay protection', async () => {
    const account = await createFundedAccount(chain);
    const fields = { type: 'legacy', nonce: 0, to: sink, gas: 21_000n, gasPrice: price } as const;
    await expect(submit(await account.signTransaction(fields))).rejects.toThrow('replay-protected');
  });

  test.each(['0x', '0x00', '0x02', '0x02c0', '0xdeadbeef', `0x02${'ff'.repeat(40)}`] as const)(
    'bytes that are no transaction: %s',
    async (raw) => {
      await expect(submit(raw)).rejects.toThrow(/invalid transaction|not supported/);
    },
  );
});

describe('estimates and calls', () => {
  test('an estimate of a deployment is enough gas to mine it', async () => {
    const { reader, walletOf } = connect(chain);
    const wallet = walletOf(await createFundedAccount(chain));
    const args = ['Other Coin', zeroAddress] as const;
    const hash = await wallet.deployContract({ ...usdcArtifact, args });
    expect((await reader.waitForTransactionReceipt({ hash })).status).toBe('success');
  });

  test('a call leaves no trace', async () => {
    const { reader } = connect(chain);
    const account = await createFundedAccount(chain, 10n);
    const call = { address: chain.usdc, abi: usdcArtifact.abi, account } as const;
    await reader.simulateContract({ ...call, functionName: 'transfer', args: [sink, 10n] });
    expect(await reader.readContract({ ...call, functionName: 'balanceOf', args: [account.address] })).toBe(
      10n,
    );
  });

  test('several reads go in one call through the multicall contract', async () => {
    const { reader } = connect(chain);
    const call = { address: chain.usdc, abi: usdcArtifact.abi } as const;
    const contracts = [
      { ...call, functionName: 'decimals' },
      { ...call, functionName: 'mint', args: [sink, 1n] },
    ] as const;
    expect(await reader.multicall({ contracts, multicallAddress })).toMatchObject([
      { status: 'success', result: 6 },
      { status: 'failure' },
    ]);
  });

  test('contracts see the hashes of earlier blocks', async () => {
    const { reader } = connect(chain);
    const call = {
      address: multicallAddress,
      abi: multicall3Artifact.abi,
      functionName: 'getBlockHash',
    } as const;
    const { hash } = await reader.getBlock({ blockNumber: 1n });
    expect(await reader.readContract({ ...call, args: [1n] })).toBe(hash);
  });

  test('past blocks answer with their own state', async () => {
    const { reader } = connect(chain);
    const account = await createFundedAccount(chain, 10n);
    const blockNumber = await reader.getBlockNumber();
    await chain.mintUsdc(account.address, 5n);
    const call = { address: chain.usdc, abi: usdcArtifact.abi, functionName: 'balanceOf' } as const;
    const args = [account.address] as const;
    expect(await reader.readContract({ ...call, args, blockNumber })).toBe(10n);
    expect(await reader.readContract({ ...call, args })).toBe(15n);
  });
});

test('the tokens for negative payment tests do what they are for', async () => {
  const { reader, walletOf } = connect(chain);
  const wallet = walletOf(await createFundedAccount(chain));
  const deploy = async (artifact: typeof feeOnTransferTokenArtifact | typeof lyingTokenArtifact) => {
    const hash = await wallet.deployContract({ abi: artifact.abi, bytecode: artifact.bytecode });
    return (await reader.waitForTransactionReceipt({ hash })).contractAddress ?? zeroAddress;
  };
  const fee = {
    address: await deploy(feeOnTransferTokenArtifact),
    abi: feeOnTransferTokenArtifact.abi,
  } as const;
  const lie = { address: await deploy(lyingTokenArtifact), abi: lyingTokenArtifact.abi } as const;
  const mint = { ...fee, functionName: 'mint', args: [wallet.account.address, 1_000n] } as const;
  await reader.waitForTransactionReceipt({ hash: await wallet.writeContract(mint) });
  const pay = { functionName: 'transfer', args: [sink, 1_000n] } as const;
  for (const hash of [
    await wallet.writeContract({ ...fee, ...pay }),
    await wallet.writeContract({ ...lie, ...pay }),
  ]) {
    expect((await reader.waitForTransactionReceipt({ hash })).logs.length).toBeGreaterThan(0);
  }
  expect(await reader.readContract({ ...fee, functionName: 'balanceOf', args: [sink] })).toBe(990n);
  expect(await reader.readContract({ ...lie, functionName: 'balanceOf', args: [sink] })).toBe(0n);
});
