import { Hono } from 'hono'
import type { Catalogue } from '../../../shell/contract/catalogue.ts'
import {
  appKey,
  marketAppInput,
  orderInput,
  overrideInput,
  visitsInput,
} from '../../../miniapps/domain/catalogue/catalogue-input.ts'
import { agencyFor, mayEnter } from '../kit/agency-for.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { audienceCountries, nextAudienceChange } from '../kit/market-conditions.ts'
import { check, readJson } from '../kit/read-json.ts'
import { checkCountries, knownCountries } from '../kit/countries.ts'
import { administratorOf } from './administrator-of.ts'
import { arrangedIn } from './arranged-in.ts'
import { announcementsRouter } from './announcements/announcements-router.ts'
import { announcementsAt } from './announcements/read-announcements.ts'
import { tellCritical } from './announcements/tell-critical.ts'
import { arrangeApp, dropOverride, orderApps } from './arrange-apps.ts'
import { keepVisits } from './keep-visits.ts'
import { markFavourite, unmarkFavourite } from './mark-favourite.ts'
import { weeklyUsage } from './weekly-usage.ts'
import { appsOf, overridesOf } from './read-catalogue.ts'

/** For whoever may not enter: asked before that is known, so a refusal would only be noise. */
const NOTHING: Catalogue = { overrides: [], announcements: [], caas: [] }

/** Below `/api/catalogue`: what everybody reads of their agency, and what they keep for themselves. */
export function catalogueRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => {
    const asked = context.req.query('agency') ?? ''
    if (!(await mayEnter(parts, asked, context.get('person').id))) return context.json(NOTHING)
    const code = asked
    const now = new Date()
    await tellCritical(parts, code, now)
    const caasUntil = await nextAudienceChange(sql, code)
    const catalogue: Catalogue = {
      overrides: await overridesOf(sql, code),
      announcements: await announcementsAt(sql, code, now),
      caas: await audienceCountries(sql, code),
      caasUntil: caasUntil?.toISOString() ?? null,
    }
    return context.json(catalogue)
  })

  api.get('/mine', async (context) => context.json(await appsOf(sql, context.get('person').id)))

  api.post('/visits', async (context) => {
    const { id } = context.get('person')
    const { agency, visits } = await readJson(context, visitsInput)
    const { code } = await agencyFor(parts, agency, id)
    await keepVisits(sql, { personId: id, agency: code, visits, now: new Date() })
    return context.body(null, 204)
  })

  api.put('/favourites/:app', async (context) => {
    const { id } = context.get('person')
    await markFavourite(sql, id, check(appKey, context.req.param('app'), 'query'), new Date())
    return context.json(await appsOf(sql, id))
  })

  api.delete('/favourites/:app', async (context) => {
    const { id } = context.get('person')
    await unmarkFavourite(sql, id, context.req.param('app'))
    return context.json(await appsOf(sql, id))
  })

  api.route('/announcements', announcementsRouter(parts))

  api.get('/arranged', async (context) => {
    const by = await administratorOf(parts, context.get('person').id, context.req.query('agency') ?? '')
    return context.json(await arrangedIn(sql, by.agency))
  })

  api.get('/usage', async (context) => {
    const by = await administratorOf(parts, context.get('person').id, context.req.query('agency') ?? '')
    return context.json(await weeklyUsage(sql, by.agency))
  })

  api.put('/overrides', async (context) => {
    const input = await readJson(context, overrideInput)
    const by = await administratorOf(parts, context.get('person').id, input.agency)
    if (input.country) checkCountries([input.country], await knownCountries(sql, by.agency))
    await arrangeApp(sql, by, input)
    return context.json(await overridesOf(sql, by.agency))
  })

  api.delete('/overrides', async (context) => {
    const { agency, ...said } = check(marketAppInput, context.req.query(), 'query')
    const by = await administratorOf(parts, context.get('person').id, agency)
    await dropOverride(sql, by, said)
    return context.json(await overridesOf(sql, by.agency))
  })

  api.put('/order', async (context) => {
    const { agency, apps } = await readJson(context, orderInput)
    const by = await administratorOf(parts, context.get('person').id, agency)
    await orderApps(sql, by, apps)
    return context.json(await overridesOf(sql, by.agency))
  })

  return api
}
