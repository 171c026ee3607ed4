import { AUDIENCE_MAP } from '../../domain/audience-maps/audience-map.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { MAP_WORDS } from '../map-words.ts'
import { AudienceMap } from '../parts/audience-map.tsx'
import { MapWorldProvider } from '../parts/map-world.tsx'

/** One map of audiences. */
export function MapPage({ params }: ScreenProps) {
  return (
    <DocumentPage of={AUDIENCE_MAP} id={params['id']!} words={MAP_WORDS}>
      <MapWorldProvider>
        <AudienceMap />
      </MapWorldProvider>
    </DocumentPage>
  )
}
