/** Declared in the contract and not implemented yet. Remove a line when its group is implemented; never add one. */
export const NOT_IMPLEMENTED_OPERATIONS: readonly string[] = [];
