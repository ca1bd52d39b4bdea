import { blockMethods } from './blocks.ts';
import { callMethods } from './calls.ts';
import { feeMethods } from './fees.ts';
import { logMethods } from './logs.ts';
import type { Method } from './method.ts';
import { networkMethods } from './network.ts';
import { stateMethods } from './state.ts';
import { transactionMethods } from './transactions.ts';

export const methods: ReadonlyMap<string, Method> = new Map(
  [
    networkMethods,
    blockMethods,
    transactionMethods,
    stateMethods,
    callMethods,
    logMethods,
    feeMethods,
  ].flatMap((group) => Object.entries(group)),
);
