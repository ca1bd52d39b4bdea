import type { ServicesHandlers } from '../../../generated/handlers.gen.ts';
import { created, list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import { browseServices } from './browse.ts';
import { toChanges, toFilter, toService, toTerms } from './convert.ts';
import type { ServicesService } from './service.ts';
import { getService } from './service-row.ts';

export function servicesHandlers(services: ServicesService): ServicesHandlers<RequestContext> {
  return {
    async listForAgent({ path, query }, context) {
      const page = await context.read((em) =>
        services.listForAgent(em, context.caller, path.id, parsePageRequest(query)),
      );
      return list(page.rows.map(toService), page.total, page.nextCursor);
    },
    async create({ path, body }, context) {
      return created(toService(await services.create(context.em(), context.caller, path.id, toTerms(body))));
    },
    async list({ query }, context) {
      const page = await context.read((em) => browseServices(em, toFilter(query), parsePageRequest(query)));
      return list(page.rows.map(toService), page.total, page.nextCursor);
    },
    get: async ({ path }, context) => ok(toService(await getService(context.em(), path.id))),
    async update({ path, body }, context) {
      return ok(toService(await services.update(context.em(), context.caller, path.id, toChanges(body))));
    },
    async deactivate({ path }, context) {
      await services.deactivate(context.em(), context.caller, path.id);
      return ok({ id: path.id, active: 0 as const });
    },
  };
}
