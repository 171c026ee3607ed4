import { createContext, type ReactNode, useContext, useMemo } from 'react'
import {
  type Compared,
  compareVersions,
  type NotCompared,
} from '../../domain/comparisons/compare-versions.ts'
import type { ComparedPlan } from '../../domain/comparisons/compared-plan.ts'
import { pinnedPlans } from '../../domain/comparisons/compared-versions.ts'
import { type KeyFigures, keyFigures } from '../../domain/comparisons/key-figures.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { type ReadPlan, usePlans } from './use-plans.ts'

/** All that the parts of a comparison show. */
export interface ComparisonWorld {
  resource: Resource<unknown>
  /** Those that are pinned and have come. */
  plans: readonly ReadPlan[]
  found: Compared | NotCompared
  today: string
  /** Of a version that somebody has approved since, in the same currency; null where it cannot be compared. */
  newerOf(plan: ReadPlan): ComparedPlan | null
  /** Name of a touchpoint. */
  nameOf(code: string): string
}

const ComparisonWorldContext = createContext<ComparisonWorld | null>(null)

export function useComparisonWorld(): ComparisonWorld {
  const world = useContext(ComparisonWorldContext)
  if (!world) throw new Error('A part of a comparison stands outside of ComparisonWorldProvider')
  return world
}

export function ComparisonWorldProvider({ children }: { children: ReactNode }) {
  const comparison = useBody()
  const { shown, nameOf, ...resource } = usePlans()
  const today = todayHere(new Date(useNow()))
  const { curves } = shown
  const plans = useMemo(() => {
    const pins = pinnedPlans(comparison)
    return shown.plans.filter(({ pin }) =>
      pins.some(({ key, id, version }) => key === pin.key && id === pin.id && version === pin.version),
    )
  }, [shown, comparison])
  const found = useMemo(
    () => compareVersions({ comparison, versions: plans.flatMap(({ read }) => read ?? []), curves, today }),
    [comparison, plans, curves, today],
  )
  const newerOf = ({ newer }: ReadPlan) => {
    if (!newer || 'refused' in found) return null
    const asked = {
      comparison: { ...comparison, currency: found.currency },
      versions: [newer],
      curves,
      today,
    }
    const alone = compareVersions(asked)
    return 'refused' in alone ? null : alone.baseline
  }
  const world: ComparisonWorld = { resource, plans, found, today, newerOf, nameOf }
  return <ComparisonWorldContext value={world}>{children}</ComparisonWorldContext>
}

/** Plans that can be read side by side, with what they are judged by. */
export interface Shown extends Compared {
  figures: readonly KeyFigures[]
  /** Minor units that all are scaled to. */
  budget: number
}

/** A comparison as it leaves the portal. */
export interface Report extends Shown {
  heading: string
  nameOf(code: string): string
}

export function useShown(): Shown | null {
  const { found } = useComparisonWorld()
  const { budget: entered } = useBody()
  return useMemo(() => {
    if ('refused' in found) return null
    const budget = typeof entered === 'number' && entered > 0 ? entered : found.baseline.cost
    return { ...found, budget, figures: keyFigures(found, budget) }
  }, [found, entered])
}

/** A plan as people call it, with its version. */
export const labelOf = ({ title, name }: { title: string; name: string }): string =>
  words('planVersion', { title: title || planningWords('untitledPlan'), version: name })
