import { type Body, textAt } from '../document/change.ts'
import { listPin, type ListVersion, type ScoredTouchpoint, scoredAnswers } from './answers-from-list.ts'

/**
 * Fields of a scenario that begins with a list: its market and audience, and its touchpoints with their worth
 * for the task.
 */
export const scenarioOfList = (
  list: ListVersion,
  touchpoints: readonly (ScoredTouchpoint & { currency: string })[],
): Body => {
  const [currency = '', ...others] = new Set(touchpoints.map((each) => each.currency).filter(Boolean))
  return {
    title: textAt(list.body, 'title'),
    'answers/market': textAt(list.body, 'market'),
    'answers/audience': textAt(list.body, 'audience'),
    ...(currency && others.length === 0 && { 'answers/currency': currency }),
    ...scoredAnswers(touchpoints),
    duplication: 1,
    ...listPin(list),
  }
}
