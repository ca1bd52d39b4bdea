import type { DomainModule } from '../../contract/domain-module.ts';
import { showsAgentOfPath } from '../../contract/public-read.ts';
import { portfolioHandlers } from './handlers.ts';

export const portfolioModule: DomainModule = {
  handlers: { portfolio: portfolioHandlers },
  publicReads: { portfolio_list: showsAgentOfPath },
};
