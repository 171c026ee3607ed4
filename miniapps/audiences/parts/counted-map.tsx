import { axesOf } from '../../domain/audience-maps/audience-map.ts'
import { SourceNote } from '../../kit/audience/survey/source-note.tsx'
import { words } from '../words/words.ts'
import { BubbleCard } from './bubble-card.tsx'
import { CompareCard } from './compare-card.tsx'
import { LayoutCard } from './layout-card.tsx'
import { MapExports } from './map-exports.tsx'
import { type MappedAudience, useMapWorld } from './map-world.tsx'
import { OverlapCard } from './overlap-card.tsx'

/** All figures of a map. */
export function CountedMap({ audiences }: { audiences: readonly MappedAudience[] }) {
  const { body, basis, survey, asks } = useMapWorld()
  if (!survey.data || !basis || !asks) return null
  const { dataset } = survey.data
  return (
    <>
      <div className="map-head">
        <SourceNote dataset={dataset} slices={asks.slices} weight={asks.weight} base={basis.base} />
        {dataset.licence.exports && <MapExports audiences={audiences} />}
      </div>
      <BubbleCard audiences={audiences} axes={axesOf(body)} />
      {!asks.before && <p className="os-help">{words('noWave')}</p>}
      <CompareCard audiences={audiences} />
      <div className="map-pair">
        <OverlapCard audiences={audiences} />
        <LayoutCard audiences={audiences} />
      </div>
    </>
  )
}
