import { createContext, type ReactNode, useContext } from 'react'
import { AUDIENCE_MAP } from '../../domain/audience-maps/audience-map.ts'
import { type Asks, asksOf, countMap, type MappedAudience } from '../../domain/audience-maps/count-map.ts'
import { textAt } from '../../domain/document/change.ts'
import type { Basis } from '../../domain/surveys/basis.ts'
import { type PinnedSurvey, usePinnedSurvey } from '../../kit/audience/editions/use-pinned-survey.ts'
import type { FigureSource } from '../../kit/audience/survey/source-lines.ts'
import { countingOf, type Survey } from '../../kit/audience/survey/survey.ts'
import { type LastCounted, useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'

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

const MapWorldContext = createContext<MapWorld | null>(null)

export function useMapWorld(): MapWorld {
  const world = useContext(MapWorldContext)
  if (!world) throw new Error('A part of a map stands outside of MapWorldProvider')
  return world
}

export function MapWorldProvider({ children }: { children: ReactNode }) {
  const pinned = usePinnedSurvey(AUDIENCE_MAP)
  const { body, basis, survey, pins, own, uncounted } = pinned
  const asks = survey.data && basis ? asksOf(survey.data.dataset, basis, textAt(body, 'focus')) : null
  const answer = useResource(
    asks && own.length > 0
      ? JSON.stringify([basis, asks, own.map(({ id, version }) => [id, version])])
      : null,
    async (signal): Promise<CountedMap> => ({
      audiences: await countMap(countingOf(survey.data!, signal), asks!, own),
      survey: survey.data!,
      basis: basis!,
      asks: asks!,
    }),
  )
  const isAsked = pins.length > uncounted.length
  const counted = useLastCounted(answer, isAsked ? 'map' : null)
  return <MapWorldContext value={{ ...pinned, counted }}>{children}</MapWorldContext>
}
