import type { MintMetadata } from '../chain/solana/token-mint.ts';
import { longestIdentity, longestToken } from '../market/tokens/addresses.ts';
import type { TokensHandlersOptions } from '../market/tokens/handlers.ts';
import type { TokenLauncher } from '../market/tokens/minter.ts';
import { Mints } from '../market/tokens/mints.ts';
import { pumpFunLauncher } from '../market/tokens/pump-fun.ts';
import { token2022Identities, token2022Launcher } from '../market/tokens/token-2022.ts';
import { WalletPolicy } from '../money/wallets/policy/wallet-policy.ts';
import type { OnChainActions } from '../money/wallets/requirements.ts';
import { NotificationService } from '../news/notifications/service.ts';
import type { Parts } from './parts.ts';

type Dependencies = Pick<Parts, 'config' | 'chains' | 'wallets' | 'transactions' | 'clock' | 'log'>;

const LAUNCHERS: Record<string, ((longest: MintMetadata) => TokenLauncher) | undefined> = {
  'token-2022': token2022Launcher,
  'pump.fun': pumpFunLauncher,
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
  const longest = longestToken(baseUrl);
  const launcher = LAUNCHERS[config.minting.tokenLauncher]?.(longest);
  const identities = token2022Identities(longestIdentity(baseUrl));
  return {
    launches: new Mints(minting, 'token', launcher),
    identities: new Mints(
      minting,
      'identity',
      config.minting.identityMint === 'off' ? undefined : identities,
    ),
    actions: { launch: (launcher ?? token2022Launcher(longest)).action, said: identities.action },
    chains,
    clock,
    baseUrl,
  };
}
