import { encodeAccount, parseAccountFormat } from './encode/account.ts';
import type { Bank } from './ledger/bank.ts';
import type { Commitment, TransactionRecord } from './ledger/record.ts';
import { createDecimalsReader, withContext } from './methods/context.ts';
import type { Methods } from './rpc/call.ts';
import { invalidParams } from './rpc/errors.ts';
import { Config, type Params, parseAddress } from './rpc/params.ts';

interface Notification {
  jsonrpc: '2.0';
  method: string;
  params: { result: unknown; subscription: number };
}

type Send = (notification: Notification) => void;
type Stop = () => void;
type Notify = (result: unknown) => void;

let lastSubscription = 0;

/** The subscriptions of one connection. */
export class Subscriptions {
  readonly bank: Bank;
  readonly #send: Send;
  readonly #active = new Map<number, Stop>();

  constructor(bank: Bank, send: Send) {
    this.bank = bank;
    this.#send = send;
  }

  open(method: string, start: (notify: Notify, end: Stop) => Stop): number {
    const subscription = ++lastSubscription;
    const notify = (result: unknown) => {
      if (this.#active.has(subscription)) {
        this.#send({ jsonrpc: '2.0', method, params: { result, subscription } });
      }
    };
    this.#active.set(
      subscription,
      start(notify, () => this.#stop(subscription)),
    );
    return subscription;
  }

  close(subscription: number): true {
    if (!this.#stop(subscription)) throw invalidParams('Invalid subscription id.');
    return true;
  }

  closeAll(): void {
    for (const subscription of [...this.#active.keys()]) this.#stop(subscription);
  }

  #stop(subscription: number): boolean {
    this.#active.get(subscription)?.();
    return this.#active.delete(subscription);
  }
}

type OnReached = (record: TransactionRecord) => void;

function onCommitment(bank: Bank, commitment: Commitment, react: OnReached): Stop {
  const listener = (record: TransactionRecord, stage: Commitment) => {
    if (stage === commitment) react(record);
  };
  bank.finality.on('reached', listener);
  return () => bank.finality.off('reached', listener);
}

function signatureSubscribe(subscriptions: Subscriptions, params: Params): number {
  const { bank } = subscriptions;
  const signature = params.signature(0);
  const commitment = params.config(1).commitment();
  return subscriptions.open('signatureNotification', (notify, end) => {
    const react: OnReached = (record) => {
      if (record.signature !== signature) return;
      notify(withContext(bank, commitment, { err: record.meta.err }));
      end();
    };
    const known = bank.history.find(signature);
    // The subscription's id must reach the client before its first notification.
    if (known && bank.finality.hasReached(known, commitment)) setImmediate(react, known);
    return onCommitment(bank, commitment, react);
  });
}

function accountSubscribe(subscriptions: Subscriptions, params: Params): number {
  const { bank } = subscriptions;
  const address = params.address(0);
  const config = params.config(1);
  const commitment = config.commitment();
  const format = parseAccountFormat(config, 'binary');
  return subscriptions.open('accountNotification', (notify) =>
    onCommitment(bank, commitment, (record) => {
      const account = record.changed.includes(address) ? bank.getAccount(address, commitment) : null;
      if (account)
        notify(withContext(bank, commitment, encodeAccount(account, format, createDecimalsReader(bank))));
    }),
  );
}

function parseMentionedAddress(filter: unknown): string | null {
  if (filter === 'all' || filter === 'allWithVotes') return null;
  const [address] = new Config(filter).list('mentions');
  return parseAddress(address);
}

function logsSubscribe(subscriptions: Subscriptions, params: Params): number {
  const { bank } = subscriptions;
  const address = parseMentionedAddress(params.raw(0));
  const commitment = params.config(1).commitment();
  return subscriptions.open('logsNotification', (notify) =>
    onCommitment(bank, commitment, ({ signature, keys, meta }) => {
      if (address !== null && !keys.includes(address)) return;
      notify(withContext(bank, commitment, { signature, err: meta.err, logs: meta.logMessages }));
    }),
  );
}

function slotSubscribe(subscriptions: Subscriptions): number {
  const { bank } = subscriptions;
  return subscriptions.open('slotNotification', (notify) => {
    let last = bank.slots.slot;
    const look = () => {
      const { slot } = bank.slots;
      if (slot === last) return;
      last = slot;
      notify({ slot, parent: slot - 1, root: bank.getSlot('finalized') });
    };
    const timer = setInterval(look, bank.slots.slotMs);
    return () => clearInterval(timer);
  });
}

const unsubscribe = (subscriptions: Subscriptions, params: Params) => subscriptions.close(params.count(0));

export const subscriptionMethods: Methods<Subscriptions> = {
  signatureSubscribe,
  accountSubscribe,
  logsSubscribe,
  slotSubscribe,
  signatureUnsubscribe: unsubscribe,
  accountUnsubscribe: unsubscribe,
  logsUnsubscribe: unsubscribe,
  slotUnsubscribe: unsubscribe,
};
