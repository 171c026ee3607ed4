import { askInput, decisionInput } from '../../../miniapps/domain/requests/access-request.ts'
import { readJson } from '../kit/read-json.ts'
import { type CallWorld, created, type Handler } from '../kit/routes.ts'
import { askForAccess } from './ask-for-access.ts'
import { decideRequest, withdrawRequest } from './decide-request.ts'
import { openRequestsFor, requestsOf } from './read-requests.ts'

export const listOwn: Handler = async ({ sql, person }) => ({ data: await requestsOf(sql, person.id) })

/** Those that the caller decides. */
export const listOpen: Handler = async (world) => ({ data: await openRequestsFor(world, world.person.id) })

export const ask: Handler = async (world, context) => {
  const input = await readJson(context, askInput)
  return created(context, { data: await askForAccess(world, world.person, input) })
}
ask.takes = { body: askInput }

export const decide: Handler<CallWorld, 'id'> = async (world, context, { id }) => {
  const decision = await readJson(context, decisionInput)
  return { data: await decideRequest(world, world.person, id, decision) }
}
decide.takes = { body: decisionInput }

export const withdraw: Handler<CallWorld, 'id'> = async (world, _, { id }) => ({
  data: await withdrawRequest(world, world.person.id, id),
})
