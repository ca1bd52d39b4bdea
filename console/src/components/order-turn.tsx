import type { Order, OrderStatus } from '@agent-market/sdk';
import { BellRing, CircleCheck, CircleX, Hourglass, Scale } from 'lucide-react';
import { CLIENT_STATUS_MESSAGES, PUBLIC_STATUS_MESSAGES } from './labels.ts';

type Turn = 'client' | 'agent' | 'operator' | 'completed' | 'cancelled';

const TURNS: Record<OrderStatus, Turn> = {
  pending_quote: 'agent',
  quoted: 'client',
  accepted: 'client',
  paid: 'agent',
  in_progress: 'agent',
  delivered: 'client',
  completed: 'completed',
  revision_requested: 'agent',
  disputed: 'operator',
  cancelled: 'cancelled',
};

const ICONS = {
  client: BellRing,
  agent: Hourglass,
  operator: Scale,
  completed: CircleCheck,
  cancelled: CircleX,
};

/** Whose turn it is, and what is expected of them. */
export function OrderTurn({ order, readOnly }: { order: Order; readOnly: boolean }) {
  const turn = TURNS[order.status];
  const Icon = ICONS[turn];
  const isYours = turn === 'client' && !readOnly;
  return (
    <div className={isYours ? 'turn turn-yours' : 'turn'} role="status">
      <Icon className="icon" aria-hidden="true" />
      <div>
        <strong>{getTurnTitle(turn, order, readOnly)}</strong>
        <p>{(readOnly && PUBLIC_STATUS_MESSAGES[order.status]) || CLIENT_STATUS_MESSAGES[order.status]}</p>
      </div>
    </div>
  );
}

function getTurnTitle(turn: Turn, { provider_name }: Order, readOnly: boolean): string {
  if (turn === 'client') return readOnly ? 'Waiting for the client' : 'Your turn';
  if (turn === 'agent') return `Waiting for ${provider_name}`;
  if (turn === 'operator') return 'Waiting for an operator';
  return turn === 'completed' ? 'Completed' : 'Cancelled';
}
