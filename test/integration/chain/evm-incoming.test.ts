import { createHash, randomBytes } from 'node:crypto';
import {
  type Abi,
  type Address,
  concat,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  multicall3Abi,
  stringToHex,
} from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { contractWalletArtifact } from '../../support/chains/contracts/ContractWallet.gen.ts';
import { EIP3009_ABI, signAuthorization, splitSignature } from '../../support/chains/eip3009.ts';
import { createEvmFixture, type EvmFixture } from '../../support/chains/evm-fixture.ts';

const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const MICRO = 5_000_000n;

let world: EvmFixture;
beforeAll(async () => {
  world = await createEvmFixture(await evmChain());
  await approve(MULTICALL);
});
afterAll(() => world.adapter.close());

const read = async (reference: string) => (await world.adapter.readPayments(reference))[0];
const toTreasury = (micro: bigint) => world.transferData(world.treasury.address, micro);
const randomHex = () => `0x${randomBytes(32).toString('hex')}` as Hex;

function approve(spender: Address) {
  const args = [spender, 10n ** 12n] as const;
  return world.call(world.chain.usdc, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }));
}

/** The call by which anyone can redeem what the holder signed. */
async function redemption(holder: PrivateKeyAccount, to: Address, value: bigint) {
  const { chain } = world;
  await chain.mintUsdc(holder.address, value);
  const nonce = randomHex();
  const message = { from: holder.address, to, value, validAfter: 0n, validBefore: 10n ** 12n, nonce };
  const signature = await signAuthorization(holder, chain, message);
  const args = [holder.address, to, value, 0n, 10n ** 12n, nonce, ...splitSignature(signature)] as const;
  const data = encodeFunctionData({ abi: EIP3009_ABI, functionName: 'transferWithAuthorization', args });
  return { data, authorization: `${holder.address}:${nonce}`.toLowerCase() };
}

/** The payer has somebody's authorizations redeemed, and more done, in one transaction of their own. */
function together(...calls: Hex[]) {
  const aggregated = calls.map((callData) => ({ target: world.chain.usdc, allowFailure: false, callData }));
  const args = [aggregated] as const;
  return world.call(MULTICALL, encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args }));
}

function fromPayer(micro: bigint): Hex {
  const args = [world.payer.address, world.treasury.address, micro] as const;
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args });
}

describe('the payer', () => {
  it('is each of several, who gave most first, and each pays with its own part', async () => {
    // the contract holds what it gives
    await world.chain.mintUsdc(MULTICALL, 4n);
    const reference = await together(fromPayer(3n), toTreasury(4n), fromPayer(2n));
    expect(await world.adapter.readPayments(reference)).toMatchObject([
      { payer: world.payer.address, amountMicro: 5n, shared: 'first' },
      { payer: MULTICALL, amountMicro: 4n, shared: 'further' },
    ]);
    expect(await read(await world.pay(1n))).not.toHaveProperty('shared');
  });
});

describe('an authorization', () => {
  it('that anyone redeems is the payment of who signed it, and is named', async () => {
    const signer = privateKeyToAccount(generatePrivateKey());
    const { data, authorization } = await redemption(signer, world.treasury.address, MICRO);
    const reference = await world.call(world.chain.usdc, data);
    expect(await read(reference)).toMatchObject({ payer: signer.address, amountMicro: MICRO, authorization });
    expect(await read(await world.pay(1n))).not.toHaveProperty('authorization');
  });

  it('does not become part of a larger payment by who redeems it', async () => {
    const signer = privateKeyToAccount(generatePrivateKey());
    const { data, authorization } = await redemption(signer, world.treasury.address, MICRO);
    const reference = await together(fromPayer(MICRO * 2n), data);
    const [first, further] = await world.adapter.readPayments(reference);
    expect(first).toMatchObject({ payer: signer.address, amountMicro: MICRO, authorization });
    expect(further).toMatchObject({ payer: world.payer.address, amountMicro: MICRO * 2n });
    expect(further).not.toHaveProperty('authorization');
  });

  it('is told from others of the same wallet that went elsewhere', async () => {
    const signer = privateKeyToAccount(generatePrivateKey());
    const decoy = await redemption(signer, world.payer.address, 1n);
    const { data, authorization } = await redemption(signer, world.treasury.address, MICRO);
    const after = await redemption(signer, world.payer.address, 1n);
    const reference = await together(decoy.data, data, after.data);
    expect(await read(reference)).toMatchObject({ amountMicro: MICRO, authorization });
  });
});

describe('a lock', () => {
  const lock = () => createHash('sha256').update(randomBytes(16)).digest('hex');
  const sendWith = (text: string, data = toTreasury(1n)) =>
    world.call(world.chain.usdc, concat([data, stringToHex(text)]));

  it('is read from behind the arguments of a transfer, in any case', async () => {
    const value = lock();
    for (const text of [`market:1:${value}`, `market:1:${value.toUpperCase()}`]) {
      expect(await read(await sendWith(text))).toMatchObject({ lock: value, amountMicro: 1n });
    }
  });

  it.each([
    ['too short', (value: string) => `market:1:${value.slice(1)}`],
    ['followed by something', (value: string) => `market:1:${value}\n`],
    ['preceded by something', (value: string) => ` market:1:${value}`],
    ['of another version', (value: string) => `market:2:${value}`],
    ['not hex', (value: string) => `market:1:${value.slice(1)}g`],
  ])('that is %s is none', async (_name, spoil) => {
    expect(await read(await sendWith(spoil(lock())))).not.toHaveProperty('lock');
  });

  it('is none behind another call, nor in a call of another contract', async () => {
    const text = `market:1:${lock()}`;
    await approve(world.payer.address);
    expect(await read(await sendWith(text, fromPayer(1n)))).not.toHaveProperty('lock');
    const contract = await world.deploy(contractWalletArtifact, [world.payer.address]);
    await world.chain.mintUsdc(contract, 1n);
    const args = [world.chain.usdc, 0n, concat([toTreasury(1n), stringToHex(text)])];
    const abi = contractWalletArtifact.abi as unknown as Abi;
    const data = encodeFunctionData({ abi, functionName: 'execute', args });
    expect(await read(await world.call(contract, data))).not.toHaveProperty('lock');
  });
});
