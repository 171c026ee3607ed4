import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { COMPOSITION_WORDS } from '../composition-words.ts'
import { Composition } from '../parts/composition.tsx'
import { CompositionWorldProvider } from '../parts/composition-world.tsx'

/** Joined audiences on one page. */
export function CompositionPage({ params }: ScreenProps) {
  return (
    <DocumentPage of={AUDIENCE} id={params['id']!} words={COMPOSITION_WORDS} primary="publish">
      <CompositionWorldProvider>
        <Composition />
      </CompositionWorldProvider>
    </DocumentPage>
  )
}
