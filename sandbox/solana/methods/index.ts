import { accountMethods } from './accounts.ts';
import { blockMethods } from './blocks.ts';
import { clusterMethods } from './cluster.ts';
import type { Methods } from './context.ts';
import { submissionMethods } from './submission.ts';
import { tokenMethods } from './tokens.ts';
import { transactionMethods } from './transactions.ts';

export const rpcMethods: Methods = {
  ...clusterMethods,
  ...blockMethods,
  ...accountMethods,
  ...tokenMethods,
  ...transactionMethods,
  ...submissionMethods,
};
