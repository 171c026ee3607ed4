import { GALAXY } from '../../domain/galaxies/galaxy.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { GALAXY_WORDS } from '../galaxy-words.ts'
import { Galaxy } from '../parts/galaxy.tsx'
import { GalaxyWorldProvider } from '../parts/galaxy-world.tsx'

/** One galaxy of answers. */
export function GalaxyPage({ params }: ScreenProps) {
  return (
    <DocumentPage of={GALAXY} id={params['id']!} words={GALAXY_WORDS}>
      <GalaxyWorldProvider>
        <Galaxy />
      </GalaxyWorldProvider>
    </DocumentPage>
  )
}
