import { type Address, getAddress, parseAbi, parseEventLogs, type TransactionReceipt } from 'viem';

export interface TokenTransfer {
  token: Address;
  from: Address;
  to: Address;
  fromOwner: Address;
  amount: bigint;
  /** EIP-3009: the authorization that moved it, if any: `<authorizer>:<nonce>` in lower case. */
  authorization: string | undefined;
}

const EVENTS = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
]);

const parseTokenEvents = (logs: TransactionReceipt['logs']) => parseEventLogs({ abi: EVENTS, logs });
type TokenEvent = ReturnType<typeof parseTokenEvents>[number];

/** All `Transfer` events, of any contract. */
export function parseTokenTransfers({ logs }: TransactionReceipt): TokenTransfer[] {
  const events = parseTokenEvents(logs);
  return events.flatMap((event, index) => {
    if (event.eventName !== 'Transfer') return [];
    const { from, to, value: amount } = event.args;
    const authorization = findAuthorization(from, event.address, events, index);
    return [{ token: getAddress(event.address), from, to, fromOwner: from, amount, authorization }];
  });
}

/**
 * Tokens emit `AuthorizationUsed` right before the transfer. If one does not, any authorization of the same owner
 * counts.
 */
function findAuthorization(fromOwner: Address, token: Address, events: readonly TokenEvent[], index: number) {
  const [previous] = listUsedAuthorizations(fromOwner, token, events.slice(Math.max(0, index - 1), index));
  return previous ?? listUsedAuthorizations(fromOwner, token, events)[0];
}

function listUsedAuthorizations(fromOwner: Address, token: Address, events: readonly TokenEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.eventName !== 'AuthorizationUsed' || event.address !== token) return [];
    const { authorizer, nonce } = event.args;
    return authorizer === fromOwner ? [`${authorizer}:${nonce}`.toLowerCase()] : [];
  });
}
