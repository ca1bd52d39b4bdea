/** Chain ids of the run's chains for Base and alt. */
export const BASE_CHAIN_ID = 84532;
export const ALT_CHAIN_ID = 84533;
