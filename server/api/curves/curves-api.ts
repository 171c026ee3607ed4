import { CURVE } from '../../../miniapps/domain/curves/curve.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'

export const curvesApi = documentsAlone({
  noun: 'curves',
  documents: [documentKind({ definition: CURVE, facts: () => Promise.resolve(null) })],
})
