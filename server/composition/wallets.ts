import { NotificationService } from '../events/notifications/service.ts';
import type { WalletsHandlersOptions } from '../money/wallets/handlers.ts';
import { KeyExports } from '../money/wallets/key-exports.ts';
import type { OnChainActions } from '../money/wallets/on-chain-actions.ts';
import { WalletPolicy } from '../money/wallets/policy/wallet-policy.ts';
import { WalletTransfers } from '../money/wallets/wallet-transfers.ts';
import type { Parts } from './parts.ts';

type Dependencies = Pick<Parts, 'chains' | 'wallets' | 'transactions' | 'recipients' | 'clock'>;

/** What agents' wallets are used for, from the parts of the server. */
export function createWallets(parts: Dependencies, actions: OnChainActions): WalletsHandlersOptions {
  const { chains, wallets, transactions, recipients, clock } = parts;
  const notifications = new NotificationService(clock);
  const policy = new WalletPolicy({ clock, notifications });
  return {
    chains,
    wallets,
    recipients,
    clock,
    actions,
    transfers: new WalletTransfers({ transactions, wallets, policy, clock }),
    exports: new KeyExports({ wallets, clock, notifications }),
    notifications,
  };
}
