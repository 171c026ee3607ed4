import type { ApprovedCurve } from '../curves/wire.ts'
import { effectiveAt } from '../planning/touchpoints/library.ts'

type Dated = Pick<ApprovedCurve, 'id' | 'version' | 'name' | 'from' | 'to'>

/** The version of a curve that holds on an ISO date; undefined where none does. */
export function curveOn<Version extends Dated>(
  approved: readonly Version[],
  id: string,
  date: string,
): Version | undefined {
  const versions = approved.filter((each) => each.id === id)
  const version = effectiveAt({ versions, date })
  return versions.find((each) => each.version === version)
}

/**
 * Versions that were published, each in force until the next: as `effectiveAt` takes them. `days` are ISO
 * dates, oldest first.
 */
export const datedVersions = (days: readonly string[]) =>
  days.map((from, place) => {
    const next = days[place + 1]
    return { version: place + 1, from, to: next === undefined ? null : dayBefore(next, from) }
  })

/** Not before the first day: of two publications of one day the later one holds. */
function dayBefore(date: string, first: string): string {
  const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
  return before < first ? first : before
}
