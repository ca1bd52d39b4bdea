import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base58 } from '@scure/base';
import { type Hex, parseSignature, serializeSignature, toHex } from 'viem';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ContractWallets } from '../../../server/identity/contract-wallet.ts';
import { SignatureCheckLimiter } from '../../../server/identity/signature-check-limiter.ts';
import { buildWalletMessage, WalletSignatures } from '../../../server/identity/wallet-signature.ts';
import { ALT_CHAIN_ID, evmChain } from '../../support/chains/chains.ts';
import { type ContractWalletSigner, createContractWallet } from '../../support/chains/contract-wallet.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { evmSigner, solanaSigner, type WalletSigner } from '../../support/chains/signers.ts';

const NOWHERE = 'http://127.0.0.1:9';
let signatures: WalletSignatures;
let chain: Awaited<ReturnType<typeof evmChain>>;
beforeAll(async () => {
  chain = await evmChain();
  signatures = new WalletSignatures(new ContractWallets(chain.rpcUrl, 5000));
});

let senders = 0;

/** Each time from another place, unless said. */
async function sign(signer: WalletSigner, timestamp = Date.now(), sender = `sender ${++senders}`) {
  const wallet = signer.address;
  return { wallet, timestamp, sender, signature: await signer.sign(buildWalletMessage(wallet, timestamp)) };
}

const refused = (code: string) => expect.objectContaining({ status: 401, code });

it('signs a message that anyone can build', () => {
  expect(buildWalletMessage('0xAb', 1767225600000)).toBe('market:0xAb:1767225600000');
});

describe.each([
  ['Solana', solanaSigner, 'solana'],
  ['EVM', evmSigner, 'base'],
] as const)('a %s key', (_name, newSigner, chainName) => {
  it('is believed when it signed our message', async () => {
    expect((await signatures.verify(await sign(newSigner()))).chain).toBe(chainName);
  });

  it('is believed again with the same signature, and not with a part of it changed', async () => {
    const signed = await sign(newSigner());
    for (let turn = 0; turn < 2; turn++) expect((await signatures.verify(signed)).chain).toBe(chainName);
    const later = { ...signed, timestamp: signed.timestamp + 1 };
    await expect(signatures.verify(later)).rejects.toEqual(refused('invalid_credentials'));
    const other = { ...signed, wallet: newSigner().address };
    await expect(signatures.verify(other)).rejects.toEqual(refused('invalid_credentials'));
  });

  it('is not believed with the signature of another wallet', async () => {
    const { wallet } = await sign(newSigner());
    await expect(signatures.verify({ ...(await sign(newSigner())), wallet })).rejects.toEqual(
      refused('invalid_credentials'),
    );
  });

  it('is not believed with another time than the one it signed', async () => {
    const signed = await sign(newSigner());
    await expect(signatures.verify({ ...signed, timestamp: signed.timestamp - 1 })).rejects.toEqual(
      refused('invalid_credentials'),
    );
  });

  it.each([
    ['299 s old', -299_000, undefined],
    ['301 s old', -301_000, 'expired_credentials'],
    ['29 s ahead', 29_000, undefined],
    ['32 s ahead', 32_000, 'invalid_credentials'],
  ])('%s', async (_age, offset, code) => {
    const verified = signatures.verify(await sign(newSigner(), Date.now() + offset));
    if (code === undefined) expect(await verified).toEqual({ chain: chainName });
    else await expect(verified).rejects.toEqual(refused(code));
  });

  it('is not believed on the other chain', async () => {
    const other = chainName === 'solana' ? 'base' : 'solana';
    const signed = await sign(newSigner());
    await expect(signatures.verify({ ...signed, chain: other })).rejects.toEqual(
      refused('invalid_credentials'),
    );
    expect((await signatures.verify({ ...signed, chain: chainName })).chain).toBe(chainName);
  });
});

it.each([
  '',
  '0x12',
  '0x'.padEnd(43, 'a'),
  'l'.repeat(32),
  '1'.repeat(33),
  '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbr',
])('an address like "%s" is none', async (wallet) => {
  const signed = { wallet, signature: '1', timestamp: Date.now(), sender: 'anyone' };
  await expect(signatures.verify(signed)).rejects.toEqual(refused('invalid_credentials'));
});

describe('Ed25519 signatures', () => {
  const L = ed25519.Point.Fn.ORDER;
  const littleEndian = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse();

  it('that were made malleable by adding the order to S are refused', async () => {
    const signed = await sign(solanaSigner());
    const bytes = Buffer.from(base58.decode(signed.signature));
    const s = BigInt(`0x${Buffer.from(bytes.subarray(32)).reverse().toString('hex')}`);
    const signature = base58.encode(Buffer.concat([bytes.subarray(0, 32), littleEndian(s + L)]));
    await expect(signatures.verify({ ...signed, signature })).rejects.toEqual(refused('invalid_credentials'));
  });

  it('under a key of small order, which fit any message, are refused', async () => {
    const neutral = Buffer.from([1, ...Array(31).fill(0)]);
    const signature = base58.encode(Buffer.concat([neutral, Buffer.alloc(32)]));
    expect(ed25519.verify(base58.decode(signature), Buffer.from('any'), neutral, { zip215: true })).toBe(
      true,
    );
    const signed = { wallet: base58.encode(neutral), signature, timestamp: Date.now(), sender: 'anyone' };
    await expect(signatures.verify(signed)).rejects.toEqual(refused('invalid_credentials'));
  });

  it.each([
    ['one byte short', (bytes: Uint8Array) => base58.encode(bytes.subarray(1))],
    ['one byte long', (bytes: Uint8Array) => base58.encode(Uint8Array.from([...bytes, 0]))],
    ['in hex', (bytes: Uint8Array) => toHex(bytes)],
    ['in base64', (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')],
    ['very long', () => '2'.repeat(8000)],
  ])('%s are refused', async (_name, change) => {
    const signed = await sign(solanaSigner());
    const signature = change(base58.decode(signed.signature));
    await expect(signatures.verify({ ...signed, signature })).rejects.toEqual(refused('invalid_credentials'));
  });
});

describe('EIP-191 signatures', () => {
  it.each([
    ['00', '1b'],
    ['01', '1c'],
    ['1b', '1b'],
    ['1c', '1c'],
  ])('with the recovery byte %s are read like %s', async (byte, usual) => {
    const signer = evmSigner();
    let signed = await sign(signer);
    // each of the two turns up for every other timestamp or so
    while (!signed.signature.endsWith(usual)) signed = await sign(signer, signed.timestamp - 1);
    const signature = signed.signature.slice(0, -2) + byte;
    expect((await signatures.verify({ ...signed, signature })).chain).toBe('base');
  });

  it('with the other, higher s are refused without asking the chain', async () => {
    const offline = new WalletSignatures(new ContractWallets(NOWHERE, 500));
    const signed = await sign(evmSigner());
    const { r, s, yParity } = parseSignature(signed.signature as Hex);
    const high = toHex(secp256k1.Point.Fn.ORDER - BigInt(s), { size: 32 });
    const signature = serializeSignature({ r, s: high, yParity: yParity === 0 ? 1 : 0 });
    await expect(offline.verify({ ...signed, signature })).rejects.toEqual(refused('invalid_credentials'));
  });

  it('are checked without the chain, whatever the case of the address that was signed', async () => {
    const offline = new WalletSignatures(new ContractWallets(NOWHERE, 500));
    const signer = evmSigner();
    for (const address of [signer.address, signer.address.toLowerCase()]) {
      expect((await offline.verify(await sign({ ...signer, address }))).chain).toBe('base');
    }
  });

  it.each([
    '0x',
    '0xzz',
    'no hex',
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(64)}1b`,
    `0x${'11'.repeat(4097)}`,
  ])('like "%.12s" are refused', async (signature) => {
    const signed = await sign(evmSigner());
    await expect(signatures.verify({ ...signed, signature })).rejects.toEqual(refused('invalid_credentials'));
  });
});

describe('an EVM address whose letters are in the wrong case', () => {
  const miscased = (address: string) =>
    address.replace(/[a-f]/i, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );

  it('is refused with a bad signature', async () => {
    const signer = evmSigner();
    const signed = await sign({ ...signer, address: miscased(signer.address) });
    const signature = `0x${'11'.repeat(65)}`;
    await expect(signatures.verify({ ...signed, signature })).rejects.toEqual(refused('invalid_credentials'));
  });

  it('is believed when it signed, a contract wallet too', async () => {
    for (const signer of [evmSigner(), await createContractWallet(chain, { deployed: true })]) {
      const address = miscased(signer.address);
      expect((await signatures.verify(await sign({ ...signer, address }))).chain).toBe('base');
    }
  });
});

describe.each([
  ['deployed (EIP-1271)', true],
  ['not deployed yet (EIP-6492)', false],
])('a contract wallet that is %s', (_name, deployed) => {
  let wallet: ContractWalletSigner;
  beforeAll(async () => {
    wallet = await createContractWallet(chain, { deployed });
  });

  it('is believed when its owner signed', async () => {
    expect((await signatures.verify(await sign(wallet))).chain).toBe('base');
  });

  it('is not believed when another key signed', async () => {
    const stranger = await createContractWallet(chain, { deployed });
    const signed = await sign(wallet);
    const signature = await stranger.sign(buildWalletMessage(wallet.address, signed.timestamp));
    await expect(signatures.verify({ ...signed, signature })).rejects.toEqual(refused('invalid_credentials'));
  });

  it('cannot be checked while its chain is out of reach', async () => {
    const offline = new WalletSignatures(new ContractWallets(NOWHERE, 500));
    await expect(offline.verify(await sign(wallet))).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      message: expect.not.stringContaining(NOWHERE),
    });
  });
});

describe('signatures that only the chain can judge', () => {
  const LIMITS = { perClient: 3, overall: 5 };
  const tooMany = expect.objectContaining({ status: 503, code: 'unavailable' });
  const bad = { signature: `0x${'11'.repeat(65)}` };

  async function limited() {
    const proxy = await RpcProxy.start(chain.rpcUrl);
    onTestFinished(() => proxy.close());
    const contracts = new ContractWallets(proxy.url, 5000, new SignatureCheckLimiter(LIMITS));
    return { proxy, signatures: new WalletSignatures(contracts) };
  }

  async function codeOf(verified: Promise<unknown>): Promise<string> {
    return verified.then(
      () => 'good',
      ({ code }) => code,
    );
  }

  it('are asked about only so often when they are bad, per sender and in all', async () => {
    const { proxy, signatures } = await limited();
    const from = async (sender: string) =>
      codeOf(signatures.verify({ ...(await sign(evmSigner(), Date.now(), sender)), ...bad }));
    const first = await Promise.all(Array.from({ length: 5 }, () => from('one')));
    expect(first.toSorted()).toEqual([
      ...Array(3).fill('invalid_credentials'),
      ...Array(2).fill('unavailable'),
    ]);
    const second = [await from('two'), await from('two'), await from('three')];
    expect(second).toEqual(['invalid_credentials', 'invalid_credentials', 'unavailable']);
    expect(proxy.count('eth_call')).toBe(5);
  });

  it('may be sent as often as one likes while they are good', async () => {
    const { signatures } = await limited();
    const wallet = await createContractWallet(chain, { deployed: true });
    for (let turn = 0; turn < 2 * LIMITS.overall; turn += 1) {
      expect((await signatures.verify(await sign(wallet, Date.now(), 'one'))).chain).toBe('base');
    }
  });

  it('are not asked about when they cannot be signatures, nor those of plain keys', async () => {
    const { proxy, signatures } = await limited();
    for (const signature of ['0x1', 'no hex', `0x${'11'.repeat(4097)}`]) {
      const signed = { ...(await sign(evmSigner())), signature };
      await expect(signatures.verify(signed)).rejects.toEqual(refused('invalid_credentials'));
    }
    expect((await signatures.verify(await sign(evmSigner()))).chain).toBe('base');
    expect(proxy.calls).toEqual([]);
  });

  it('tell when to come back once there were too many', async () => {
    const { signatures } = await limited();
    const signed = async () => ({ ...(await sign(evmSigner(), Date.now(), 'one')), ...bad });
    for (let turn = 0; turn < LIMITS.perClient; turn += 1) await codeOf(signatures.verify(await signed()));
    const error = await signatures.verify(await signed()).catch((thrown) => thrown);
    expect(error).toEqual(tooMany);
    expect(Number(error.headers['Retry-After'])).toBeGreaterThan(50);
  });
});

describe('a contract wallet is proven', () => {
  it('on Base, and on another network only if its contract there agrees', async () => {
    const wallet = await createContractWallet(chain, { deployed: true });
    const contracts = () => new ContractWallets(chain.rpcUrl, 5000);
    const other = new ContractWallets((await evmChain(ALT_CHAIN_ID)).rpcUrl, 5000);
    const provenOn = async (elsewhere: ContractWallets | undefined) => {
      const known = new Map(elsewhere && [['alt-mainnet' as const, elsewhere]]);
      return (await new WalletSignatures(contracts(), known).verify(await sign(wallet))).provenOn;
    };
    const BASE = ['base-mainnet'];
    expect(await provenOn(other)).toEqual(BASE);
    expect(await provenOn(undefined)).toEqual(BASE);
    expect(await provenOn(new ContractWallets(NOWHERE, 500))).toEqual(BASE);
    // as if it were deployed there as well
    expect(await provenOn(contracts())).toEqual([...BASE, 'alt-mainnet']);
  });

  it('a plain key everywhere', async () => {
    expect((await signatures.verify(await sign(evmSigner()))).provenOn).toBeUndefined();
  });
});
