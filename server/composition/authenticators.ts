import type { Config } from '../config/config.ts';
import { resourceOf } from '../doors/oauth/paths.ts';
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
import { OrderTokens } from '../market/orders/access-token.ts';
import { adminKeyAuthenticator } from '../operations/credentials/admin-key.ts';
import { apiKeyAuthenticator } from '../operations/credentials/api-key.ts';
import type { Authenticator } from '../operations/credentials/authenticator.ts';
import {
  adminSessionAuthenticator,
  identityAuthenticator,
} from '../operations/credentials/identity-token.ts';
import { mcpTokenAuthenticator } from '../operations/credentials/mcp-token.ts';
import { orderTokenAuthenticator } from '../operations/credentials/order-token.ts';
import { OwnOrigins } from '../operations/credentials/own-origins.ts';
import { paymentAuthenticator } from '../operations/credentials/payment.ts';
import { signInAuthenticator } from '../operations/credentials/sign-in-with-x.ts';
import { walletAuthenticator } from '../operations/credentials/wallet.ts';

/** Whether a contract wallet also counts on another chain is not worth a long wait. */
const ELSEWHERE_TIMEOUT_MS = 2000;

/** One for each credential that can be checked; no connection is opened before the first is. */
export function createAuthenticators(config: Config, em: EntityManager, clock: Clock): Authenticator[] {
  const { idp, admin, base, alt, rpcTimeoutMs, lookupKey, baseUrl, appUrl } = config;
  const ownOrigins = new OwnOrigins([baseUrl, appUrl]);
  const sessions = new UserSessions(new IdentityTokens(idp), admin.userIds);
  const patience = Math.min(rpcTimeoutMs, ELSEWHERE_TIMEOUT_MS);
  const elsewhere = new Map(alt && [[alt.network, new ContractWallets(alt.rpcUrl, patience)]]);
  const signatures = new WalletSignatures(new ContractWallets(base.rpcUrl, rpcTimeoutMs), elsewhere);
  return [
    identityAuthenticator(sessions, ownOrigins),
    adminSessionAuthenticator(sessions, ownOrigins),
    walletAuthenticator(signatures, new QuerySignatures(em, clock)),
    signInAuthenticator(new WalletSignIns({ baseUrl, baseChainId: base.chainId, signatures })),
    apiKeyAuthenticator(new AgentKeys({ em, clock, lookupKey })),
    adminKeyAuthenticator(admin.apiKey),
    mcpTokenAuthenticator(new McpTokens({ em, lookupKey, audience: resourceOf(appUrl) })),
    orderTokenAuthenticator(new OrderTokens(em, lookupKey)),
    paymentAuthenticator,
  ];
}
