import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'
import { addPlans } from './sample/add-plans.ts'

export const plansApi = documentsAlone({
  noun: 'plans',
  documents: [documentKind({ definition: PLAN, facts: () => Promise.resolve(null) })],
  after: ['planning-clients', 'curves', 'touchpoints', 'campaigns'],
  addSample: addPlans,
})
