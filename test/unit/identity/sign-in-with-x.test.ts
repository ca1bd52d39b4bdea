import { SOLANA_DEVNET } from '@x402/extensions/sign-in-with-x';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContractWallets } from '../../../server/identity/contract-wallet.ts';
import { WalletSignIns } from '../../../server/identity/sign-in-with-x.ts';
import { WalletSignatures } from '../../../server/identity/wallet-signature.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID } from '../../support/chains/chain-ids.ts';
import { evmSigner, solanaSigner, type WalletSigner } from '../../support/chains/signers.ts';
import { createSignInPayload, encodeSignIn, signUnchecked } from '../../support/server/sign-in.ts';

const OURS = 'https://api.market.example';
const ELSEWHERE = 'https://evil.example';
const NOW = new Date('2026-01-01T00:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Stands for the chain, which says whether a contract wallet agrees. */
const createSignIns = (contractsAgree: boolean) =>
  new WalletSignIns({
    baseUrl: OURS,
    baseChainId: BASE_CHAIN_ID,
    signatures: new WalletSignatures({ verify: async () => contractsAgree } as unknown as ContractWallets),
  });
const signIns = createSignIns(false);

const verify = (header: string) => signIns.verify(header, 'sender');
const signed = async (signer: WalletSigner, changes: object = {}, host = OURS) =>
  createSignInPayload(host, signer, changes);
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const refused = (code = 'invalid_credentials', message = '') =>
  expect.objectContaining({ status: 401, code, message: expect.stringContaining(message) });

describe.each([
  ['solana', solanaSigner],
  ['base', evmSigner],
] as const)('a wallet on %s', (name, newSigner) => {
  it('is believed when it signed for us, with all that a message may hold', async () => {
    const signer = newSigner();
    const whole = {
      statement: 'Prove that it is yours',
      expirationTime: at(60),
      notBefore: at(-1),
      requestId: 'r1',
      resources: [`${OURS}/api/orders`],
    };
    for (const changes of [{}, whole]) {
      expect(await verify(encodeSignIn(await signed(signer, changes)))).toEqual({
        wallet: signer.address,
        chain: name,
      });
    }
  });

  it.each([
    ['300 s old', () => ({ issuedAt: at(-300) }), undefined],
    ['a moment older', () => ({ issuedAt: at(-300.001) }), 'expired_credentials'],
    ['30 s ahead', () => ({ issuedAt: at(30) }), undefined],
    ['a moment more ahead', () => ({ issuedAt: at(30.001) }), 'invalid_credentials'],
    ['valid for another moment', () => ({ expirationTime: at(0.001) }), undefined],
    ['expired by its own word', () => ({ expirationTime: at(0) }), 'expired_credentials'],
    ['valid from now on', () => ({ notBefore: at(0) }), undefined],
    ['not valid yet', () => ({ notBefore: at(0.001) }), 'invalid_credentials'],
  ])('%s', async (_what, changes, code) => {
    const verified = verify(encodeSignIn(await signed(newSigner(), changes())));
    if (code === undefined) expect(await verified).toMatchObject({ chain: name });
    else await expect(verified).rejects.toEqual(refused(code));
  });

  it('is not believed with what it signed for another host', async () => {
    const foreign = await signed(newSigner(), {}, ELSEWHERE);
    const ours = { domain: 'api.market.example', uri: `${OURS}/api/orders` };
    for (const payload of [foreign, { ...foreign, ...ours }, { ...foreign, domain: ours.domain }]) {
      await expect(verify(encodeSignIn(payload))).rejects.toEqual(refused());
    }
  });

  it.each([
    ['domain', { domain: 'evil.example' }],
    ['domain with another port', { domain: 'api.market.example:8443' }],
    ['domain above ours', { domain: 'market.example' }],
    ['uri', { uri: `${ELSEWHERE}/api/orders` }],
  ])(
    'is not believed with a foreign %s, though all of the rest is ours and signed',
    async (_what, foreign) => {
      const signer = newSigner();
      const header = async (changes: object) => encodeSignIn(await signUnchecked(OURS, signer, changes));
      expect(await verify(await header({}))).toMatchObject({ wallet: signer.address });
      await expect(verify(await header(foreign))).rejects.toEqual(refused());
    },
  );

  it.each([
    ['nonce', 'ffffffffffffffff'],
    ['issuedAt', new Date(NOW.getTime() - 1000).toISOString()],
    ['statement', 'Another one'],
    ['uri', `${OURS}/api/other`],
    ['expirationTime', new Date(NOW.getTime() + 60_000).toISOString()],
    ['signature', 'nonsense'],
    ['signature', `0x${'11'.repeat(65)}`],
    ['chainId', 'cosmos:hub'],
    ['address', 'nobody'],
    ['issuedAt', 'yesterday'],
  ])('is not believed with another %s than it signed: %s', async (field, value) => {
    const payload = { ...(await signed(newSigner())), [field]: value };
    await expect(verify(encodeSignIn(payload))).rejects.toEqual(refused());
  });

  it('is not believed with the signature of another wallet', async () => {
    const payload = { ...(await signed(newSigner())), address: newSigner().address };
    await expect(verify(encodeSignIn(payload))).rejects.toEqual(refused());
  });
});

it('a text that could be read as two messages is refused, though its wallet signed it', async () => {
  const statement = `Hello\n\nURI: ${OURS}/api/orders\nVersion: 1`;
  await expect(verify(encodeSignIn(await signed(solanaSigner(), { statement })))).rejects.toEqual(refused());
});

it.each(['', 'x', '%%%', Buffer.from('no json').toString('base64'), Buffer.from('{}').toString('base64')])(
  'what is no signed message is refused: "%s"',
  async (header) => {
    const message = 'it must be base64 of the JSON of a signed message';
    await expect(verify(header)).rejects.toEqual(refused('invalid_credentials', message));
  },
);

it('a control character in a list is refused', async () => {
  const resources = [`${OURS}/api/orders`, `${OURS}/\u007f`];
  const header = encodeSignIn(await signed(solanaSigner(), { resources }));
  await expect(verify(header)).rejects.toEqual(refused('invalid_credentials', 'control characters'));
});

it.each([
  ['an uri that is none', solanaSigner, { uri: 'orders' }, 'its uri must be an address at'],
  ['a time of issue in words', solanaSigner, { issuedAt: 'yesterday' }, 'its times must be in ISO 8601'],
  ['an expiry in words', solanaSigner, { expirationTime: 'soon' }, 'its times must be in ISO 8601'],
  ['a start in words', solanaSigner, { notBefore: 'now' }, 'its times must be in ISO 8601'],
  [
    'the chain of the other kind',
    evmSigner,
    { chainId: SOLANA_DEVNET },
    'its chainId must begin with eip155:',
  ],
])('a wallet is not believed with %s, though it signed it', async (_what, newSigner, changes, message) => {
  const header = encodeSignIn(await signUnchecked(OURS, newSigner(), changes));
  await expect(verify(header)).rejects.toEqual(refused('invalid_credentials', message));
});

it.each([
  ['an address of no chain', { address: 'nobody' }, 'its address is neither a Solana nor an EVM address'],
  ['a chain that is no number', { chainId: 'eip155:base' }, 'its fields do not form a sign-in message'],
  ['another text', { statement: 'Another one' }, 'the signature does not match its address and message'],
])('a wallet is told what is wrong with %s', async (_what, changes, message) => {
  const payload = { ...(await signed(evmSigner())), ...changes };
  await expect(verify(encodeSignIn(payload))).rejects.toEqual(refused('invalid_credentials', message));
});

it('a contract wallet signs for Base, where it is asked, and for no other chain', async () => {
  const agreeing = createSignIns(true);
  const contract = async (chainId: number) => {
    const payload = await signed(evmSigner(), { chainId: `eip155:${chainId}` });
    return { ...payload, address: evmSigner().address };
  };
  const onBase = await contract(BASE_CHAIN_ID);
  expect(await agreeing.verify(encodeSignIn(onBase), 'sender')).toEqual({
    wallet: onBase.address,
    chain: 'base',
    provenOn: ['base-mainnet'],
  });
  await expect(agreeing.verify(encodeSignIn(await contract(ALT_CHAIN_ID)), 'sender')).rejects.toEqual(
    refused(),
  );
});

it('a plain key signs for any EVM chain', async () => {
  const signer = evmSigner();
  const payload = await signed(signer, { chainId: `eip155:${ALT_CHAIN_ID}` });
  expect(await verify(encodeSignIn(payload))).toEqual({ wallet: signer.address, chain: 'base' });
});
