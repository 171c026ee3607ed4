import { DATASET_DRAFT } from '../../domain/surveys/dataset-draft.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { DataSteps } from '../parts/data/data-steps.tsx'
import { DRAFT_WORDS } from '../parts/data/draft-words.ts'
import { SourceProvider } from '../parts/data/source-provider.tsx'
import { WeightingProvider } from '../parts/data/weighting-provider.tsx'

/** From a file of answers to a dataset that others can trust. */
export function DataPage({ params }: ScreenProps) {
  return (
    <DocumentPage of={DATASET_DRAFT} id={params['id']!} words={DRAFT_WORDS}>
      <SourceProvider>
        <WeightingProvider>
          <DataSteps />
        </WeightingProvider>
      </SourceProvider>
    </DocumentPage>
  )
}
