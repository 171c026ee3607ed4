import { ACTION_STATUSES } from '../../../domain/scorecards/action/scorecard-action.ts'
import { words } from './words/words.ts'

export function actionStatusWords(status: string): string {
  const known = ACTION_STATUSES.find((each) => each === status)
  return known ? words(`status.${known}`) : status
}
