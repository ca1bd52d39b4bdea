import { describe, expect, it } from 'vitest';
import type { ContractWallets } from '../../../server/identity/contract-wallet.ts';
import { WalletSignIns } from '../../../server/identity/sign-in-with-x.ts';
import { WalletSignatures } from '../../../server/identity/wallet-signature.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID } from '../../support/chains/chain-ids.ts';
import { evmSigner, solanaSigner, type WalletSigner } from '../../support/chains/signers.ts';
import { createSignInPayload, encodeSignIn, signUnchecked } from '../../support/server/sign-in.ts';

const OURS = 'https://api.market.example';
const ELSEWHERE = 'https://evil.example';
const NO_CONTRACTS = { verify: async () => false } as unknown as ContractWallets;
const signIns = new WalletSignIns({
  baseUrl: OURS,
  baseChainId: BASE_CHAIN_ID,
  signatures: new WalletSignatures(NO_CONTRACTS),
});

const verify = (header: string) => signIns.verify(header, 'sender');
const signed = async (signer: WalletSigner, changes: object = {}, host = OURS) =>
  createSignInPayload(host, signer, changes);
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const refused = (code = 'invalid_credentials') => expect.objectContaining({ status: 401, code });

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
    ['299 s old', () => ({ issuedAt: at(-299) }), undefined],
    ['301 s old', () => ({ issuedAt: at(-301) }), 'expired_credentials'],
    ['29 s ahead', () => ({ issuedAt: at(29) }), undefined],
    ['32 s ahead', () => ({ issuedAt: at(32) }), 'invalid_credentials'],
    ['expired by its own word', () => ({ expirationTime: at(-1) }), 'expired_credentials'],
    ['not valid yet', () => ({ notBefore: at(20) }), 'invalid_credentials'],
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
    ['issuedAt', new Date(Date.now() - 1000).toISOString()],
    ['statement', 'Another one'],
    ['uri', `${OURS}/api/other`],
    ['expirationTime', at(60)],
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
    await expect(verify(header)).rejects.toEqual(refused());
  },
);

it('a plain key signs for any EVM chain', async () => {
  const signer = evmSigner();
  const payload = await signed(signer, { chainId: `eip155:${ALT_CHAIN_ID}` });
  expect(await verify(encodeSignIn(payload))).toEqual({ wallet: signer.address, chain: 'base' });
});
