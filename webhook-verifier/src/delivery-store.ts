/** Where handled delivery ids are remembered. Share one between processes: Redis `SET NX`, a unique column. */
export interface DeliveryStore {
  /** Remembers the id, and says whether it is new, in one step. */
  add(deliveryId: string): boolean | Promise<boolean>;
  /** Forgets the id: its handler failed, and the next attempt must run again. */
  delete(deliveryId: string): unknown;
}
