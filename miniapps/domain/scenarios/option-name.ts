/** The ways to spend a budget, side by side. */
export const OPTIONS = ['efficient', 'balanced', 'task'] as const

export type OptionName = (typeof OPTIONS)[number]
