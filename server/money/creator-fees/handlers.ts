import type { FeesHandlers } from '../../../generated/handlers.gen.ts';
import { solanaOf } from '../../chain/solana/adapter.ts';
import type { Chains } from '../../chain/types.ts';
import { created, list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { pageRequest } from '../../foundation/browse/page.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { requireAgentOrOwner } from '../../identity/agent-ownership.ts';
import { callerName } from '../../identity/caller-name.ts';
import { findAgent } from '../../identity/find-agent.ts';
import { findAccount, openAccounts, readAccountPage, readAccounts } from './accounts.ts';
import type { FeeCollections } from './collections.ts';
import { toBalance, toCollection, toPayout, toTokenFees } from './convert.ts';
import { CreatorFeesOffError, NoSuchTokenError } from './errors.ts';
import type { FeeVaults } from './fee-vaults.ts';
import { parseLamports } from './lamports-field.ts';
import { readPayouts } from './payout-rows.ts';
import type { FeePayouts } from './payouts.ts';
import { readTotals } from './totals.ts';

interface CreatorFees {
  vaults: FeeVaults;
  collections: FeeCollections;
  payouts: FeePayouts;
}

export interface FeesHandlersOptions {
  /** Undefined where they are not configured. */
  fees: CreatorFees | undefined;
  chains: Chains;
  clock: Clock;
}

export function feesHandlers({ fees, chains, clock }: FeesHandlersOptions): FeesHandlers<RequestContext> {
  const configured = (): CreatorFees => {
    if (!fees) throw new CreatorFeesOffError();
    return fees;
  };
  const balancesOf = (accounts: readonly { vault: string }[]) =>
    solanaOf(chains).nativeBalances(accounts.map(({ vault }) => vault));

  return {
    async index({ query }, context) {
      const em = context.em();
      await openAccounts(em, configured().vaults, clock.now());
      const { rows, total, nextCursor } = await readAccountPage(em, pageRequest(query));
      const balances = await balancesOf(rows);
      return list(
        rows.map((row, index) => toTokenFees(row, balances[index] ?? 0n)),
        total,
        nextCursor,
      );
    },
    async balance(_request, context) {
      const em = context.em();
      const { vaults } = configured();
      await openAccounts(em, vaults, clock.now());
      const balances = await balancesOf(await readAccounts(em));
      const collectable = balances.reduce((sum, one) => sum + one, 0n);
      return ok(toBalance({ creatorWallet: vaults.creatorWallet, collectable, ...(await readTotals(em)) }));
    },
    async ofAgent({ path }, context) {
      const { vaults } = configured();
      const em = context.em();
      const agent = await findAgent(em, path.id, context.caller);
      await requireAgentOrOwner(em, context.caller, agent);
      if (!agent.tokenMint) throw new NoSuchTokenError();
      await openAccounts(em, vaults, clock.now());
      const account = await findAccount(em, agent.id);
      if (!account) throw new NoSuchTokenError();
      const [balance = 0n] = await balancesOf([account]);
      return ok(toTokenFees(account, balance));
    },
    async payouts({ query }, context) {
      configured();
      const { rows, total, nextCursor } = await readPayouts(context.em(), pageRequest(query));
      return list(rows.map(toPayout), total, nextCursor);
    },
    async collect(_request, context) {
      const requestedBy = callerName(context.caller) ?? '';
      const request = { requestKey: context.idempotencyId, requestedBy };
      return ok(toCollection(await configured().collections.collect(context.em(), request)));
    },
    async payout({ body }, context) {
      const { payouts } = configured();
      const em = context.em();
      const amountLamports = parseLamports('body.amount_lamports', body.amount_lamports);
      const paid = await payouts.pay(em, {
        agent: await findAgent(em, body.agent_id, context.caller),
        tokenMint: body.token_mint,
        recipientWallet: body.recipient_wallet,
        amountLamports,
        requestKey: context.idempotencyId,
        requestedBy: callerName(context.caller) ?? '',
      });
      return created(toPayout(paid));
    },
  };
}
