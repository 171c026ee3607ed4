import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import { mayPlanAudience } from '../../editions/may-plan-audience.ts'
import { documentKind } from '../kit/document-kind.ts'

export const PLANS = documentKind({
  definition: PLAN,
  facts: () => Promise.resolve(null),
  mayPin: mayPlanAudience,
})
