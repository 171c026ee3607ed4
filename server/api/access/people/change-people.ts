import { readJson } from '../../kit/read-json.ts'
import { created, type Handler } from '../../kit/routes.ts'
import type { AccessWorld } from '../administrator.ts'
import { id, isDry, note, strict } from '../input.ts'
import { erasePerson } from './erase-person.ts'
import { importInput, importPeople } from './import-people.ts'
import { inviteAgain } from './invite-again.ts'
import { inviteInput, invitePerson } from './invite-person.ts'
import { removeInput, removePerson } from './remove-person.ts'
import { noteSeeingAs, seeAsInput } from './see-as.ts'
import { setDisabled } from './set-disabled.ts'

const whyInput = strict({ reason: note })
const againInput = strict({ agency: id })

export const invite: Handler<AccessWorld> = async (world, context) => {
  const input = await readJson(context, inviteInput)
  return created(context, await invitePerson(world, world.administrator, input, isDry(context)))
}
invite.takes = { body: inviteInput }

export const repeatInvitation: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const { agency } = await readJson(context, againInput)
  return { data: await inviteAgain(world, world.administrator, id, agency) }
}
repeatInvitation.takes = { body: againInput }

export const takeFile: Handler<AccessWorld> = async (world, context) => {
  const input = await readJson(context, importInput)
  return importPeople(world, world.administrator, input, isDry(context))
}
takeFile.takes = { body: importInput }

const disabling = (isDisabled: boolean): Handler<AccessWorld, 'id'> =>
  Object.assign<Handler<AccessWorld, 'id'>, Pick<Handler, 'takes'>>(
    async (world, context, { id }) => {
      const { reason } = await readJson(context, whyInput)
      const change = { id, isDisabled, reason, dry: isDry(context) }
      return setDisabled(world, world.administrator, change)
    },
    { takes: { body: whyInput } },
  )

export const disable = disabling(true)
export const enable = disabling(false)

export const erase: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const { reason } = await readJson(context, whyInput)
  const change = { id, reason, dry: isDry(context) }
  return erasePerson(world, world.administrator, change)
}
erase.takes = { body: whyInput }

export const remove: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const input = await readJson(context, removeInput)
  return removePerson(world, world.administrator, id, input, isDry(context))
}
remove.takes = { body: removeInput }

export const seeAs: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const input = await readJson(context, seeAsInput)
  await noteSeeingAs(world, world.administrator, id, input)
  return { data: null }
}
seeAs.takes = { body: seeAsInput }
