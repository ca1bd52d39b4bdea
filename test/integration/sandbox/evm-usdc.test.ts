import { type Address, getAddress, type Hex, parseEventLogs, parseSignature, toHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EvmChain, startEvmChain } from '../../../sandbox/evm/chain.ts';
import { usdcArtifact } from '../../../sandbox/evm/contracts/Usdc.gen.ts';
import { contractWalletArtifact } from '../../support/chains/contracts/ContractWallet.gen.ts';
import { buildUsdcDomain, signAuthorization, signCancellation } from '../../support/chains/eip3009.ts';
import { connect, createFundedAccount } from '../../support/chains/evm-clients.ts';

const payee = getAddress('0x00000000000000000000000000000000000beef1');
const { abi } = usdcArtifact;

let chain: EvmChain;

beforeAll(async () => {
  chain = await startEvmChain({ chainId: 84532 });
});
afterAll(() => chain.close());

const token = () => ({ address: chain.usdc, abi }) as const;
const soon = () => BigInt(Math.floor(Date.now() / 1000) + 3_600);
const authorization = (from: Address, nonce: number, to = payee) =>
  ({
    from,
    to,
    value: 250_000n,
    validAfter: 0n,
    validBefore: soon(),
    nonce: toHex(nonce, { size: 32 }),
  }) as const;

async function send(hash: Promise<Hex>) {
  return connect(chain).reader.waitForTransactionReceipt({ hash: await hash });
}

test('the token describes itself as USDC does', async () => {
  const { reader } = connect(chain);
  const read = (functionName: 'name' | 'symbol' | 'version' | 'decimals') =>
    reader.readContract({ ...token(), functionName });
  expect(await Promise.all((['name', 'symbol', 'version', 'decimals'] as const).map(read))).toEqual([
    'USDC',
    'USDC',
    '2',
    6,
  ]);
});

test('a transfer by viem is mined, and its event is found in the receipt and by getLogs', async () => {
  const { reader, walletOf } = connect(chain);
  const payer = await createFundedAccount(chain, 5_000_000n);
  const hash = await walletOf(payer).writeContract({
    ...token(),
    functionName: 'transfer',
    args: [payee, 1_250_000n],
  });
  const receipt = await reader.waitForTransactionReceipt({ hash });
  const [event] = parseEventLogs({ abi, logs: receipt.logs, eventName: 'Transfer' });
  expect(receipt.status).toBe('success');
  expect(event?.args).toEqual({ from: payer.address, to: payee, value: 1_250_000n });
  const filter = { ...token(), eventName: 'Transfer', args: { from: payer.address } } as const;
  const found = await reader.getContractEvents({ ...filter, fromBlock: 0n });
  expect(found.map((log) => log.transactionHash)).toEqual([hash]);
  expect(await reader.readContract({ ...token(), functionName: 'balanceOf', args: [payer.address] })).toBe(
    3_750_000n,
  );
});

test('only the minter mints', async () => {
  const { reader } = connect(chain);
  const stranger = await createFundedAccount(chain);
  await expect(
    reader.simulateContract({ ...token(), functionName: 'mint', args: [payee, 1n], account: stranger }),
  ).rejects.toThrow('FiatToken: caller is not a minter');
});

test('a blacklisted address can neither send nor receive until it is taken off the list', async () => {
  const { reader } = connect(chain);
  const [listed, other] = [await createFundedAccount(chain, 5n), await createFundedAccount(chain, 5n)];
  const pay = (from: PrivateKeyAccount, to: PrivateKeyAccount) =>
    reader.simulateContract({ ...token(), functionName: 'transfer', args: [to.address, 5n], account: from });
  await chain.setUsdcBlacklisted(listed.address, true);
  await expect(pay(listed, other)).rejects.toThrow('Blacklistable: account is blacklisted');
  await expect(pay(other, listed)).rejects.toThrow('Blacklistable: account is blacklisted');
  await chain.setUsdcBlacklisted(listed.address, false);
  expect((await pay(listed, other)).result).toBe(true);
});

test('a permit signed off chain sets the allowance once', async () => {
  const { reader, walletOf } = connect(chain);
  const owner = await createFundedAccount(chain, 1_000_000n);
  const spender = await createFundedAccount(chain);
  const message = {
    owner: owner.address,
    spender: spender.address,
    value: 400_000n,
    nonce: 0n,
    deadline: soon(),
  };
  const signature = await owner.signTypedData({
    domain: buildUsdcDomain(chain),
    primaryType: 'Permit',
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    message,
  });
  const { r, s, v } = parseSignature(signature);
  const args = [owner.address, spender.address, 400_000n, message.deadline, Number(v), r, s] as const;
  const wallet = walletOf(spender);
  await send(wallet.writeContract({ ...token(), functionName: 'permit', args }));
  await send(
    wallet.writeContract({
      ...token(),
      functionName: 'transferFrom',
      args: [owner.address, payee, 400_000n],
    }),
  );
  expect(await reader.readContract({ ...token(), functionName: 'nonces', args: [owner.address] })).toBe(1n);
  await expect(wallet.writeContract({ ...token(), functionName: 'permit', args })).rejects.toThrow(
    'EIP2612: invalid signature',
  );
});

describe('EIP-3009', () => {
  test.each(['v, r, s', 'bytes'])(
    'an authorization signed by the payer is settled by another (%s)',
    async (form) => {
      const { reader, walletOf } = connect(chain);
      const [payer, relayer] = [
        await createFundedAccount(chain, 1_000_000n),
        await createFundedAccount(chain),
      ];
      const message = authorization(payer.address, 1);
      const signature = await signAuthorization(payer, chain, message);
      const { from, to, value, validAfter, validBefore, nonce } = message;
      const common = [from, to, value, validAfter, validBefore, nonce] as const;
      const { r, s, v } = parseSignature(signature);
      const call = { ...token(), functionName: 'transferWithAuthorization' } as const;
      const settle = () =>
        form === 'bytes'
          ? walletOf(relayer).writeContract({ ...call, args: [...common, signature] })
          : walletOf(relayer).writeContract({ ...call, args: [...common, Number(v), r, s] });
      expect((await send(settle())).status).toBe('success');
      expect(
        await reader.readContract({ ...token(), functionName: 'authorizationState', args: [from, nonce] }),
      ).toBe(true);
      await expect(settle()).rejects.toThrow('authorization is used or canceled');
    },
  );

  test.each([
    ['changed amount', { value: 250_001n }, 'FiatTokenV2: invalid signature'],
    ['not yet valid', { validAfter: 99_999_999_999n }, 'authorization is not yet valid'],
    ['expired', { validBefore: 1n }, 'authorization is expired'],
  ])('a bad authorization reverts: %s', async (_name, change, reason) => {
    const { reader } = connect(chain);
    const payer = await createFundedAccount(chain, 1_000_000n);
    const message = authorization(payer.address, 2);
    const signature = await signAuthorization(payer, chain, message);
    const { from, to, value, validAfter, validBefore, nonce } = { ...message, ...change };
    const args = [from, to, value, validAfter, validBefore, nonce, signature] as const;
    await expect(
      reader.simulateContract({ ...token(), functionName: 'transferWithAuthorization', args }),
    ).rejects.toThrow(reason);
  });

  test('only the payee may call receiveWithAuthorization', async () => {
    const { reader, walletOf } = connect(chain);
    const [payer, receiver] = [
      await createFundedAccount(chain, 1_000_000n),
      await createFundedAccount(chain),
    ];
    const message = authorization(payer.address, 3, receiver.address);
    const signature = await signAuthorization(payer, chain, message, 'ReceiveWithAuthorization');
    const { from, to, value, validAfter, validBefore, nonce } = message;
    const args = [from, to, value, validAfter, validBefore, nonce, signature] as const;
    const call = { ...token(), functionName: 'receiveWithAuthorization', args } as const;
    await expect(reader.simulateContract({ ...call, account: payer })).rejects.toThrow(
      'caller must be the payee',
    );
    expect((await send(walletOf(receiver).writeContract(call))).status).toBe('success');
  });

  test('a cancelled authorization can no longer be used', async () => {
    const { reader, walletOf } = connect(chain);
    const payer = await createFundedAccount(chain, 1_000_000n);
    const nonce = toHex(4, { size: 32 });
    const signature = await signCancellation(payer, chain, nonce);
    const args = [payer.address, nonce, signature] as const;
    await send(walletOf(payer).writeContract({ ...token(), functionName: 'cancelAuthorization', args }));
    expect(
      await reader.readContract({
        ...token(),
        functionName: 'authorizationState',
        args: [payer.address, nonce],
      }),
    ).toBe(true);
  });

  test('a contract wallet pays by its EIP-1271 signature', async () => {
    const { reader, walletOf } = connect(chain);
    const owner = await createFundedAccount(chain);
    const deployed = await send(
      walletOf(owner).deployContract({ ...contractWalletArtifact, args: [owner.address] }),
    );
    const wallet = deployed.contractAddress as Address;
    await chain.mintUsdc(wallet, 1_000_000n);
    const message = authorization(wallet, 5);
    const { from, to, value, validAfter, validBefore, nonce } = message;
    const call = { ...token(), functionName: 'transferWithAuthorization' } as const;
    const common = [from, to, value, validAfter, validBefore, nonce] as const;
    const forged = await signAuthorization(await createFundedAccount(chain), chain, message);
    await expect(reader.simulateContract({ ...call, args: [...common, forged] })).rejects.toThrow(
      'invalid signature',
    );
    const signature = await signAuthorization(owner, chain, message);
    const receipt = await send(walletOf(owner).writeContract({ ...call, args: [...common, signature] }));
    expect(receipt.status).toBe('success');
    expect(await reader.readContract({ ...token(), functionName: 'balanceOf', args: [wallet] })).toBe(
      750_000n,
    );
  });
});
