import type { Scenario } from '../scenario.ts';
import { INCOMING_FAULTS, openIncoming, playIncoming } from './rpc-faults/incoming.ts';
import { OUTGOING_FAULTS, openOutgoing, playOutgoing } from './rpc-faults/outgoing.ts';

/** On each network, at once. */
const PAYERS = 5;
const FAULT_NAMES = [...INCOMING_FAULTS, ...OUTGOING_FAULTS];

export const rpcFaults: Scenario = {
  name: 'rpc-faults',
  title: "RPC: timeout after broadcast; late, null, wrong, other chain's response; block later orphaned",
  required: 'no second transfer, no false acceptance',
  rounds: 50,
  unit: {
    name: 'of each fault',
    count: (counts) => Math.min(...FAULT_NAMES.map((name) => counts[name] ?? 0)),
  },
  async prepare({ deployment: getDeployment, record }) {
    const deployment = await getDeployment();
    const incoming = await openIncoming(deployment, PAYERS);
    const outgoing = await openOutgoing(deployment);
    return {
      async playRound() {
        // API processes and workers have nodes of their own
        await Promise.all([playIncoming(incoming, record), playOutgoing(outgoing, record)]);
        // of orders whose payments were orphaned
        outgoing.orders.expectPayouts('base-mainnet', PAYERS);
        for (const problem of await outgoing.orders.findWrongBalances()) record.violate(problem);
        for (const problem of await deployment.audit()) record.violate(problem);
      },
      async finish() {
        for (const problem of await deployment.auditWhenSettled()) record.violate(problem);
      },
    };
  },
};
