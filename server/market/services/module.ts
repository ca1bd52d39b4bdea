import type { DomainModule } from '../../contract/domain-module.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { servicesHandlers } from './handlers.ts';
import { ServicesService } from './service.ts';

export function createServicesModule(clock: Clock): DomainModule {
  return { handlers: { services: servicesHandlers(new ServicesService(clock)) } };
}
