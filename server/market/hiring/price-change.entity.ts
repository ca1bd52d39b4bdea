import { defineEntity, p } from '@mikro-orm/core';
import { Service } from '../services/service.entity.ts';

/** A former list price of a service. Written by the database. */
export const ServicePriceChange = defineEntity({
  name: 'ServicePriceChange',
  tableName: 'service_price_changes',
  indexes: [{ name: 'service_price_changes_service_id_ended_at_index', properties: ['service', 'endedAt'] }],
  properties: {
    id: p.bigint().primary().autoincrement(),
    service: () => p.manyToOne(Service).updateRule('no action').deleteRule('no action'),
    priceMicro: p.bigint(),
    endedAt: p.datetime(),
  },
});
