import { SAVED_VIEW } from '../../../miniapps/domain/views/saved-view.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'

/** Views of lists that people saved for themselves. */
export const viewsApi = documentsAlone({
  noun: 'views',
  documents: [documentKind({ definition: SAVED_VIEW, facts: () => Promise.resolve(null) })],
})
