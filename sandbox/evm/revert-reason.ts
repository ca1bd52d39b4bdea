import { decodeErrorResult, type Hex, parseAbi } from 'viem';

const BUILT_IN_ERRORS = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)']);

/** The message in a revert's data, if there is one; custom errors stay data. */
export function decodeRevertReason(data: Hex): string | undefined {
  try {
    const decoded = decodeErrorResult({ abi: BUILT_IN_ERRORS, data });
    return decoded.errorName === 'Error' ? decoded.args[0] : `panic code 0x${decoded.args[0].toString(16)}`;
  } catch {
    return undefined;
  }
}
