import type { Workspace } from '../../../../shell/contract/entities.ts'

/** A titled part of the switcher's list; its words may change while it stands. */
export interface BrandGroup {
  title: 'recent' | 'all' | 'matches' | 'closed'
  /** The title is not only told but shown. */
  hasHeading: boolean
  /** The person sees these but may not work in them: each leads to the reason. */
  isClosed: boolean
  brands: readonly Workspace[]
}

/** What the list of the switcher shows; options are counted through all its groups. */
export type BrandChoice = readonly BrandGroup[]

/** Recent brands while nothing is typed, then everything that matches, then what matches but is closed to the person. */
export function brandChoice(
  recent: readonly Workspace[],
  matches: readonly Workspace[],
  closed: readonly Workspace[],
): BrandChoice {
  const isGrouped = recent.length > 0
  const choice: BrandChoice = [
    { title: 'recent', hasHeading: true, isClosed: false, brands: recent },
    {
      title: isGrouped ? 'all' : 'matches',
      hasHeading: isGrouped,
      isClosed: false,
      brands: matches,
    },
    { title: 'closed', hasHeading: true, isClosed: true, brands: closed },
  ]
  return choice.filter(({ brands }) => brands.length > 0)
}

export const countOf = (choice: BrandChoice): number =>
  choice.reduce((sum, { brands }) => sum + brands.length, 0)

export function optionAt(
  choice: BrandChoice,
  index: number,
): { brand: Workspace; isClosed: boolean } | undefined {
  let before = 0
  for (const { brands, isClosed } of choice) {
    const brand = brands[index - before]
    if (brand) return { brand, isClosed }
    before += brands.length
  }
  return undefined
}

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
