import type { MessagesHandlers } from '../../../generated/handlers.gen.ts';
import { created, list } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import { toMessage } from './convert.ts';
import type { MessageService } from './service.ts';

export function messagesHandlers(messages: MessageService): MessagesHandlers<RequestContext> {
  return {
    async list({ path, query }, context) {
      const page = await messages.list(context.em(), context.caller, path.id, parsePageRequest(query));
      return list(page.rows.map(toMessage), page.total, page.nextCursor);
    },
    async send({ path, body }, context) {
      return created(toMessage(await messages.send(context.em(), context.caller, path.id, body.content)));
    },
  };
}
