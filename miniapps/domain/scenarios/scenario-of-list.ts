import { type Body, textAt } from '../document/change.ts'
import { pinPath } from '../document/pin.ts'
import type { Json } from '../document/json.ts'
import { TOUCHPOINT_LIST } from '../touchpoints/touchpoint-list.ts'

interface ChosenTouchpoint {
  id: string
  /** 0 to 1; null where nothing that counts was measured. */
  score: number | null
}

/** Of a list that somebody may have changed since: the version the scenario was made from. */
interface ListVersion {
  id: string
  version: number
  body: Body
}

const DIGITS = 4

/** Fields of a scenario that begins with a list: its market and audience, and its touchpoints with their worth for the task. */
export const scenarioOfList = (
  { id, version, body }: ListVersion,
  touchpoints: readonly ChosenTouchpoint[],
): Readonly<Record<string, Json>> => ({
  title: textAt(body, 'title'),
  'answers/market': textAt(body, 'market'),
  'answers/audience': textAt(body, 'audience'),
  ...Object.fromEntries(touchpoints.map((each) => [`answers/touchpoints/${each.id}`, true])),
  ...Object.fromEntries(
    touchpoints.flatMap((each) =>
      each.score === null ? [] : [[`scores/${each.id}`, Number(each.score.toFixed(DIGITS))]],
    ),
  ),
  duplication: 1,
  [pinPath('list')]: { type: TOUCHPOINT_LIST.type, id, version },
})
