import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type ApprovedCurve, pinText } from '../../domain/curves/wire.ts'
import { deliveredReach, type DeliveredReach } from '../../domain/deliveries/delivered-reach.ts'
import { type PlanResults, planResults } from '../../domain/deliveries/plan-results.ts'
import type { PlanDeliveries } from '../../domain/deliveries/wire.ts'
import { curvesPinnedIn } from '../../domain/plans/plan-curves.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'

interface ResultsWorld {
  plan: PlanDeliveries
  /** Id of the brand. */
  place: string
  results: PlanResults
  /** Null where it cannot be computed; undefined while the curves are asked for. */
  reach: DeliveredReach | null | undefined
  reload(): void
}

const ResultsContext = createContext<ResultsWorld | null>(null)

export function useResults(): ResultsWorld {
  const world = useContext(ResultsContext)
  if (!world) throw new Error('A part of the results stands outside of ResultsProvider')
  return world
}

interface ResultsProviderProps extends Pick<ResultsWorld, 'plan' | 'place' | 'reload'> {
  children: ReactNode
}

/** Figures of a plan, and the reach on the curves that it is computed with. */
export function ResultsProvider({ plan, place, reload, children }: ResultsProviderProps) {
  const results = useMemo(() => planResults(plan), [plan])
  const pin = [...curvesPinnedIn(plan.fields).values()].map(pinText)
  const { data: curves, error } = useAnswer<readonly ApprovedCurve[]>(
    'curves',
    pin.length > 0 ? withQuery(`/${place}/pinned`, { pin }) : null,
  )
  const reach = useMemo(() => {
    if (pin.length === 0 || error) return null
    return curves && deliveredReach(plan, results, curves)
  }, [plan, results, curves, error, pin.length])
  return <ResultsContext value={{ plan, place, results, reach, reload }}>{children}</ResultsContext>
}
