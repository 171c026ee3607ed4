import { AGENCIES } from '../../../world/agencies.ts'

/** Open work of a demo account in one agency. */
export interface DemoWork {
  /** Part of the address before the @. */
  who: string
  agency: string
  /** Tasks and notices too; without them open audits alone, for tasks of all agencies stand in one list. */
  isHome: boolean
}

/** Brands that somebody's open work is about. */
export const BRANDS_EACH = 2

const HOMES = ['choreograph', 'wavemaker']

/** For those who may open audits. */
export const AUDITORS: readonly DemoWork[] = [
  ...['planner', 'developer'].flatMap((who) => HOMES.map((agency) => work(who, agency))),
  ...AGENCIES.map(({ code }) => work('admin', code)),
]

function work(who: string, agency: string): DemoWork {
  return { who, agency, isHome: agency === 'choreograph' }
}
