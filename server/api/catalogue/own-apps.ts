import { appKey, visitsInput } from '../../../miniapps/domain/catalogue/catalogue-input.ts'
import { agencyFor } from '../kit/agency-for.ts'
import { check, readJson } from '../kit/read-json.ts'
import { type CallWorld, done, type Handler } from '../kit/routes.ts'
import { keepVisits } from './keep-visits.ts'
import { markFavourite, unmarkFavourite } from './mark-favourite.ts'
import { appsOf } from './read-catalogue.ts'

export const readMine: Handler = async ({ sql, person }) => ({ data: await appsOf(sql, person.id) })

export const noteVisits: Handler = async (world, context) => {
  const { agency, visits } = await readJson(context, visitsInput)
  const { code } = await agencyFor(world, agency, world.person.id)
  await keepVisits(world.sql, { personId: world.person.id, agency: code, visits, now: new Date() })
  return done(context)
}
noteVisits.takes = { body: visitsInput }

export const mark: Handler<CallWorld, 'app'> = async ({ sql, person }, _, { app }) => {
  await markFavourite(sql, person.id, check(appKey, app, 'query'), new Date())
  return { data: await appsOf(sql, person.id) }
}

export const unmark: Handler<CallWorld, 'app'> = async ({ sql, person }, _, { app }) => {
  await unmarkFavourite(sql, person.id, app)
  return { data: await appsOf(sql, person.id) }
}
