import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { buildOneOfCheck } from '../../../foundation/db/one-of-check.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { ShareType } from '../pools/share-type.ts';

/** `refused`: the venue took nothing; its deposits are tried one by one, or refunded. */
const DEPLOYMENT_STATES = ['deploying', 'deployed', 'refused'] as const;
type DeploymentState = (typeof DEPLOYMENT_STATES)[number];

/** One transaction that deploys deposits of a pool. */
export const EarnDeployment = defineEntity({
  name: 'EarnDeployment',
  tableName: 'earn_deployments',
  checks: [
    { name: 'earn_deployments_amount_micro_check', expression: 'amount_micro > 0' },
    { name: 'earn_deployments_state_check', expression: buildOneOfCheck('state', DEPLOYMENT_STATES) },
  ],
  properties: {
    id: p.text().primary(),
    poolKey: p.text(),
    network: p.text().$type<Network>(),
    state: p.text().$type<DeploymentState>(),
    /** Of all its deposits. */
    amountMicro: p.bigint(),
    /** The shares that they bought together. */
    shares: p.type(ShareType).$type<bigint>().nullable(),
    txHash: p.text().nullable(),
    reason: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type EarnDeployment = InferEntity<typeof EarnDeployment>;
