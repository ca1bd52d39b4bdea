import type { ApiResponse } from '../../../../support/server/call.ts';

/** Something that moves money once, however often it is asked for. */
export interface KilledAction {
  kind: string;
  ask(url: string): Promise<Pick<ApiResponse, 'status' | 'text'>>;
  /** Checks that it happened, and once. */
  expectOnce(): Promise<void>;
}
