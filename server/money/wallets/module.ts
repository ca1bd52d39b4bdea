import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import { NotificationService } from '../../events/notifications/service.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import type { RecipientRules } from '../payouts/recipient-rules.ts';
import { walletsHandlers } from './handlers.ts';
import { KeyExports } from './key-exports.ts';
import type { OnChainActions } from './on-chain-actions.ts';
import { WalletPolicy } from './policy/wallet-policy.ts';
import { type RelayLimits, TransferRelay } from './transfer-relay.ts';
import { WalletPayer, type WalletPayerOptions } from './wallet-payer.ts';
import { WalletTransfers } from './wallet-transfers.ts';

interface Dependencies {
  chains: Chains;
  wallets: AgentWallets;
  transactions: Transactions;
  recipients: RecipientRules;
  clock: Clock;
  /** On-chain uses of wallets, with their costs. */
  actions: OnChainActions;
  config: { relay: RelayLimits };
}

export function createWalletsModule(dependencies: Dependencies): DomainModule {
  const { chains, wallets, transactions, recipients, clock, actions, config } = dependencies;
  const notifications = new NotificationService(clock);
  const policy = new WalletPolicy({ clock, notifications });
  const relay = new TransferRelay({ limits: config.relay, clock });
  return {
    handlers: {
      wallets: walletsHandlers({
        chains,
        wallets,
        recipients,
        clock,
        actions,
        transfers: new WalletTransfers({ transactions, wallets, policy, relay, chains, clock }),
        exports: new KeyExports({ wallets, clock, notifications }),
        notifications,
      }),
    },
  };
}

/** Pays for purchases from agents' wallets, within their owners' policy. */
export function createWalletPayer(options: Omit<WalletPayerOptions, 'policy'>): WalletPayer {
  const { clock } = options;
  const policy = new WalletPolicy({ clock, notifications: new NotificationService(clock) });
  return new WalletPayer({ ...options, policy });
}
