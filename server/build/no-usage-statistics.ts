/** Stands in for the router's usage statistics. */
export const usageStatistics = (): void => {}
