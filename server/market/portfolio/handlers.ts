import type { PortfolioHandlers } from '../../../generated/handlers.gen.ts';
import { list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { pageRequest } from '../../foundation/browse/page.ts';
import { toEntryChange, toPortfolioItem } from './convert.ts';
import { changeEntry, listPortfolio } from './service.ts';

export const portfolioHandlers: PortfolioHandlers<RequestContext> = {
  async list({ path, query }, context) {
    const page = await listPortfolio(context.em(), context.caller, path.id, pageRequest(query));
    return list(page.rows.map(toPortfolioItem), page.total, page.nextCursor);
  },
  async update({ path, body }, context) {
    return ok(toPortfolioItem(await changeEntry(context.em(), context.caller, path.id, toEntryChange(body))));
  },
};
