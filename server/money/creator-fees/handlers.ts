import type { FeesHandlers } from '../../../generated/handlers.gen.ts';
import { getSolanaAdapter } from '../../chain/solana/adapter.ts';
import type { Chains } from '../../chain/types.ts';
import { created, list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { requireAgentOrOwner } from '../../identity/agent-ownership.ts';
import { formatCallerId } from '../../identity/caller-id.ts';
import { getAgent } from '../../identity/get-agent.ts';
import { findFeeAccount, listFeeAccounts, openMissingAccounts, readFeeAccounts } from './accounts.ts';
import type { FeeCollections } from './collections.ts';
import { toFeeBalance, toFeeCollection, toFeePayout, toTokenFees } from './convert.ts';
import { AgentTokenNotFoundError, CreatorFeesNotConfiguredError } from './errors.ts';
import type { FeeVaults } from './fee-vaults.ts';
import { parseLamportsField } from './lamports-field.ts';
import { listFeePayouts } from './payout-reads.ts';
import type { FeePayouts } from './payouts.ts';
import { readFeeTotals } from './totals.ts';

interface CreatorFees {
  vaults: FeeVaults;
  collections: FeeCollections;
  payouts: FeePayouts;
}

export interface FeesHandlersOptions {
  /** Undefined if they are not configured. */
  fees: CreatorFees | undefined;
  chains: Chains;
  clock: Clock;
}

export function feesHandlers({ fees, chains, clock }: FeesHandlersOptions): FeesHandlers<RequestContext> {
  const requireConfigured = (): CreatorFees => {
    if (!fees) throw new CreatorFeesNotConfiguredError();
    return fees;
  };
  const readBalances = (accounts: readonly { vault: string }[]) =>
    getSolanaAdapter(chains).readNativeBalances(accounts.map(({ vault }) => vault));

  return {
    async index({ query }, context) {
      const em = context.em();
      await openMissingAccounts(em, requireConfigured().vaults, clock.now());
      const { rows, total, nextCursor } = await listFeeAccounts(em, parsePageRequest(query));
      const balances = await readBalances(rows);
      return list(
        rows.map((row, index) => toTokenFees(row, balances[index] ?? 0n)),
        total,
        nextCursor,
      );
    },
    async balance(_request, context) {
      const em = context.em();
      const { vaults } = requireConfigured();
      await openMissingAccounts(em, vaults, clock.now());
      const balances = await readBalances(await readFeeAccounts(em));
      const collectable = balances.reduce((sum, one) => sum + one, 0n);
      return ok(
        toFeeBalance({ creatorWallet: vaults.creatorWallet, collectable, ...(await readFeeTotals(em)) }),
      );
    },
    async ofAgent({ path }, context) {
      const { vaults } = requireConfigured();
      const em = context.em();
      const agent = await getAgent(em, path.id, context.caller);
      await requireAgentOrOwner(em, context.caller, agent);
      if (!agent.tokenMint) throw new AgentTokenNotFoundError();
      await openMissingAccounts(em, vaults, clock.now());
      const account = await findFeeAccount(em, agent.id);
      if (!account) throw new AgentTokenNotFoundError();
      const [balance = 0n] = await readBalances([account]);
      return ok(toTokenFees(account, balance));
    },
    async payouts({ query }, context) {
      requireConfigured();
      const { rows, total, nextCursor } = await listFeePayouts(context.em(), parsePageRequest(query));
      return list(rows.map(toFeePayout), total, nextCursor);
    },
    async collect(_request, context) {
      const requestedBy = formatCallerId(context.caller) ?? '';
      const request = { requestKey: context.idempotencyId, requestedBy };
      return ok(toFeeCollection(await requireConfigured().collections.collect(context.em(), request)));
    },
    async payout({ body }, context) {
      const { payouts } = requireConfigured();
      const em = context.em();
      const amountLamports = parseLamportsField('body.amount_lamports', body.amount_lamports);
      const paid = await payouts.pay(em, {
        agent: await getAgent(em, body.agent_id, context.caller),
        tokenMint: body.token_mint,
        recipientWallet: body.recipient_wallet,
        amountLamports,
        requestKey: context.idempotencyId,
        requestedBy: formatCallerId(context.caller) ?? '',
      });
      return created(toFeePayout(paid));
    },
  };
}
