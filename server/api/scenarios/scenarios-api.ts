import { SCENARIO } from '../../../miniapps/domain/scenarios/scenario.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'

export const scenariosApi = documentsAlone({
  noun: 'scenarios',
  documents: [documentKind({ definition: SCENARIO, facts: () => Promise.resolve(null) })],
})
