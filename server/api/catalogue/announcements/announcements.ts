import { announcementInput } from '../../../../miniapps/domain/catalogue/catalogue-input.ts'
import type { AllAnnouncements } from '../../../../shell/contract/catalogue.ts'
import type { ApiContext } from '../../kit/api-environment.ts'
import { checkCountries, knownCountries } from '../../kit/countries.ts'
import { readJson } from '../../kit/read-json.ts'
import { type CallWorld, created, type Handler } from '../../kit/routes.ts'
import { administratorOf } from '../administrator-of.ts'
import { announce, changeAnnouncement, endAnnouncement } from './change-announcements.ts'
import { allAnnouncements, countriesOf } from './read-announcements.ts'

export const listAnnouncements: Handler = async (world, context) => {
  const by = await administratorOf(world, world.person.id, context.req.query('agency') ?? '')
  return all(world, by.agency)
}

export const addAnnouncement: Handler = async (world, context) => {
  const { by, input } = await said(world, context)
  await announce(world.sql, by, input)
  return created(context, await all(world, by.agency))
}
addAnnouncement.takes = { body: announcementInput }

export const replaceAnnouncement: Handler<CallWorld, 'id'> = async (world, context, { id }) => {
  const { by, input } = await said(world, context)
  await changeAnnouncement(world.sql, by, id, input)
  return all(world, by.agency)
}
replaceAnnouncement.takes = { body: announcementInput }

export const removeAnnouncement: Handler<CallWorld, 'id'> = async (world, context, { id }) => {
  const by = await administratorOf(world, world.person.id, context.req.query('agency') ?? '')
  await endAnnouncement(world.sql, by, id, new Date())
  return all(world, by.agency)
}

async function said(world: CallWorld, context: ApiContext) {
  const input = await readJson(context, announcementInput)
  const by = await administratorOf(world, world.person.id, input.agency)
  if (input.country) checkCountries([input.country], await knownCountries(world.sql, by.agency))
  return { by, input }
}

async function all({ sql }: CallWorld, agency: string): Promise<{ data: AllAnnouncements }> {
  const announcements = await allAnnouncements(sql, agency)
  return { data: { announcements, countries: await countriesOf(sql, agency) } }
}
