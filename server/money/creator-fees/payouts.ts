import { getSolanaAdapter } from '../../chain/solana/adapter.ts';
import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import { openMissingAccounts, reserveFees } from './accounts.ts';
import { AgentTokenNotFoundError, InsufficientFeesError } from './errors.ts';
import { FeeAccount } from './fee-account.entity.ts';
import { FeePayout } from './fee-payout.entity.ts';
import type { FeeVaults } from './fee-vaults.ts';
import { createFeePayoutKind } from './payout-kind.ts';
import { FEE_PAYOUT, type FeePayoutRow, getFeePayout } from './payout-reads.ts';
import { requireAgentWallet, requireRentExempt } from './recipient.ts';

interface FeePayoutsOptions {
  transactions: Transactions;
  chains: Chains;
  vaults: FeeVaults;
  wallets: AgentWallets;
  clock: Clock;
}

export interface FeePayoutRequest {
  agent: Agent;
  tokenMint: string;
  recipientWallet: string;
  amountLamports: bigint;
  requestKey: string | undefined;
  requestedBy: string;
}

/** Pays collected fees to the agent whose token earned them. */
export class FeePayouts {
  readonly #options: FeePayoutsOptions;

  constructor(options: FeePayoutsOptions) {
    this.#options = options;
    options.transactions.register(FEE_PAYOUT, createFeePayoutKind(options));
  }

  async pay(em: EntityManager, request: FeePayoutRequest): Promise<FeePayoutRow> {
    const { chains, wallets, vaults, clock } = this.#options;
    const { agent, tokenMint, recipientWallet, amountLamports, requestKey } = request;
    if (agent.tokenMint !== tokenMint) throw new AgentTokenNotFoundError();
    const before = requestKey === undefined ? null : await em.findOne(FeePayout, { requestKey });
    if (before) return getFeePayout(em, before.id);
    await requireAgentWallet(em, wallets, agent, recipientWallet);
    await requireRentExempt(getSolanaAdapter(chains), recipientWallet, amountLamports);
    await openMissingAccounts(em, vaults, clock.now());
    const id = newId('fee', clock);
    await em.fork().transactional((tx) => this.#store(tx, id, request));
    return getFeePayout(em, id);
  }

  async #store(em: EntityManager, id: string, request: FeePayoutRequest): Promise<void> {
    const { agent, tokenMint, recipientWallet, amountLamports, requestKey = null, requestedBy } = request;
    if (!(await reserveFees(em, tokenMint, amountLamports)))
      throw await buildInsufficientFeesError(em, tokenMint);
    const terms = { recipientWallet, amountLamports, requestKey, requestedBy };
    const createdAt = this.#options.clock.now();
    await em.insert(FeePayout, { id, tokenMint, agentId: agent.id, ...terms, createdAt });
    const subject = { kind: FEE_PAYOUT, subjectType: FEE_PAYOUT, subjectId: id };
    await this.#options.transactions.request(em, { ...subject, network: 'solana-mainnet' });
  }
}

async function buildInsufficientFeesError(
  em: EntityManager,
  tokenMint: string,
): Promise<InsufficientFeesError> {
  const { agentLamports, paidLamports } = await em.findOneOrFail(FeeAccount, tokenMint);
  return new InsufficientFeesError(agentLamports - paidLamports);
}
