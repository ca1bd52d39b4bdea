import { type Agent, AgentMarket } from '@agent-market/sdk';
import { useMemo } from 'react';
import { useAgentKey } from '../session/agent-keys.ts';
import type { Session } from '../session/session.ts';
import { settings } from '../settings.ts';

/** The API with the agent's key; undefined if the key is not loaded. */
export function useAgentApi(agentId: string): AgentMarket | undefined {
  const apiKey = useAgentKey(agentId);
  return useMemo(
    () => (apiKey ? new AgentMarket({ baseUrl: settings.apiUrl, apiKey }) : undefined),
    [apiKey],
  );
}

/**
 * For operations with custody proof: a signature can be used once, so the wallet signs each time; a sign-in is valid
 * for 5 minutes.
 */
export function createCustodyApi({ person, wallet }: Session, agent: Agent): AgentMarket {
  const baseUrl = settings.apiUrl;
  const isOwner = wallet && isSameAddress(agent.owner_wallet ?? '', wallet.address);
  if (wallet && (isOwner || !person)) {
    return new AgentMarket({ baseUrl, signer: { address: wallet.address, sign: wallet.signer.sign } });
  }
  return new AgentMarket({ baseUrl, token: person?.token });
}

const isSameAddress = (one: string, other: string) =>
  other.startsWith('0x') ? one.toLowerCase() === other.toLowerCase() : one === other;
