import { decodeErrorResult, type Hex, parseAbi } from 'viem';

const builtIn = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)']);

/** The sentence in a revert's data, when it carries one; a contract's own errors stay data. */
export function revertReason(data: Hex): string | undefined {
  try {
    const decoded = decodeErrorResult({ abi: builtIn, data });
    return decoded.errorName === 'Error' ? decoded.args[0] : `panic code 0x${decoded.args[0].toString(16)}`;
  } catch {
    return undefined;
  }
}
