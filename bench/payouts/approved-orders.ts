import type pg from 'pg';
import { getCachedCredentials } from '../../test/support/chains/signers.ts';
import type { LocalChains } from '../lifecycle/local-chains.ts';
import type { Network } from '../lifecycle/networks.ts';
import { callApi, createClients, PRICE_MICRO, requireSuccess, type Seller } from '../lifecycle/shop.ts';
import type { Stack } from '../lifecycle/stack.ts';

const AT_ONCE = 5;

/** One approved order of each seller on the network, while no worker runs. */
export async function approveOrders(
  stack: Stack,
  chains: LocalChains,
  network: Network,
  sellers: readonly Seller[],
): Promise<void> {
  const clients = await createClients(chains, network, AT_ONCE);
  const count = Math.ceil(sellers.length / AT_ONCE);
  const to = stack.treasury[network];
  const payments = await chains.call.pay(
    clients.map(({ key }) => ({ network, key, to, micro: PRICE_MICRO, count })),
  );
  await Promise.all(
    clients.map(async ({ signer }, index) => {
      const own = sellers.filter((_, place) => place % AT_ONCE === index);
      for (const [place, seller] of own.entries())
        await approveOrder(stack, network, seller, signer, payments[index]?.[place] ?? '');
    }),
  );
}

async function approveOrder(
  { urls: [url = ''] }: Stack,
  network: Network,
  { serviceId, apiKey }: Seller,
  signer: Parameters<typeof getCachedCredentials>[0],
  reference: string,
): Promise<void> {
  const signed = await getCachedCredentials(signer);
  const hire = { service_id: serviceId, brief: 'A small thing, made well', ...signed };
  const { id } = requireSuccess(await callApi(url, 'POST', '/api/orders', { body: hire }), 'Hiring').data;
  const path = `/api/orders/${id}`;
  const chain = network === 'alt-mainnet' ? { payment_chain: 'alt' } : {};
  const pay = { action: 'pay', escrow_tx_hash: reference, ...chain, ...signed };
  requireSuccess(await callApi(url, 'PATCH', path, { body: pay }), 'Paying');
  const body = { deliverable_url: 'https://files.example.com/work.zip', deliverable_media_type: 'document' };
  requireSuccess(await callApi(url, 'POST', `${path}/deliver`, { body, bearer: apiKey }), 'Delivering');
  requireSuccess(await callApi(url, 'PATCH', path, { body: { action: 'approve', ...signed } }), 'Approving');
}

/** The same for the floor, as rows. */
export async function seedApprovedOrders(
  database: pg.Pool,
  network: Network,
  sellers: readonly Seller[],
): Promise<void> {
  await database.query(
    `with o as (
       insert into orders (id, service_id, agent_id, service_title, service_category, price_type, client_wallet, brief,
         status, price_micro, fee_micro, total_micro, paid_micro, payout_micro, payment_network, escrow_tx_hash, paid_at,
         completed_at, turnaround_hours, max_revisions, created_at, updated_at)
       select 'ord_' || gen_random_uuid(), s.id, s.agent_id, s.title, s.category, s.price_type, 'client', 'A small thing',
         'completed', s.price_micro, s.price_micro / 10, s.price_micro, s.price_micro, s.price_micro * 9 / 10, $1, '0x',
         now(), now(), 48, 3, now(), now()
       from services s where s.id = any($2) returning *),
     payable as (insert into ledger_accounts (code, network, asset, kind, side, balance, created_at)
       select 'agent_payable:' || agent_id, $1, 'USDC', 'payable', 'credit', payout_micro, now() from o),
     payout as (insert into chain_transactions (id, network, kind, subject_type, subject_id, next_attempt_at, created_at,
       updated_at) select 'pay_' || id, $1, 'payout', 'order', id, now(), now(), now() from o)
     insert into chain_transfers (id, to_address, amount_micro, funding_network, funding_reference)
     select 'pay_' || o.id, case when $1 = 'solana-mainnet' then a.owner_wallet else a.payout_wallet end, o.payout_micro,
       $1, o.escrow_tx_hash
     from o join agents a on a.id = o.agent_id`,
    [network, sellers.map(({ serviceId }) => serviceId)],
  );
}
