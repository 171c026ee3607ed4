import { TOUCHPOINT_LIBRARY } from '../../../miniapps/domain/touchpoints/touchpoint-library.ts'
import { TOUCHPOINT_LIST } from '../../../miniapps/domain/touchpoints/touchpoint-list.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'

const facts = () => Promise.resolve(null)

export const touchpointsApi = documentsAlone({
  noun: 'touchpoints',
  documents: [
    documentKind({ definition: TOUCHPOINT_LIBRARY, facts }),
    documentKind({ definition: TOUCHPOINT_LIST, facts }),
  ],
})
