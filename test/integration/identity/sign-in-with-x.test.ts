import { beforeAll, expect, it } from 'vitest';
import { ContractWallets } from '../../../server/identity/contract-wallet.ts';
import { WalletSignIns } from '../../../server/identity/sign-in-with-x.ts';
import { WalletSignatures } from '../../../server/identity/wallet-signature.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain } from '../../support/chains/chains.ts';
import { createContractWallet } from '../../support/chains/contract-wallet.ts';
import type { WalletSigner } from '../../support/chains/signers.ts';
import { createSignInPayload, encodeSignIn } from '../../support/server/sign-in.ts';

const OURS = 'https://api.market.example';
let chain: Awaited<ReturnType<typeof evmChain>>;
let signIns: WalletSignIns;
let senders = 0;

beforeAll(async () => {
  chain = await evmChain();
  const signatures = new WalletSignatures(new ContractWallets(chain.rpcUrl, 5000));
  signIns = new WalletSignIns({ baseUrl: OURS, baseChainId: BASE_CHAIN_ID, signatures });
});

const verify = (header: string) => signIns.verify(header, `sender ${++senders}`);
const signed = async (signer: WalletSigner, changes: object = {}, host = OURS) =>
  createSignInPayload(host, signer, changes);
const refused = (code = 'invalid_credentials') => expect.objectContaining({ status: 401, code });

it.each([true, false])(
  'a contract wallet signs for Base, and for Base only (deployed: %s)',
  async (deployed) => {
    const wallet = await createContractWallet(chain, { deployed });
    expect(await verify(encodeSignIn(await signed(wallet)))).toEqual({
      wallet: wallet.address,
      chain: 'base',
      provenOn: ['base-mainnet'],
    });
    const elsewhere = await signed(wallet, { chainId: `eip155:${ALT_CHAIN_ID}` });
    await expect(verify(encodeSignIn(elsewhere))).rejects.toEqual(refused());
  },
);
