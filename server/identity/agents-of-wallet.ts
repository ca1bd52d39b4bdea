import type { Expression } from 'kysely';
import { tables } from '../foundation/db/statement.ts';
import { Agent } from './agent.entity.ts';
import { AgentWallet } from './agent-wallet.entity.ts';

/** The agents that a wallet provably owns, and the agent whose server wallet it is. */
export function selectAgentsOfWallet(walletKey: Expression<string>) {
  return tables(Agent)
    .selectFrom('agents')
    .select('id')
    .where('owner_wallet_key', '=', walletKey)
    .where('owner_proof', 'in', ['wallet', 'idp'])
    .unionAll(
      tables(AgentWallet)
        .selectFrom('agent_wallets')
        .select('agent_id as id')
        .where('address_key', '=', walletKey),
    );
}
