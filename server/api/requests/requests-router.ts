import { Hono } from 'hono'
import { askInput, decisionInput } from '../../../miniapps/domain/requests/access-request.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { readJson } from '../kit/read-json.ts'
import { askForAccess } from './ask-for-access.ts'
import { decideRequest, withdrawRequest } from './decide-request.ts'
import { openRequestsFor, requestsOf } from './read-requests.ts'

/** Below `/api/requests`: asking is for everybody who may enter the agency, deciding for its administrators. */
export function requestsRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => context.json({ data: await requestsOf(sql, context.get('person').id) }))

  api.get('/open', async (context) =>
    context.json({ data: await openRequestsFor(parts, context.get('person').id) }),
  )

  api.post('/', async (context) => {
    const input = await readJson(context, askInput)
    return context.json({ data: await askForAccess(parts, context.get('person'), input) }, 201)
  })

  api.post('/:id/decide', async (context) => {
    const decision = await readJson(context, decisionInput)
    return context.json({
      data: await decideRequest(parts, context.get('person'), context.req.param('id'), decision),
    })
  })

  api.post('/:id/withdraw', async (context) =>
    context.json({ data: await withdrawRequest(parts, context.get('person').id, context.req.param('id')) }),
  )

  return api
}
