import { AUDIENCE_MAP } from '../../../miniapps/domain/audience-maps/audience-map.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'

export const audienceMapsApi = documentsAlone({
  noun: 'audience-maps',
  documents: [documentKind({ definition: AUDIENCE_MAP, facts: () => Promise.resolve(null) })],
})
