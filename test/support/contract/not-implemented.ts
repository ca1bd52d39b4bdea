/** Declared in the contract and not served yet. Remove a line when its group is filled; never add one. */
export const NOT_IMPLEMENTED_OPERATIONS: readonly string[] = [];
