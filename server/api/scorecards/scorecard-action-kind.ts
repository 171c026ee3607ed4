import { SCORECARD_ACTION } from '../../../miniapps/domain/scorecards/action/scorecard-action.ts'
import { documentKind } from '../kit/document-kind.ts'

/** What brands do about low levels. */
export const SCORECARD_ACTIONS = documentKind({ definition: SCORECARD_ACTION, facts: async () => undefined })
