import * as v from 'valibot'
import { APP_ROWS } from '../../../shell/config/app-rows.ts'
import type { EmbedApp } from '../../../shell/contract/embed.ts'
import { inBrand, metOf, refusalOf } from '../kit/app-conditions.ts'
import { brandAccess } from '../kit/brand-access.ts'
import { check } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'

const query = v.object({ brand: v.pipe(v.string('must be the id of a brand'), v.nonEmpty()) })

/**
 * Apps that are built and work on a brand, in the order of the apps slider: what pages of other origins may
 * show.
 */
const OF_BRANDS = APP_ROWS.filter(
  ({ built, isOpen, routes = [] }) => built && !isOpen && routes[0]?.startsWith('/brands/{brandId}/'),
)

/** Those that manage people or the portal are no part of another page, whatever it asks for. */
export const isForOtherPages = (app: string): boolean => OF_BRANDS.some(({ key }) => key === app)

/** Those that the person may open for a brand, each with its address in the portal. @throws Refusal */
export const listApps: Handler = async (world, context) => {
  const { brand } = check(query, context.req.query(), 'query')
  const { sql, person } = world
  await brandAccess(world)(brand, person.id)
  const conditions = OF_BRANDS.flatMap(({ key }) => inBrand(world, key, person.id))
  const { met } = await sql
    .selectFrom('workspace')
    .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
    .where('workspace.id', '=', brand)
    .select(metOf(conditions).as('met'))
    .executeTakeFirstOrThrow()
  const open = OF_BRANDS.filter(({ key }) => !refusalOf([key], conditions, met))
  return {
    data: open.map(({ key, title, category, routes }): EmbedApp => {
      const path = routes![0]!.replace('{brandId}', encodeURIComponent(brand))
      return { key, title, category, path }
    }),
  }
}
listApps.takes = { query }
