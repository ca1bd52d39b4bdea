const SUFFIX = ' by Market';
/** What programs and wallets accept. */
const MAX_NAME_LENGTH = 32;

/** For a registered token: unchanged, with the suffix. */
export function withSuffix(name: string): string {
  return name.endsWith(SUFFIX) ? name : `${name}${SUFFIX}`;
}

/** For a launched token: as much of the agent's name as fits. Agents' names are ASCII. */
export function toLaunchName(agentName: string): string {
  const plain = agentName.endsWith(SUFFIX) ? agentName.slice(0, -SUFFIX.length) : agentName;
  return `${plain.slice(0, MAX_NAME_LENGTH - SUFFIX.length).trimEnd()}${SUFFIX}`;
}
