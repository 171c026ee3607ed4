import { SCENARIO } from '../../../miniapps/domain/scenarios/scenario.ts'
import { mayPlanAudience } from '../../editions/may-plan-audience.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'
import { addScenarios } from './sample/add-scenarios.ts'

export const scenariosApi = documentsAlone({
  noun: 'scenarios',
  documents: [
    documentKind({ definition: SCENARIO, facts: () => Promise.resolve(null), mayPin: mayPlanAudience }),
  ],
  after: ['planning-clients', 'curves', 'touchpoints'],
  addSample: addScenarios,
})
