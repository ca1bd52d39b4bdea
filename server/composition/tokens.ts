import type { MintMetadata } from '../chain/solana/token-mint.ts';
import { NotificationService } from '../events/notifications/service.ts';
import type { TokensHandlersOptions } from '../market/tokens/handlers.ts';
import { maxIdentityMetadata, maxTokenMetadata } from '../market/tokens/metadata-urls.ts';
import { MintService } from '../market/tokens/mint-service.ts';
import type { TokenLauncher } from '../market/tokens/minter.ts';
import { createPumpFunLauncher } from '../market/tokens/pump-fun.ts';
import { createToken2022IdentityMinter, createToken2022Launcher } from '../market/tokens/token-2022.ts';
import type { OnChainActions } from '../money/wallets/on-chain-actions.ts';
import { WalletPolicy } from '../money/wallets/policy/wallet-policy.ts';
import type { Parts } from './parts.ts';

type Dependencies = Pick<Parts, 'config' | 'chains' | 'wallets' | 'transactions' | 'clock' | 'log'>;

const LAUNCHERS: Record<string, ((longest: MintMetadata) => TokenLauncher) | undefined> = {
  'token-2022': createToken2022Launcher,
  'pump.fun': createPumpFunLauncher,
};

export interface TokensDomain extends TokensHandlersOptions {
  /** What wallets are told that it costs, also where it is off. */
  actions: OnChainActions;
}

/** What agents make on the chain, from the parts of the server. */
export function createTokens(parts: Dependencies): TokensDomain {
  const { config, chains, clock } = parts;
  const { baseUrl } = config;
  const notifications = new NotificationService(clock);
  const minting = { ...parts, notifications, policy: new WalletPolicy({ clock, notifications }) };
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
