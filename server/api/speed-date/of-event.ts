import { FEEDBACK_INPUT } from '../../../miniapps/domain/speed-date/feedback.ts'
import { EARLIER_EVENTS_MOST, MET_PAIRS_MOST } from '../../../miniapps/domain/speed-date/limits.ts'
import { pairKey, pairsOf } from '../../../miniapps/domain/speed-date/participant.ts'
import { scheduleOf } from '../../../miniapps/domain/speed-date/schedule.ts'
import { planOf } from '../../../miniapps/domain/speed-date/speed-date.ts'
import { readJson } from '../kit/read-json.ts'
import type { CallWorld, Handler } from '../kit/routes.ts'
import { feedbackFor, keepFeedback } from './feedback.ts'
import { earlierEvents, readableEvent } from './readable-event.ts'

type OfEvent = Handler<CallWorld, 'id'>

/** Pairs that met at earlier events of the agency. */
export const listMet: OfEvent = async (world, _, { id }) => {
  const event = await readableEvent(world, id, world.person.id)
  const earlier = await earlierEvents(world.sql, event, EARLIER_EVENTS_MOST)
  const pairs = earlier.flatMap((body) =>
    scheduleOf(planOf(body)).flatMap(({ groups }) =>
      pairsOf(groups).map(([one, other]) => pairKey(one, other)),
    ),
  )
  return { data: { met: [...new Set(pairs)].slice(0, MET_PAIRS_MOST) } }
}

export const readFeedback: OfEvent = async (world, _, { id }) => {
  const event = await readableEvent(world, id, world.person.id)
  return { data: await feedbackFor(world.sql, event, world.person.id) }
}

export const giveFeedback: OfEvent = async (world, context, { id }) => {
  const input = await readJson(context, FEEDBACK_INPUT)
  const event = await readableEvent(world, id, world.person.id)
  await keepFeedback(world.sql, event, world.person.id, input)
  return { data: await feedbackFor(world.sql, event, world.person.id) }
}
giveFeedback.takes = { body: FEEDBACK_INPUT }
