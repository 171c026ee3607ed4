import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type ApprovedCurve, pinText } from '../../domain/curves/wire.ts'
import { curvesPinnedIn, placesIn } from '../../domain/plans/plan-curves.ts'
import { type PlanAtHand, PlanReach } from '../../domain/plans/plan-figures.ts'
import { linesKept } from '../../domain/plans/plan-lines.ts'
import { PLAN } from '../../domain/plans/plan.ts'
import { touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { usePlanBody } from './use-plan-body.ts'

/** A plan with all that it is computed with. */
export interface PlanWorld {
  at: PlanAtHand
  /** Approved for its markets; those that are pinned are among `curves`, retired or not. */
  approved: readonly ApprovedCurve[]
  curves: readonly ApprovedCurve[]
  /** Paid touchpoints that lines can name. */
  touchpoints: readonly { value: string; label: string }[]
  nameOf(touchpoint: string): string
  /** Of a new line, where the plan has no market yet. */
  market: string
  resource: Resource<unknown>
  /** Curves are still on their way: what has no curve now may have one in a moment. */
  isWaiting: boolean
}

const PlanWorldContext = createContext<PlanWorld | null>(null)

export function usePlanWorld(): PlanWorld {
  const world = useContext(PlanWorldContext)
  if (!world) throw new Error('A part of a plan stands outside of PlanWorldProvider')
  return world
}

const NO_CURVES: readonly ApprovedCurve[] = []

/** Reads libraries and curves of the plan's markets, and computes the plan at each change. */
export function PlanWorldProvider({ children }: { children: ReactNode }) {
  const body = usePlanBody()
  const country = useMiniApp(({ context }) => context.workspace?.country?.code)
  const [reach] = useState(() => new PlanReach())
  const markets = [...new Set(placesIn(linesKept(body)).map(({ market }) => market))].toSorted()
  const market = markets[0] ?? country ?? ''
  const resource = useLibraries(markets.length > 0 ? markets : country ? [country] : [])
  const approved = resource.data?.curves ?? NO_CURVES
  const pins = [...curvesPinnedIn(body).values()].map(pinText).toSorted().join(' ')
  const { curves, loading } = useKnownCurves(resource.data && approved, pins)
  const isWaiting = resource.loading || loading
  const at = useMemo(() => reach.of(body, curves), [reach, body, curves])
  const language = useLanguage()
  const touchpoints = useMemo(
    () =>
      (resource.data?.touchpoints ?? [])
        .filter(({ type, active }) => type === 'paid' && active)
        .map((each) => ({ value: each.code, label: touchpointName(each, language) })),
    [resource.data, language],
  )
  const names = useMemo(() => new Map(touchpoints.map(({ value, label }) => [value, label])), [touchpoints])
  const world = useMemo(
    (): PlanWorld => ({
      at,
      approved,
      curves,
      touchpoints,
      nameOf: (code) => names.get(code) ?? code,
      market,
      resource,
      isWaiting,
    }),
    [at, approved, curves, touchpoints, names, market, resource, isWaiting],
  )
  return <PlanWorldContext value={world}>{children}</PlanWorldContext>
}

/** Of several markets each touchpoint once. */
function useLibraries(markets: readonly string[]) {
  const place = usePlace(PLAN)
  const [library, approved] = [useApi('touchpoints'), useApi('curves')]
  const key = place && markets.length > 0 ? `plan/${place}/${markets.join()}` : null
  return useResource(key, async (signal) => {
    const found = await Promise.all(
      markets.map((market) =>
        Promise.all([
          library.get<PublishedLibrary>(withQuery(`/${place}/library`, { market }), signal),
          approved.get<readonly ApprovedCurve[]>(withQuery(`/${place}/approved`, { market }), signal),
        ]),
      ),
    )
    const touchpoints = new Map(found.flatMap(([own]) => own.touchpoints.map((each) => [each.code, each])))
    return { touchpoints: [...touchpoints.values()], curves: found.flatMap(([, curves]) => curves) }
  })
}

/** Pinned versions that are not approved any more are asked for by themselves. */
function useKnownCurves(approved: readonly ApprovedCurve[] | undefined, pins: string) {
  const place = usePlace(PLAN)
  const api = useApi('curves')
  const missing = useMemo(() => {
    const known = new Set((approved ?? NO_CURVES).map(pinText))
    return approved ? (pins.match(/\S+/g) ?? []).filter((pin) => !known.has(pin)) : []
  }, [approved, pins])
  const { data, loading } = useResource(
    place && missing.length > 0 ? `pinned/${place}/${missing.join()}` : null,
    (signal) => api.get<readonly ApprovedCurve[]>(withQuery(`/${place}/pinned`, { pin: missing }), signal),
  )
  const curves = useMemo(() => [...(approved ?? NO_CURVES), ...(data ?? NO_CURVES)], [approved, data])
  return { curves, loading }
}
