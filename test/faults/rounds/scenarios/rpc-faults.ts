import { DeliveredOrders } from '../delivered-orders.ts';
import type { Scenario } from '../scenario.ts';
import { INCOMING_FAULTS, openIncoming } from './rpc-faults/incoming.ts';
import { OUTGOING_FAULTS, playOutgoing } from './rpc-faults/outgoing.ts';

export const rpcFaults: Scenario = {
  name: 'rpc-faults',
  title: "RPC: timeout after broadcast; late, null, wrong, other chain's response; block later orphaned",
  required: 'no second transfer, no false acceptance',
  rounds: 50,
  async prepare({ deployment: getDeployment, record }) {
    const deployment = await getDeployment();
    const orders = await DeliveredOrders.open(deployment);
    const scene = await openIncoming(deployment);
    return {
      async playRound() {
        for (const [name, play] of Object.entries(INCOMING_FAULTS)) {
          await play(scene, record);
          record.count(`payments: ${name}`);
        }
        for (const [name, fault] of Object.entries(OUTGOING_FAULTS))
          await playOutgoing(name, fault, deployment, orders, record);
        for (const problem of await deployment.audit()) record.violate(problem);
      },
      async finish() {
        for (const problem of await deployment.auditWhenSettled()) record.violate(problem);
      },
    };
  },
};
