import { DATASET_DRAFT } from '../../../miniapps/domain/surveys/dataset-draft.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'

export const datasetDraftsApi = documentsAlone({
  noun: 'dataset-drafts',
  documents: [documentKind({ definition: DATASET_DRAFT, facts: () => Promise.resolve(null) })],
})
