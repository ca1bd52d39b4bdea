import { numberToHex } from 'viem';
import type { EvmNode } from '../node.ts';
import { readCall } from '../params.ts';
import { invalidParams } from '../rpc-error.ts';
import type { Methods } from './method.ts';
import { requireHeader } from './state.ts';

export const callMethods: Methods = {
  eth_call: (node, params) => {
    refuseOverrides(params);
    return node.simulator.call(readCall(params[0]), surroundingsAt(node, params[1]));
  },
  eth_estimateGas: async (node, params) => {
    refuseOverrides(params);
    return numberToHex(
      await node.simulator.estimateGas(readCall(params[0]), surroundingsAt(node, params[1])),
    );
  },
};

function surroundingsAt(node: EvmNode, block: unknown) {
  return node.surroundings(requireHeader(node, block, 1));
}

/** To ignore them would give a wrong answer without a word. */
function refuseOverrides(params: readonly unknown[]): void {
  const given = params.slice(2).some((value) => value !== null && value !== undefined);
  if (given) throw invalidParams('state and block overrides are not supported');
}
