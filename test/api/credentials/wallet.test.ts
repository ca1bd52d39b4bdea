import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { createContractWallet } from '../../support/chains/contract-wallet.ts';
import { createWalletCredentials, evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ chains: true });
});
afterAll(() => api.close());

const put = (body: object, headers?: Record<string, string>) =>
  api.call('PUT', '/api/profile', { body: { bio: 'hello', ...body }, ...(headers && { headers }) });

describe.each([
  ['solana', solanaSigner],
  ['base', evmSigner],
] as const)('a %s wallet', (chain, newSigner) => {
  it('signs in the body, with its chain named, hinted in the header, or told by its address', async () => {
    const signed = await createWalletCredentials(newSigner());
    for (const [body, headers] of [
      [signed, {}],
      [{ ...signed, wallet_chain: chain }, {}],
      [signed, { 'X-Market-Wallet-Chain': chain }],
      [{ ...signed, wallet_chain: chain }, { 'X-Market-Wallet-Chain': 'solana' }],
    ] as const) {
      const { status, data } = await put(body, headers);
      expect([status, data?.wallet]).toEqual([200, signed.wallet]);
    }
  });

  it('signs in the query of a request', async () => {
    const { wallet, wallet_sig, wallet_sig_ts } = await createWalletCredentials(newSigner());
    const { status, data } = await api.call('PUT', '/api/profile', {
      query: { wallet, wallet_sig, wallet_sig_ts },
      body: { bio: 'by query' },
    });
    expect([status, data?.bio]).toEqual([200, 'by query']);
  });

  it('is refused when the hint names the other chain', async () => {
    const signed = await createWalletCredentials(newSigner());
    const other = chain === 'solana' ? 'base' : 'solana';
    expect((await put({ ...signed, wallet_chain: other })).status).toBe(401);
    expect((await put(signed, { 'X-Market-Wallet-Chain': other })).status).toBe(401);
  });

  it('is told of a hint that names no chain', async () => {
    const signed = await createWalletCredentials(newSigner());
    const unknown = { status: 400, body: { code: 'validation_failed' } };
    expect(await put({ ...signed, wallet_chain: 'dogecoin' })).toMatchObject(unknown);
    expect(await put(signed, { 'X-Market-Wallet-Chain': 'foo' })).toMatchObject(unknown);
    const both = await put({ ...signed, wallet_chain: chain }, { 'X-Market-Wallet-Chain': 'foo' });
    expect(both).toMatchObject(unknown);
  });

  it('is refused with an old signature, and told so', async () => {
    const { status, body } = await put(await createWalletCredentials(newSigner(), Date.now() - 301_000));
    expect([status, body.code]).toEqual([401, 'expired_credentials']);
  });

  it('is refused with the signature of another wallet', async () => {
    const signed = await createWalletCredentials(newSigner());
    const { status, body } = await put({ ...signed, wallet: newSigner().address });
    expect([status, body.code]).toEqual([401, 'invalid_credentials']);
  });
});

test.each([true, false])('a contract wallet signs too (deployed: %s)', async (deployed) => {
  const wallet = await createContractWallet(await evmChain(), { deployed });
  const { status, data } = await put(await createWalletCredentials(wallet));
  expect([status, data?.wallet]).toEqual([200, wallet.address]);
});

test.each(['wallet', 'wallet_sig', 'wallet_sig_ts'])('a signature without %s is a bad one', async (field) => {
  const { status, body } = await put({
    ...(await createWalletCredentials(solanaSigner())),
    [field]: undefined,
  });
  expect([status, body.code]).toEqual([401, 'invalid_credentials']);
});

test.each([
  { wallet_sig_ts: 'yesterday' },
  { wallet_sig_ts: 1.5 },
  { wallet_sig_ts: null },
  { wallet_sig_ts: [1] },
  { wallet_sig: 7 },
  { wallet_sig: { r: 1 } },
  { wallet_sig: '1'.repeat(8193) },
  { wallet: ['a', 'b'] },
  { wallet: 'nobody' },
])('a signature with %o is refused and not a failure of ours', async (change) => {
  const { status } = await put({ ...(await createWalletCredentials(solanaSigner())), ...change });
  expect(status).toBe(401);
});

test('a wallet that is only named proves nothing', async () => {
  const { status, body } = await put({ wallet: solanaSigner().address });
  expect([status, body.code]).toEqual([401, 'missing_credentials']);
});
