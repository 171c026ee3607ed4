/** Days after its publishing from which an audience should be looked at again. */
export const STALE_DAYS = 91
const DAY_MS = 86_400_000

export interface Dated {
  /** ISO moment. */
  publishedAt: string
  /** Its dataset has a version that the audience was not counted in. */
  newerDataset: boolean
}

export type Staleness = 'age' | 'dataset'

/** Why an audience no longer stands for today's people. */
export function staleReasons({ publishedAt, newerDataset }: Dated, now: string | Date): readonly Staleness[] {
  const days = (new Date(now).getTime() - new Date(publishedAt).getTime()) / DAY_MS
  return [...(days >= STALE_DAYS ? (['age'] as const) : []), ...(newerDataset ? (['dataset'] as const) : [])]
}

export const isStale = (dated: Dated, now: string | Date): boolean => staleReasons(dated, now).length > 0

/** Published before this moment, an audience is stale. */
export const staleBefore = (now: string | Date): Date =>
  new Date(new Date(now).getTime() - STALE_DAYS * DAY_MS)
