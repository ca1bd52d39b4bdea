import type { ReviewsHandlers } from '../../../generated/handlers.gen.ts';
import { created, list } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import { toPublicReview, toReview } from './convert.ts';
import type { ReviewService } from './service.ts';

export function reviewsHandlers(reviews: ReviewService): ReviewsHandlers<RequestContext> {
  return {
    async create({ path, body: { rating, comment } }, context) {
      const opinion = { rating, comment };
      return created(toReview(await reviews.create(context.em(), context.caller, path.id, opinion)));
    },
    async listForAgent({ path, query }, context) {
      const page = await context.read((em) =>
        reviews.listForAgent(em, context.caller, path.id, parsePageRequest(query)),
      );
      return list(page.rows.map(toPublicReview), page.total, page.nextCursor);
    },
  };
}
