import type { EVMOpts } from '@ethereumjs/evm';

export type CustomOpcode = Extract<NonNullable<EVMOpts['customOpcodes']>[number], { logicFunction: unknown }>;
export type Handler = CustomOpcode['logicFunction'];

/** One call that the interpreter runs. */
export type Frame = Parameters<Handler>[0];
