import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Edition } from '../../domain/audience/edition.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { AUDIENCE_MAP } from '../../domain/audience-maps/audience-map.ts'
import { basisOf } from '../../domain/surveys/basis-fields.ts'
import { type MapFigures, mapFigures } from '../../domain/audience-maps/map-figures.ts'
import { wavesToCompare } from '../../domain/audience-maps/wave-before.ts'
import { parseExpression } from '../../domain/audience/parse-expression.ts'
import { type Body, textAt } from '../../domain/document/change.ts'
import { pinAt } from '../../domain/document/pin.ts'
import type { Basis } from '../../domain/surveys/basis.ts'
import { isCountedOn } from '../../kit/audience/editions/uncounted-editions.tsx'
import { type PinnedEdition, useEditions } from '../../kit/audience/editions/use-editions.ts'
import type { FigureSource } from '../../kit/audience/survey/source-lines.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'
import { type LastCounted, useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { type SurveyResource, useSurvey } from '../../kit/audience/survey/use-survey.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'

/** An audience that the map's survey can count. */
export interface MappedAudience {
  key: string
  title: string
  edition: Edition
  figures: MapFigures
}

export interface MapWorld {
  body: Body
  basis: Basis | null
  survey: SurveyResource
  editions: Resource<readonly PinnedEdition[]>
  /** Of another survey or version, or gone: they are listed, and never mixed with the others. */
  uncounted: readonly PinnedEdition[]
  counted: LastCounted<CountedMap>
}

/** Figures with all that they were counted by. */
export interface CountedMap {
  audiences: readonly MappedAudience[]
  survey: Survey
  basis: Basis
  asks: Asks
}

/** Source of all figures of a map. */
export const sourceOfMap = ({ survey: { dataset }, asks, basis: { base } }: CountedMap): FigureSource => ({
  dataset,
  slices: asks.slices,
  weight: asks.weight,
  base,
})

/** Base and waves of every count. */
export interface Asks {
  slices: readonly string[]
  /** The wave before; null where there is none. */
  before: readonly string[] | null
  weight: string
  base: Expression
  focus: Expression | null
}

const MapWorldContext = createContext<MapWorld | null>(null)

export function useMapWorld(): MapWorld {
  const world = useContext(MapWorldContext)
  if (!world) throw new Error('A part of a map stands outside of MapWorldProvider')
  return world
}

const PIN = /^pins\/(?<key>.+)$/

export const pinsOfMap = (body: Body) =>
  Object.keys(body).flatMap((path) => {
    const key = PIN.exec(path)?.groups?.['key']
    const pin = key === undefined ? undefined : pinAt(body, key)
    return pin && key !== undefined ? [{ ...pin, key }] : []
  })

export function MapWorldProvider({ children }: { children: ReactNode }) {
  const body = useBody()
  const basis = useMemo(() => basisOf(body), [body])
  const survey = useSurvey(basis)
  const editions = useEditions(usePlace(AUDIENCE_MAP), pinsOfMap(body))
  const own = editions.data?.filter(({ edition }) => isCountedOn(edition, basis)) ?? []
  const asks = survey.data && basis ? asksOf(survey.data, basis, textAt(body, 'focus')) : null
  const answer = useResource(
    asks && own.length > 0
      ? JSON.stringify([basis, asks, own.map(({ id, version }) => [id, version])])
      : null,
    async (signal): Promise<CountedMap> => ({
      audiences: await countMap(survey.data!, asks!, own, signal),
      survey: survey.data!,
      basis: basis!,
      asks: asks!,
    }),
  )
  const uncounted = editions.data?.filter((each) => basis && !own.includes(each)) ?? []
  const isAsked = pinsOfMap(body).length > uncounted.length
  const counted = useLastCounted(answer, isAsked ? 'map' : null)
  return (
    <MapWorldContext value={{ body, basis, survey, editions, uncounted, counted }}>
      {children}
    </MapWorldContext>
  )
}

function asksOf({ dataset }: Survey, { slices, weight, base }: Basis, focus: string): Asks {
  const waves = wavesToCompare(dataset.slices, slices)
  return {
    slices: waves?.now ?? slices,
    before: waves?.before ?? null,
    weight,
    base: read(base) ?? { op: 'all' },
    focus: read(focus),
  }
}

/** An expression that cannot be read is never stored. */
function read(text: string): Expression | null {
  if (!text.trim()) return null
  const found = parseExpression({ text })
  return 'error' in found ? null : found
}

async function countMap(
  survey: Survey,
  { slices, before, weight, base, focus }: Asks,
  pinned: readonly PinnedEdition[],
  signal: AbortSignal,
): Promise<MappedAudience[]> {
  const columns = pinned.map(({ edition }) => edition!.expression)
  const rows = focus ? [focus] : []
  const [now, earlier] = await Promise.all([
    survey.count({ slices, weight, base, rows, columns }, signal),
    before && survey.count({ slices: before, weight, base, rows: [], columns }, signal),
  ])
  const figures = mapFigures({ now, before: earlier })
  return pinned.map(({ key, edition }, at) => ({
    key,
    title: edition!.title,
    edition: edition!,
    figures: figures[at]!,
  }))
}
