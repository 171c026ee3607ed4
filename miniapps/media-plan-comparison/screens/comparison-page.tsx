import { COMPARISON } from '../../domain/comparisons/comparison.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { COMPARISON_WORDS } from '../comparison-words.ts'
import { Comparison } from '../parts/comparison.tsx'
import { ComparisonWorldProvider } from '../parts/comparison-world.tsx'

/** Plan versions side by side on one page. */
export function ComparisonPage({ params }: ScreenProps) {
  return (
    <DocumentPage of={COMPARISON} id={params['id']!} words={COMPARISON_WORDS}>
      <ComparisonWorldProvider>
        <Comparison />
      </ComparisonWorldProvider>
    </DocumentPage>
  )
}
