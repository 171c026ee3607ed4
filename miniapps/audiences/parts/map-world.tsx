import { createContext, type ReactNode, useContext } from 'react'
import type { Edition } from '../../domain/audience/edition.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { AUDIENCE_MAP } from '../../domain/audience-maps/audience-map.ts'
import { type MapFigures, mapFigures } from '../../domain/audience-maps/map-figures.ts'
import { wavesToCompare } from '../../domain/audience-maps/wave-before.ts'
import { parseExpression } from '../../domain/audience/parse-expression.ts'
import { textAt } from '../../domain/document/change.ts'
import type { Basis } from '../../domain/surveys/basis.ts'
import type { PinnedEdition } from '../../kit/audience/editions/use-editions.ts'
import { type PinnedSurvey, usePinnedSurvey } from '../../kit/audience/editions/use-pinned-survey.ts'
import type { FigureSource } from '../../kit/audience/survey/source-lines.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'
import { type LastCounted, useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'

/** An audience that the map's survey can count. */
export interface MappedAudience {
  key: string
  title: string
  edition: Edition
  figures: MapFigures
}

export interface MapWorld extends PinnedSurvey {
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

export function MapWorldProvider({ children }: { children: ReactNode }) {
  const pinned = usePinnedSurvey(AUDIENCE_MAP)
  const { body, basis, survey, pins, own, uncounted } = pinned
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
  const isAsked = pins.length > uncounted.length
  const counted = useLastCounted(answer, isAsked ? 'map' : null)
  return <MapWorldContext value={{ ...pinned, counted }}>{children}</MapWorldContext>
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
