import { likeness } from '../../tabular/likeness.ts'

export interface DatedVersion {
  version: number
  /** ISO dates, both included; null or left out where a side is open. */
  from?: string | null
  to?: string | null
}

/** The version that holds on an ISO date, the newest where several do; null where none does. */
export function effectiveAt({
  versions,
  date,
}: {
  versions: readonly DatedVersion[]
  date: string
}): number | null {
  const effective = versions.filter(({ from, to }) => (from ?? '') <= date && date <= (to ?? date))
  return effective.length > 0 ? Math.max(...effective.map(({ version }) => version)) : null
}

/** Less alike than this, a code is not worth a look. */
const ALIKE = 0.7

/** Codes that a name from elsewhere may mean, the most alike first. Suggestions: nothing is mapped by itself. */
export function suggestCodes({ name, codes }: { name: string; codes: readonly string[] }): {
  code: string
  likeness: number
}[] {
  return codes
    .map((code) => ({ code, likeness: likeness(name, code) }))
    .filter((each) => each.likeness >= ALIKE)
    .toSorted((one, other) => other.likeness - one.likeness)
}
