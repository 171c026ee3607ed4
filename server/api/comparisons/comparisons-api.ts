import { COMPARISON } from '../../../miniapps/domain/comparisons/comparison.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'
import { addComparisons } from './sample/add-comparisons.ts'

export const comparisonsApi = documentsAlone({
  noun: 'comparisons',
  documents: [documentKind({ definition: COMPARISON, facts: () => Promise.resolve(null) })],
  after: ['plans'],
  addSample: addComparisons,
})
