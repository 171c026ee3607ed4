import { axesOf } from '../../domain/audience-maps/audience-map.ts'
import { SourceNote } from '../../kit/audience/survey/source-note.tsx'
import { words } from '../words/words.ts'
import { BubbleCard } from './bubble-card.tsx'
import { CompareCard } from './compare-card.tsx'
import { LayoutCard } from './layout-card.tsx'
import { MapExports } from './map-exports.tsx'
import { type CountedMap as Counted, sourceOfMap, useMapWorld } from './map-world.tsx'
import { OverlapCard } from './overlap-card.tsx'

/** All figures of a map. */
export function CountedMap({ counted }: { counted: Counted }) {
  const { body } = useMapWorld()
  const { audiences, asks } = counted
  return (
    <>
      <div className="map-head">
        <SourceNote {...sourceOfMap(counted)} />
        <MapExports counted={counted} />
      </div>
      <BubbleCard counted={counted} axes={axesOf(body)} />
      {!asks.before && <p className="os-help">{words('noWave')}</p>}
      <CompareCard audiences={audiences} />
      <div className="map-pair">
        <OverlapCard counted={counted} />
        <LayoutCard counted={counted} />
      </div>
    </>
  )
}
