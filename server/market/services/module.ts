import type { DomainModule } from '../../contract/domain-module.ts';
import { showsAgentOfPath, showsRows, toAgentTag } from '../../contract/public-read.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { servicesHandlers } from './handlers.ts';
import { ServicesService } from './service.ts';

export function createServicesModule(clock: Clock): DomainModule {
  return {
    handlers: { services: servicesHandlers(new ServicesService(clock)) },
    publicReads: {
      services_list: showsRows('services'),
      services_get: { status: 200, listTags: listShownAgent },
      services_listForAgent: showsAgentOfPath,
    },
  };
}

const listShownAgent = ({ data }: { data: { agent_id: string } }) => [toAgentTag(data)];
