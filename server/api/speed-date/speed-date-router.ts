import { Hono } from 'hono'
import { pairKey, pairsOf } from '../../../miniapps/domain/speed-date/participant.ts'
import { FEEDBACK_INPUT } from '../../../miniapps/domain/speed-date/feedback.ts'
import { EARLIER_EVENTS_MOST, MET_PAIRS_MOST } from '../../../miniapps/domain/speed-date/limits.ts'
import { scheduleOf } from '../../../miniapps/domain/speed-date/schedule.ts'
import { planOf } from '../../../miniapps/domain/speed-date/speed-date.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { readJson } from '../kit/read-json.ts'
import { feedbackFor, keepFeedback } from './feedback.ts'
import { earlierEvents, readableEvent } from './readable-event.ts'

/** Below `/api/speed-date`: what of an event is not for everybody who may read it, and who met before. */
export function speedDateRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()

  api.get('/:id/met', async (context) => {
    const event = await readableEvent(parts, context.req.param('id'), context.get('person').id)
    const earlier = await earlierEvents(sql, event, EARLIER_EVENTS_MOST)
    const pairs = earlier.flatMap((body) =>
      scheduleOf(planOf(body)).flatMap(({ groups }) =>
        pairsOf(groups).map(([one, other]) => pairKey(one, other)),
      ),
    )
    return context.json({ met: [...new Set(pairs)].slice(0, MET_PAIRS_MOST) })
  })

  api.get('/:id/feedback', async (context) => {
    const { id } = context.get('person')
    return context.json(await feedbackFor(sql, await readableEvent(parts, context.req.param('id'), id), id))
  })

  api.put('/:id/feedback', async (context) => {
    const { id } = context.get('person')
    const input = await readJson(context, FEEDBACK_INPUT)
    const event = await readableEvent(parts, context.req.param('id'), id)
    await keepFeedback(sql, event, id, input)
    return context.json(await feedbackFor(sql, event, id))
  })

  return api
}
