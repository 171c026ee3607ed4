import type { Workspace } from '../../shell/contract/entities.ts'

/** What the list of the switcher shows: recent brands while nothing is typed, then everything that matches. */
export interface BrandChoice {
  recent: readonly Workspace[]
  matches: readonly Workspace[]
}

export const countOf = ({ recent, matches }: BrandChoice): number => recent.length + matches.length

/** Options are counted through both groups. */
export const brandAt = ({ recent, matches }: BrandChoice, index: number): Workspace | undefined =>
  recent[index] ?? matches[index - recent.length]

const PAGE = 8

/** The option that a key leads to, or undefined when the key is not for the list. */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  const steps: Record<string, number> = {
    ArrowDown: active === last ? 0 : active + 1,
    ArrowUp: active <= 0 ? last : active - 1,
    PageDown: Math.min(last, active + PAGE),
    PageUp: Math.max(0, active - PAGE),
    Home: 0,
    End: last,
  }
  return steps[key]
}
