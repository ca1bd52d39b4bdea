import type { DomainModule } from '../../contract/domain-module.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { OrderTransitions } from '../orders/lifecycle/transitions.ts';
import { messagesHandlers } from './handlers.ts';
import { MessageService } from './service.ts';

export function createMessagesModule(clock: Clock, transitions: OrderTransitions): DomainModule {
  return { handlers: { messages: messagesHandlers(new MessageService(clock, transitions)) } };
}
