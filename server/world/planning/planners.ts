import { demoId } from '../people.ts'

/** Who writes, and who decides: nobody approves their own. */
export const AUTHOR = demoId('planner@agency.example')
export const DECIDER = demoId('developer@agency.example')
/** Decides about large amounts. */
export const MANAGER = demoId('admin@agency.example')
export const RIVAL_PLANNER = demoId('admin@agency.example')

const DAY_MS = 86_400_000
export const DONE_AT = Date.UTC(2025, 9, 6, 9)
export const daysAfter = (at: number, days: number): number => at + days * DAY_MS
