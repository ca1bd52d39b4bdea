import type { AgentCardsHandlers, AgentDocumentsHandlers } from '../../../../generated/handlers.gen.ts';
import { DOCUMENT_HEADERS } from '../../../contract/document-headers.ts';
import type { RequestContext } from '../../../contract/request-context.ts';
import { getAgentDetail } from '../detail.ts';
import { type AgentDocumentTerms, toAgentCard, toMarketCard, toRegistrationFile } from './convert.ts';

/** Documents about an agent in the formats of other standards. */
export function agentDocumentsHandlers(terms: AgentDocumentTerms): AgentDocumentsHandlers<RequestContext> {
  return {
    async registration({ path }, context) {
      const body = toRegistrationFile(await getAgentDetail(context.em(), path.id), terms);
      return { status: 200 as const, body, headers: DOCUMENT_HEADERS };
    },
  };
}

/** Cards of the Agent2Agent protocol. */
export function agentCardsHandlers(terms: AgentDocumentTerms): AgentCardsHandlers<RequestContext> {
  const market = toMarketCard(terms);
  return {
    market: async () => ({ status: 200 as const, body: market, headers: DOCUMENT_HEADERS }),
    async agent({ path }, context) {
      const body = toAgentCard(await getAgentDetail(context.em(), path.id), terms);
      return { status: 200 as const, body, headers: DOCUMENT_HEADERS };
    },
  };
}
