import type { Config } from '../config/config.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { AgentKeys } from '../identity/agent-keys.ts';
import { ContractWallets } from '../identity/contract-wallet.ts';
import { IdentityTokens } from '../identity/identity-tokens.ts';
import { McpTokens } from '../identity/oauth/mcp-tokens.ts';
import { QuerySignatures } from '../identity/query-signatures.ts';
import { WalletSignIns } from '../identity/sign-in-with-x.ts';
import { UserSessions } from '../identity/user-sessions.ts';
import { WalletSignatures } from '../identity/wallet-signature.ts';
import { OrderAccessTokens } from '../market/orders/access-token.ts';
import { createAdminKeyAuthenticator } from '../operations/credentials/admin-key.ts';
import { createApiKeyAuthenticator } from '../operations/credentials/api-key.ts';
import type { Authenticator } from '../operations/credentials/authenticator.ts';
import {
  createAdminSessionAuthenticator,
  createIdentityAuthenticator,
} from '../operations/credentials/identity-token.ts';
import { createMcpTokenAuthenticator } from '../operations/credentials/mcp-token.ts';
import { createOrderTokenAuthenticator } from '../operations/credentials/order-token.ts';
import { paymentAuthenticator } from '../operations/credentials/payment.ts';
import { createSignInAuthenticator } from '../operations/credentials/sign-in-with-x.ts';
import { TrustedOrigins } from '../operations/credentials/trusted-origins.ts';
import { createWalletAuthenticator } from '../operations/credentials/wallet.ts';
import { toResourceUrl } from '../web/oauth/paths.ts';

/** A short timeout for checking a contract wallet on other chains. */
const ALT_CHAIN_TIMEOUT_MS = 2000;

/** One for each credential. Opens no connection until first used. */
export function createAuthenticators(config: Config, em: EntityManager, clock: Clock): Authenticator[] {
  const { idp, admin, base, alt, rpcTimeoutMs, lookupKey, baseUrl, appUrl } = config;
  const ownOrigins = new TrustedOrigins([baseUrl, appUrl]);
  const sessions = new UserSessions(new IdentityTokens(idp), admin.userIds);
  const patience = Math.min(rpcTimeoutMs, ALT_CHAIN_TIMEOUT_MS);
  const elsewhere = new Map(alt && [[alt.network, new ContractWallets(alt.rpcUrl, patience)]]);
  const signatures = new WalletSignatures(new ContractWallets(base.rpcUrl, rpcTimeoutMs), elsewhere);
  return [
    createIdentityAuthenticator(sessions, ownOrigins),
    createAdminSessionAuthenticator(sessions, ownOrigins),
    createWalletAuthenticator(signatures, new QuerySignatures(em, clock)),
    createSignInAuthenticator(new WalletSignIns({ baseUrl, baseChainId: base.chainId, signatures })),
    createApiKeyAuthenticator(new AgentKeys({ em, clock, lookupKey })),
    createAdminKeyAuthenticator(admin.apiKey),
    createMcpTokenAuthenticator(new McpTokens({ em, lookupKey, audience: toResourceUrl(appUrl) })),
    createOrderTokenAuthenticator(new OrderAccessTokens(em, lookupKey)),
    paymentAuthenticator,
  ];
}
