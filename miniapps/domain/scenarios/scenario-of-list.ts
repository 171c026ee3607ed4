import { type Body, textAt } from '../document/change.ts'
import { pinPath } from '../document/pin.ts'
import { TOUCHPOINT_LIST } from '../touchpoints/touchpoint-list.ts'
import { type ScoredTouchpoint, scoredAnswers } from './answers-from-list.ts'

/** Of a list that somebody may change later: the version the scenario is made from. */
interface ListVersion {
  id: string
  version: number
  body: Body
}

/** Fields of a scenario that begins with a list: its market and audience, and its touchpoints with their worth for the task. */
export const scenarioOfList = (
  { id, version, body }: ListVersion,
  touchpoints: readonly (ScoredTouchpoint & { currency: string })[],
): Body => {
  const [currency = '', ...others] = new Set(touchpoints.map((each) => each.currency).filter(Boolean))
  return {
    title: textAt(body, 'title'),
    'answers/market': textAt(body, 'market'),
    'answers/audience': textAt(body, 'audience'),
    ...(currency && others.length === 0 && { 'answers/currency': currency }),
    ...scoredAnswers(touchpoints),
    duplication: 1,
    [pinPath('list')]: { type: TOUCHPOINT_LIST.type, id, version },
  }
}
