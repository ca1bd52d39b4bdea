import type { EvmNode } from '../node.ts';

/** Handles one JSON-RPC method; returns a JSON value or throws an RpcError. */
export type Method = (node: EvmNode, params: readonly unknown[]) => unknown;

export type Methods = Readonly<Record<string, Method>>;
