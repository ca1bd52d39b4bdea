import type { Scenario } from './scenario.ts';
import { bountyRaces } from './scenarios/bounty-races.ts';
import { clockJumps } from './scenarios/clock-jumps.ts';
import { expensiveRequests } from './scenarios/expensive-requests.ts';
import { frozenProcesses } from './scenarios/frozen-processes.ts';
import { fullDisk } from './scenarios/full-disk.ts';
import { killedProcesses, partlyLanded } from './scenarios/killed-processes.ts';
import { orderRaces } from './scenarios/order-races.ts';
import { pausedWorker } from './scenarios/paused-worker.ts';
import { postgresOutage } from './scenarios/postgres-outage.ts';
import { queueFlushed, queueTruncated } from './scenarios/queue-wiped.ts';
import { rollingRestart } from './scenarios/rolling-restart.ts';
import { rpcFaults } from './scenarios/rpc-faults.ts';
import { samePayment } from './scenarios/same-payment.ts';

/** Every scenario, in the order in which they are played. */
export const scenarios: readonly Scenario[] = [
  samePayment,
  orderRaces,
  bountyRaces,
  pausedWorker,
  frozenProcesses,
  queueTruncated,
  queueFlushed,
  postgresOutage,
  rpcFaults,
  killedProcesses,
  partlyLanded,
  rollingRestart,
  fullDisk,
  clockJumps,
  expensiveRequests,
];
