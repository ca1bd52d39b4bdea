import type { DomainModule } from '../../contract/domain-module.ts';
import { portfolioHandlers } from './handlers.ts';

export const portfolioModule: DomainModule = { handlers: { portfolio: portfolioHandlers } };
