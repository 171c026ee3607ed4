import * as v from 'valibot'
import { PATHS_INPUT } from '../../../miniapps/domain/onboarding/edited-paths.ts'
import { agencyFor } from '../kit/agency-for.ts'
import { readJson } from '../kit/read-json.ts'
import type { CallWorld, Handler } from '../kit/routes.ts'
import { changePaths, editedPathsOf } from './agency-paths.ts'
import { leaderOf } from './led-by.ts'
import { readTeam } from './read-team.ts'
import { remind } from './remind.ts'

const reminderInput = v.strictObject({ agency: v.string(), person: v.string(), path: v.string() })

export const readEditedPaths: Handler = async (world, context) => {
  const { code } = await administered(world, context.req.query('agency') ?? '')
  return { data: await editedPathsOf(world.sql, code) }
}

export const changeEditedPaths: Handler = async (world, context) => {
  const { agency: code, ...change } = await readJson(context, PATHS_INPUT)
  await changePaths(world.sql, await administered(world, code), world.person.id, change)
  return { data: await editedPathsOf(world.sql, code) }
}
changeEditedPaths.takes = { body: PATHS_INPUT }

export const listTeam: Handler = async (world, context) => {
  const { id } = world.person
  const { agency: code = '', q = '', after } = context.req.query()
  const agency = await agencyFor(world, code, id)
  return readTeam(world, agency, await leaderOf(world, agency.code, id), { q, after })
}

/** Tells somebody of open steps. */
export const sendReminder: Handler = async (world, context) => {
  const { id, firstname, lastname } = world.person
  const { agency: code, ...whom } = await readJson(context, reminderInput)
  const agency = await agencyFor(world, code, id)
  const leader = { ...(await leaderOf(world, code, id)), name: `${firstname} ${lastname}`.trim() }
  const remindedAt = await remind(world, agency, leader, whom)
  return { data: { remindedAt: remindedAt.toISOString() } }
}
sendReminder.takes = { body: reminderInput }

const administered = (world: CallWorld, code: string) =>
  agencyFor(world, code, world.person.id, 'AdminAppAccess')
