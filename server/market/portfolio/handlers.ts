import type { PortfolioHandlers } from '../../../generated/handlers.gen.ts';
import { list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import { toEntryChange, toPortfolioItem } from './convert.ts';
import { listPortfolio, updateEntry } from './service.ts';

export const portfolioHandlers: PortfolioHandlers<RequestContext> = {
  async list({ path, query }, context) {
    const page = await context.read((em) =>
      listPortfolio(em, context.caller, path.id, parsePageRequest(query)),
    );
    return list(page.rows.map(toPortfolioItem), page.total, page.nextCursor);
  },
  async update({ path, body }, context) {
    return ok(toPortfolioItem(await updateEntry(context.em(), context.caller, path.id, toEntryChange(body))));
  },
};
