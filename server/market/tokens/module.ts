import type { MintMetadata } from '../../chain/solana/token-mint.ts';
import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import { NotificationService } from '../../events/notifications/service.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import type { OnChainActions } from '../../money/wallets/on-chain-actions.ts';
import { WalletPolicy } from '../../money/wallets/policy/wallet-policy.ts';
import { identityMintHandlers, type TokensHandlersOptions, tokensHandlers } from './handlers.ts';
import { maxIdentityMetadata, maxTokenMetadata } from './metadata-urls.ts';
import { MintService } from './mint-service.ts';
import type { TokenLauncher } from './minter.ts';
import { createPumpFunLauncher } from './pump-fun.ts';
import { createToken2022IdentityMinter, createToken2022Launcher } from './token-2022.ts';

interface Dependencies {
  config: Config;
  chains: Chains;
  wallets: AgentWallets;
  transactions: Transactions;
  clock: Clock;
  log: Logger;
}

const LAUNCHERS: Record<string, ((longest: MintMetadata) => TokenLauncher) | undefined> = {
  'token-2022': createToken2022Launcher,
  'pump.fun': createPumpFunLauncher,
};

export interface TokenServices extends TokensHandlersOptions {
  /** The cost shown to wallets, even if launches are disabled. */
  actions: OnChainActions;
}

export function createTokens(dependencies: Dependencies): TokenServices {
  const { config, chains, clock } = dependencies;
  const { baseUrl } = config;
  const notifications = new NotificationService(clock);
  const minting = { ...dependencies, notifications, policy: new WalletPolicy({ clock, notifications }) };
  const longest = maxTokenMetadata(baseUrl);
  const launcher = LAUNCHERS[config.minting.tokenLauncher]?.(longest);
  const identities = createToken2022IdentityMinter(maxIdentityMetadata(baseUrl));
  return {
    launches: new MintService(minting, 'token', launcher),
    identities: new MintService(
      minting,
      'identity',
      config.minting.identityMint === 'off' ? undefined : identities,
    ),
    actions: { launch: (launcher ?? createToken2022Launcher(longest)).action, said: identities.action },
    chains,
    clock,
    baseUrl,
  };
}

export function createTokensModule(services: TokenServices): DomainModule {
  return {
    handlers: { tokens: tokensHandlers(services), identityMint: identityMintHandlers(services) },
  };
}
