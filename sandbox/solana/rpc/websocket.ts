import type { Server } from 'node:http';
import { stringifyJsonWithBigInts } from '@solana/rpc-spec-types';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Bank } from '../ledger/bank.ts';
import { Subscriptions, subscriptionMethods } from '../subscriptions.ts';
import { handleBody } from './call.ts';

const MAX_MESSAGE_BYTES = 1024 * 1024;

function handleConnection(socket: WebSocket, bank: Bank, onUnexpected: (error: unknown) => void): void {
  const send = (message: unknown) => {
    if (socket.readyState === socket.OPEN) socket.send(stringifyJsonWithBigInts(message));
  };
  const subscriptions = new Subscriptions(bank, send);
  const caller = { methods: subscriptionMethods, context: subscriptions, onUnexpected };
  socket.on('message', (data) => {
    const answered = handleBody(caller, data.toString());
    if (answered !== null) send(answered);
  });
  socket.on('close', () => subscriptions.closeAll());
  // A broken connection is followed by its close event.
  socket.on('error', () => {});
}

export function attachWebSockets(
  server: Server,
  bank: Bank,
  onUnexpected: (error: unknown) => void,
): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => handleConnection(socket, bank, onUnexpected));
  });
  return sockets;
}
