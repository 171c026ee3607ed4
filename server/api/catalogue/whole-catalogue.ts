import type { Catalogue } from '../../../shell/contract/catalogue.ts'
import { mayEnter } from '../kit/agency-for.ts'
import { audienceCountries, nextAudienceChange } from '../kit/market-conditions.ts'
import type { Handler } from '../kit/routes.ts'
import { announcementsAt } from './announcements/read-announcements.ts'
import { tellCritical } from './announcements/tell-critical.ts'
import { overridesOf } from './read-catalogue.ts'

/** For people without agency access: the page asks before it knows that, so a refusal would only be noise. */
const NOTHING: Catalogue = { overrides: [], announcements: [], caas: [] }

export const readCatalogue: Handler = async (world, context) => {
  const { sql, person, installation } = world
  const code = context.req.query('agency') ?? ''
  if (!(await mayEnter(world, code, person.id))) return { data: NOTHING }
  const now = new Date()
  await tellCritical(world, code, now)
  const faultyApps = installation.faulty()
  const isTold = faultyApps.length > 0 && (await mayEnter(world, code, person.id, 'OsDevelopers'))
  const caasUntil = await nextAudienceChange(sql, code)
  const data: Catalogue = {
    overrides: await overridesOf(sql, code),
    announcements: await announcementsAt(sql, code, now),
    caas: await audienceCountries(sql, code),
    caasUntil: caasUntil?.toISOString() ?? null,
    ...(isTold && { faultyApps }),
  }
  return { data }
}
