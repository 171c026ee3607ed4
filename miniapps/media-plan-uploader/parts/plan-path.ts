/** Address of a plan: in the media planner, for the brand that is chosen. */
export const planPath = (id: string): string => `/mtv/mpl/${encodeURIComponent(id)}`
