import type { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import type { SimulatedProcess } from '../cluster/process.ts';
import type { Random } from '../random.ts';

const MOST_MESSAGES = 40;
/** As many as a job or a request sends after it has called a node. */
const MOST_MESSAGES_AFTER_CALL = 6;
/** As many as a job sends. */
const MOST_MESSAGES_OF_JOB = 8;

/**
 * Calls `fire` once the process is at work: at its nth message to the database, at the nth of a job, at its next call
 * to a node, or at the nth message after that. Most messages of an idle worker only ask for work. Returns when.
 */
export function fireAtWork(process: SimulatedProcess, random: Random, fire: () => void): string {
  const isForwarded = random.chance(0.5);
  const side = isForwarded ? 'after' : 'before';
  if (random.chance(0.4)) {
    const message = random.integer(1, MOST_MESSAGES);
    process.link.fireAtMessage(message, isForwarded, fire);
    return `message ${message}, ${side} it`;
  }
  if (process.role === 'worker' && random.chance(0.4)) {
    const message = random.integer(2, MOST_MESSAGES_OF_JOB);
    process.link.atNextJob(() => process.link.fireAtMessage(message, isForwarded, fire));
    return `message ${message} of a job, ${side} it`;
  }
  const message = random.integer(0, MOST_MESSAGES_AFTER_CALL);
  const proxies = [...process.rpc.values()];
  for (const proxy of proxies) {
    proxy.onCall = () => {
      for (const other of proxies) other.onCall = () => {};
      if (message > 0) return process.link.fireAtMessage(message, isForwarded, fire);
      if (!isForwarded) loseNextCall(proxy);
      fire();
    };
  }
  return message > 0
    ? `message ${message} after a call to a node, ${side} it`
    : `a call to a node, ${side} it`;
}

function loseNextCall(proxy: RpcProxy): void {
  const usual = proxy.fault;
  proxy.fault = () => {
    proxy.fault = usual;
    return 'lose-call';
  };
}
