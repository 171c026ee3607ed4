import { CROSSTAB } from '../../../miniapps/domain/crosstab/crosstab-document.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'
import { addCrosstabs } from './sample/add-crosstabs.ts'

export const crosstabsApi = documentsAlone({
  noun: 'crosstabs',
  documents: [documentKind({ definition: CROSSTAB, facts: () => Promise.resolve(null) })],
  addSample: addCrosstabs,
})
