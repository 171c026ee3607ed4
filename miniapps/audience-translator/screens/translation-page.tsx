import { TRANSLATION } from '../../domain/taxonomies/translation.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { Translation } from '../parts/translation.tsx'
import { TranslationWorldProvider } from '../parts/translation-world.tsx'
import { TRANSLATION_WORDS } from '../translation-words.ts'

/** One translation: source, candidates, basket. */
export function TranslationPage({ params }: ScreenProps) {
  return (
    <DocumentPage of={TRANSLATION} id={params['id']!} words={TRANSLATION_WORDS}>
      <TranslationWorldProvider>
        <Translation />
      </TranslationWorldProvider>
    </DocumentPage>
  )
}
