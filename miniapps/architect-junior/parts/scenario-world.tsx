import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type ApprovedCurve, pinText } from '../../domain/curves/wire.ts'
import { answersOf } from '../../domain/scenarios/answers-of.ts'
import { curvesPinned, pinnedIn } from '../../domain/scenarios/basis.ts'
import { type Offer, offersOf } from '../../domain/scenarios/offers.ts'
import { SCENARIO } from '../../domain/scenarios/scenario.ts'
import { touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useLanguage } from '../../kit/words/use-language.ts'

/** All that a scenario can be computed with: of its market, on its first day. */
export interface ScenarioWorld {
  offers: readonly Offer[]
  /** Versions that the offers are from. */
  libraries: PublishedLibrary['pins']
  curves: readonly ApprovedCurve[]
  /** And those that the options were computed with, of whatever market, retired or not. */
  known: Resource<readonly ApprovedCurve[]>
  today: string
  nameOf(code: string): string
  /** Undefined until both are here. */
  resource: Resource<unknown>
}

const ScenarioWorldContext = createContext<ScenarioWorld | null>(null)

export function useScenarioWorld(): ScenarioWorld {
  const world = useContext(ScenarioWorldContext)
  if (!world) throw new Error('A part of a scenario stands outside of ScenarioWorldProvider')
  return world
}

const NOTHING = { pins: [], touchpoints: [], curves: [] } as const

/** Library and approved curves of the market; asked again when that is another. */
export function ScenarioWorldProvider({ children }: { children: ReactNode }) {
  const { market, audience, universe, currency, start, touchpoints: used } = answersOf(useBody())
  const codes = used.join(' ') // the same text for the same ones
  const language = useLanguage()
  const today = todayHere(new Date(useNow()))
  const place = usePlace(SCENARIO)
  const [library, approved] = [useApi('touchpoints'), useApi('curves')]
  const resource = useResource(place && market && `scenario/${place}/${market}`, async (signal) => {
    const [{ pins, touchpoints }, curves] = await Promise.all([
      library.get<PublishedLibrary>(withQuery(`/${place}/library`, { market }), signal),
      approved.get<readonly ApprovedCurve[]>(withQuery(`/${place}/approved`, { market }), signal),
    ])
    return { pins, touchpoints, curves }
  })
  const { data } = resource
  const known = useKnown(resource)
  const { pins, touchpoints, curves } = data ?? NOTHING
  const day = start || today
  const offers = useMemo(
    () =>
      offersOf({
        touchpoints,
        curves,
        market,
        audience,
        universe,
        currency,
        day,
        used: codes.match(/\S+/g) ?? [],
      }),
    [touchpoints, curves, market, audience, universe, currency, day, codes],
  )
  const names = useMemo(
    () => new Map(touchpoints.map((each) => [each.code, touchpointName(each, language)])),
    [touchpoints, language],
  )
  const nameOf = (code: string) => names.get(code) ?? code
  const world: ScenarioWorld = { offers, libraries: pins, curves, known, today, nameOf, resource }
  return <ScenarioWorldContext value={world}>{children}</ScenarioWorldContext>
}

/** Pinned curves that are not among the approved of the market are asked for by their versions. */
function useKnown(approved: Resource<{ curves: readonly ApprovedCurve[] }>): ScenarioWorld['known'] {
  const body = useBody()
  const place = usePlace(SCENARIO)
  const api = useApi('curves')
  const curves = approved.data?.curves
  const missing = curves ? curvesPinned(body).filter((pin) => !pinnedIn(curves, pin)) : []
  const pin = missing.map(pinText)
  const pinned = useResource(place && pin.length > 0 ? `pinned/${place}/${pin.join()}` : null, (signal) =>
    api.get<readonly ApprovedCurve[]>(withQuery(`/${place}/pinned`, { pin }), signal),
  )
  if (!curves || missing.length === 0) return { ...approved, data: curves, setData: () => {} }
  return { ...pinned, data: pinned.data && [...curves, ...pinned.data] }
}
