import type { Credential } from '../../../generated/routes.gen.ts';
import { KeyScope, OAuthScope } from '../../../generated/vocabulary.gen.ts';
import { ALT_CHAIN_ID, evmChain } from '../../support/chains/chains.ts';
import { createSameAddressWallets } from '../../support/chains/contract-wallet.ts';
import {
  createWalletCredentials,
  evmSigner,
  solanaSigner,
  type WalletSigner,
} from '../../support/chains/signers.ts';
import { makeAgent, makeUser } from '../../support/market/factories.ts';
import { grantConnection } from '../../support/oauth/grant-connection.ts';
import type { ServedOperation } from '../statuses/operations.ts';
import { type Changes, signRequest, type World } from '../statuses/world.ts';

/** A credential of some strength, and how a request carries it. */
export interface Presented {
  name: string;
  /** Under which name operations accept it; undefined where it is nothing that the API takes. */
  credential: Credential | undefined;
  scopes?: readonly KeyScope[];
  /** Whether it is custody proof, or why not. */
  custody: 'proof' | 'never' | 'stale' | 'used';
  /** Only the chain knows whether it is good. Who asks too often is told to wait, with 503. */
  asksChain?: boolean;
  /** Refused wherever it is looked at. */
  isBad?: boolean;
  carry(operation: ServedOperation): Promise<Pick<Changes, 'headers' | 'query' | 'fields'>>;
}

const MINUTE_MS = 60_000;
const SCOPES = Object.values(KeyScope);

const bearer = (token: string) => async () => ({ headers: { authorization: `Bearer ${token}` } });

function key(name: string, token: string, scopes: readonly KeyScope[]): Presented {
  return { name, credential: 'api_key', scopes, custody: 'never', carry: bearer(token) };
}

/** Every kind of credential that somebody may hold of one account. */
export async function presentAll({ api, account, tokens }: World, adminKey: string): Promise<Presented[]> {
  const { signer } = account.credentials.wallet ?? {};
  const { bearer: fullKey = '' } = account.credentials.api_key ?? {};
  if (!signer) throw new Error('The account has no wallet');
  const stranger = await makeAgent(api);
  const [onAlt] = await createSameAddressWallets([await evmChain(ALT_CHAIN_ID)], [evmSigner()]);
  if (!onAlt) throw new Error('There is no contract wallet');
  const connection = await grantConnection(api, (await makeUser(api)).id, Object.values(OAuthScope));
  const scoped = await Promise.all(
    SCOPES.map(async (scope) => key(`key with ${scope}`, await newKey(scope), [scope])),
  );
  const person = { wallets: [account.wallet], sub: 'somebody-with-a-wallet' };
  const fresh = await api.idp.signToken(person);
  const stale = await api.idp.signToken({ ...person, auth_time: Math.floor(Date.now() / 1000) - 50 * 60 });
  await api.call('POST', '/api/auth/user', { bearer: fresh });

  async function newKey(scope: KeyScope): Promise<string> {
    const path = `/api/agents/${account.ids['/api/agents/']}/keys`;
    const answer = await api.call('POST', path, {
      signer: signer as WalletSigner,
      body: { name: scope, scopes: [scope] },
    });
    if (answer.status !== 201) throw new Error(`No key: ${answer.text}`);
    return answer.data.api_key;
  }

  /** Spent on something that takes custody proof. */
  async function usedSignature() {
    const fields = await createWalletCredentials(signer as WalletSigner);
    const body = { ...fields, daily_spend_limit_usd: '10.00' };
    const answer = await api.call('PUT', `/api/agents/${account.ids['/api/agents/']}/wallet/settings`, {
      body,
    });
    if (answer.status !== 200) throw new Error(`The signature was not used: ${answer.text}`);
    return fields;
  }

  return [
    { name: 'none', credential: undefined, custody: 'never', carry: async () => ({}) },
    key('key with all scopes', fullKey, SCOPES),
    ...scoped,
    key("another agent's key", stranger.apiKey, SCOPES),
    { name: 'fresh identity token', credential: 'idp', custody: 'proof', carry: bearer(fresh) },
    { name: 'stale identity token', credential: 'idp', custody: 'stale', carry: bearer(stale) },
    {
      name: "operator's fresh token",
      credential: 'admin_session',
      custody: 'proof',
      carry: bearer(tokens.operator),
    },
    {
      name: 'fresh wallet signature',
      credential: 'wallet',
      custody: 'proof',
      carry: (operation) => signRequest(operation, signer, Date.now()),
    },
    {
      name: 'stale wallet signature',
      credential: 'wallet',
      custody: 'stale',
      isBad: true,
      carry: (operation) => signRequest(operation, signer, Date.now() - 6 * MINUTE_MS),
    },
    {
      name: 'replayed wallet signature',
      credential: 'wallet',
      custody: 'used',
      carry: async ({ bodyType }) => {
        const fields = await usedSignature();
        if (bodyType === 'application/json') return { fields };
        return { query: { ...fields, wallet_sig_ts: String(fields.wallet_sig_ts) } };
      },
    },
    {
      name: 'wallet signature in the query',
      credential: 'wallet',
      custody: 'never',
      carry: async () => {
        const at = Date.now();
        return { query: { ...(await createWalletCredentials(signer, at)), wallet_sig_ts: String(at) } };
      },
    },
    {
      name: "another wallet's signature",
      credential: 'wallet',
      custody: 'proof',
      carry: (operation) => signRequest(operation, solanaSigner(), Date.now()),
    },
    {
      name: 'contract wallet of another chain',
      credential: 'wallet',
      custody: 'never',
      asksChain: true,
      isBad: true,
      carry: (operation) => signRequest(operation, onAlt, Date.now()),
    },
    { name: 'OAuth token', credential: 'mcp_oauth', custody: 'never', carry: bearer(connection.token) },
    { name: 'admin key', credential: 'admin_key', custody: 'never', carry: bearer(adminKey) },
    {
      name: 'order token of another order',
      credential: 'order_token',
      custody: 'never',
      isBad: true,
      carry: async () => ({ query: { access_token: 'a'.repeat(43) } }),
    },
  ];
}
