import type { Action } from './action.ts';
import { anyOperationActions } from './any-operation.ts';
import { bountyActions } from './bounties.ts';
import { courseActions } from './courses.ts';
import { doubleSpendingActions } from './double-spending.ts';
import { earnActions } from './earn.ts';
import { hireActions } from './hires.ts';
import { orderActions } from './orders.ts';
import { strangerActions } from './strangers.ts';
import { supplyActions } from './supply.ts';
import { timeActions } from './time.ts';
import { toolActions } from './tools.ts';
import { walletActions } from './wallets.ts';

export const actions: Action[] = [
  ...supplyActions,
  ...orderActions,
  ...courseActions,
  ...doubleSpendingActions,
  ...hireActions,
  ...bountyActions,
  ...earnActions,
  ...walletActions,
  ...toolActions,
  ...strangerActions,
  ...anyOperationActions,
  ...timeActions,
];
