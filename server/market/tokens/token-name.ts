const SUFFIX = ' by Market';
/** What programs and wallets take. */
const MAX_NAME_LENGTH = 32;

/** Of a token that is registered: as it is, with the suffix. */
export function withSuffix(name: string): string {
  return name.endsWith(SUFFIX) ? name : `${name}${SUFFIX}`;
}

/** Of a token that is launched: of the agent's name as much as fits. Agents' names are ASCII. */
export function toLaunchName(agentName: string): string {
  const plain = agentName.endsWith(SUFFIX) ? agentName.slice(0, -SUFFIX.length) : agentName;
  return `${plain.slice(0, MAX_NAME_LENGTH - SUFFIX.length).trimEnd()}${SUFFIX}`;
}
