import type { NotificationsHandlers } from '../../../generated/handlers.gen.ts';
import { list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import { toNotification } from './convert.ts';
import { countUnread, listNotifications } from './reads.ts';
import type { NotificationService } from './service.ts';

export function notificationsHandlers(
  notifications: NotificationService,
): NotificationsHandlers<RequestContext> {
  return {
    async list({ query }, context) {
      const page = await context.read((em) => listNotifications(em, context.caller, parsePageRequest(query)));
      const { status, body } = list(page.rows.map(toNotification), page.total, page.nextCursor);
      return { status, body: { ...body, unread_count: page.unread } };
    },
    async markRead({ body }, context) {
      const { caller } = context;
      const em = context.em();
      const marked = await notifications.markRead(em, caller, body?.ids);
      return ok({ marked_read: marked, unread_count: await countUnread(em, caller) });
    },
  };
}
