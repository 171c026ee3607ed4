import { Hono } from 'hono'
import { announcementInput } from '../../../../miniapps/domain/catalogue/catalogue-input.ts'
import type { AllAnnouncements } from '../../../../shell/contract/catalogue.ts'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { checkCountries, knownCountries } from '../../kit/countries.ts'
import { readJson } from '../../kit/read-json.ts'
import { administratorOf } from '../administrator-of.ts'
import { announce, changeAnnouncement, endAnnouncement } from './change-announcements.ts'
import { allAnnouncements, countriesOf } from './read-announcements.ts'

/** Below `/api/catalogue/announcements`: for those who arrange the apps of an agency. */
export function announcementsRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()
  const all = async (agency: string): Promise<AllAnnouncements> => ({
    announcements: await allAnnouncements(sql, agency),
    countries: await countriesOf(sql, agency),
  })

  api.get('/', async (context) => {
    const by = await administratorOf(parts, context.get('person').id, context.req.query('agency') ?? '')
    return context.json(await all(by.agency))
  })

  api.post('/', async (context) => {
    const input = await readJson(context, announcementInput)
    const by = await administratorOf(parts, context.get('person').id, input.agency)
    if (input.country) checkCountries([input.country], await knownCountries(sql, by.agency))
    await announce(sql, by, input)
    return context.json(await all(by.agency), 201)
  })

  api.put('/:id', async (context) => {
    const input = await readJson(context, announcementInput)
    const by = await administratorOf(parts, context.get('person').id, input.agency)
    if (input.country) checkCountries([input.country], await knownCountries(sql, by.agency))
    await changeAnnouncement(sql, by, context.req.param('id'), input)
    return context.json(await all(by.agency))
  })

  api.delete('/:id', async (context) => {
    const by = await administratorOf(parts, context.get('person').id, context.req.query('agency') ?? '')
    await endAnnouncement(sql, by, context.req.param('id'), new Date())
    return context.json(await all(by.agency))
  })

  return api
}
