/** Checked by the compiler alone: each `@ts-expect-error` is a promise that the line below does not compile. */
import type { HandlerReply, HandlerRequest, Handlers, HealthHandlers } from '../../generated/handlers.gen.ts';

interface Context {
  requestId: string;
}

const live: HealthHandlers<Context>['live'] = async () => ({
  status: 200,
  body: { success: true, data: { status: 'ok', version: '1.0.0', uptime_seconds: 1 } },
});

const ready: HealthHandlers<Context>['ready'] = async () => ({
  status: 200,
  body: { success: true, data: { status: 'ready', checks: { database: 'up', queue: 'up' } } },
});

const whole: Partial<Handlers<Context>> = { health: { live, ready } };

// @ts-expect-error a registered group without one of its handlers
const incomplete: Partial<Handlers<Context>> = { health: { live } };

const wrongStatus: HealthHandlers<Context> = {
  ready,
  // @ts-expect-error a status that the operation does not declare
  live: async () => ({ status: 204, body: undefined }),
};

const wrongField: HealthHandlers<Context> = {
  ready,
  // @ts-expect-error a field of the wrong type
  live: async () => ({
    status: 200,
    body: { success: true, data: { status: 'ok', version: 1, uptime_seconds: 1 } },
  }),
};

const missingField: HealthHandlers<Context> = {
  ready,
  // @ts-expect-error a field left out
  live: async () => ({ status: 200, body: { success: true, data: { status: 'ok', version: '1.0.0' } } }),
};

const crossed: HandlerReply<'health_ready'> = {
  status: 200,
  // @ts-expect-error a status with another status's body
  body: { success: false, error: '', code: 'unavailable', checks: { database: 'up', queue: 'up' } },
};

/** PATCH bodies narrow on `action`. */
export function describeAction({ body }: HandlerRequest<'orders_update'>): string {
  switch (body.action) {
    case 'pay':
      return body.escrow_tx_hash ?? 'from the wallet';
    case 'revision':
      return body.feedback;
    case 'dispute':
      return body.reason;
    case 'approve':
      // @ts-expect-error an approval has no feedback
      return body.feedback;
    default: {
      const rest: 'accept' | 'cancel' = body.action;
      return rest;
    }
  }
}

export function readId({ path, query }: HandlerRequest<'orders_get'>): string {
  // @ts-expect-error a parameter that the operation does not have
  query.colour;
  return path.id;
}

export { crossed, incomplete, missingField, whole, wrongField, wrongStatus };
