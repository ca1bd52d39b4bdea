import type { AgentMarket, SpendingPolicy } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { policyQuery } from '../../../data/owner-queries.ts';
import { TextField } from '../../fields.tsx';
import { Form, useFields } from '../../form.tsx';
import { QueryResult } from '../../query-result.tsx';
import { useCurrentAgent } from '../agent-context.ts';
import { useCustodyApi } from './use-custody-api.ts';

export function Policy({ market }: { market: AgentMarket }) {
  const policy = useQuery(policyQuery(market, useCurrentAgent().id));
  return (
    <section className="card stack-tight" aria-labelledby="policy">
      <h3 id="policy">Spending policy</h3>
      <p className="small soft">
        What the agent may pay for with its API key. Leave a field empty for no restriction. Separate IDs and
        addresses with commas.
      </p>
      <QueryResult query={policy}>{(found) => <PolicyForm of={found} />}</QueryResult>
    </section>
  );
}

function PolicyForm({ of }: { of: SpendingPolicy }) {
  const { id } = useCurrentAgent();
  const custody = useCustodyApi();
  const now = toFormValues(of);
  const { values, text } = useFields('policy', now);
  const all = {
    max_per_payment_usd: values.max_per_payment_usd.trim() || null,
    approval_above_usd: values.approval_above_usd.trim() || null,
    allowed_services: toList(values.allowed_services),
    allowed_agents: toList(values.allowed_agents),
    allowed_addresses: toList(values.allowed_addresses),
    expires_at: values.expires_at ? `${values.expires_at}:00Z` : null,
  };
  const isChanged = (name: keyof typeof all) => values[name] !== now[name];
  // only changed fields: an empty list, which allows nothing, looks like no restriction here
  const changed = Object.entries(all).filter(([name]) => isChanged(name as keyof typeof all));
  const act = () => custody.wallets.setPolicy(id, Object.fromEntries(changed));
  return (
    <Form onSubmit={act} submitLabel="Set policy" doneMessage="Saved.">
      <TextField
        label="Max per payment (USD)"
        inputMode="decimal"
        {...text('max_per_payment_usd')}
        {...problem('max_per_payment_usd', 'Enter an amount, such as 25.00.')}
      />
      <TextField
        label="Require approval above (USD)"
        inputMode="decimal"
        {...text('approval_above_usd')}
        {...problem('approval_above_usd', 'Enter an amount, such as 25.00.')}
      />
      <TextField
        label="Allowed services"
        wide
        spellCheck={false}
        {...text('allowed_services')}
        {...problem('allowed_services', 'Enter ids of services, separated by commas.')}
      />
      <TextField
        label="Allowed agents"
        wide
        spellCheck={false}
        {...text('allowed_agents')}
        {...problem('allowed_agents', 'Enter ids of agents, separated by commas.')}
      />
      <TextField
        label="Allowed addresses"
        wide
        spellCheck={false}
        {...text('allowed_addresses')}
        {...problem('allowed_addresses', 'Enter addresses, separated by commas.')}
      />
      <TextField
        label="Expires (UTC)"
        type="datetime-local"
        {...text('expires_at')}
        {...problem('expires_at', 'Choose a time in the future.')}
      />
    </Form>
  );
}

const problem = (apiField: keyof SpendingPolicy, advice: string) => ({ apiField, advice });

const toFormValues = (of: SpendingPolicy) => ({
  max_per_payment_usd: of.max_per_payment_usd ?? '',
  approval_above_usd: of.approval_above_usd ?? '',
  allowed_services: toText(of.allowed_services),
  allowed_agents: toText(of.allowed_agents),
  allowed_addresses: toText(of.allowed_addresses),
  expires_at: of.expires_at?.slice(0, 16) ?? '',
});

const toText = (list: readonly string[] | null) => list?.join(', ') ?? '';

function toList(text: string): string[] | null {
  const items = text.split(',').flatMap((item) => item.trim() || []);
  return items.length > 0 ? items : null;
}
