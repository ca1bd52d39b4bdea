/** Stores handled delivery ids. Share one between processes: Redis `SET NX`, a unique column. */
export interface DeliveryStore {
  /** Adds the id and returns whether it is new, atomically. */
  add(deliveryId: string): boolean | Promise<boolean>;
  /** Removes the id: its handler failed, and the next attempt must run again. */
  delete(deliveryId: string): unknown;
}
