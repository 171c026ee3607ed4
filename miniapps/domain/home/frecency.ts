/** A visit counts half as much after that many days. */
const HALF_LIFE_DAYS = 7
const DAY_MS = 86_400_000

/** Somebody opened an app. */
export interface Visit {
  app: string
  /** ISO 8601. */
  at: string
}

/** What visits at these moments are worth together: often and lately counts most. */
export const frecency = (moments: readonly number[], now: number): number =>
  moments.reduce((sum, at) => sum + 2 ** (-Math.max(0, now - at) / DAY_MS / HALF_LIFE_DAYS), 0)

/** The apps opened most and latest, the first of them first. */
export function topApps(visits: readonly Visit[], now: number): readonly string[] {
  const moments = new Map<string, number[]>()
  for (const { app, at } of visits) moments.set(app, [...(moments.get(app) ?? []), Date.parse(at)])
  return [...moments]
    .map(([app, all]) => ({ app, worth: frecency(all, now) }))
    .toSorted((one, other) => other.worth - one.worth || (one.app < other.app ? -1 : 1))
    .map(({ app }) => app)
}
