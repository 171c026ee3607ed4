import { ACTION_STATUSES } from '../../../domain/scorecards/action/scorecard-action.ts'
import { words } from './words/words.ts'

export function actionStatusWords(status: string): string {
  const known = ACTION_STATUSES.find((each) => each === status)
  return known ? words(`status.${known}`) : status
}

/** The day of today where the person is, as a due date is written. */
export function today(): string {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
