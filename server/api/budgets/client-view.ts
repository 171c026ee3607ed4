import { sql as raw } from 'kysely'
import * as v from 'valibot'
import { linesOf } from '../../../miniapps/domain/budgets/budget-lines.ts'
import { BUDGET } from '../../../miniapps/domain/budgets/budget.ts'
import { addedFigures, figuresIn, NO_FIGURES } from '../../../miniapps/domain/budgets/client-figures.ts'
import { doneOn, periodsOf } from '../../../miniapps/domain/budgets/periods-of.ts'
import { withUnplanned } from '../../../miniapps/domain/budgets/standing.ts'
import { type Figures, treeRows } from '../../../miniapps/domain/budgets/tree-rows.ts'
import type { ClientBrand, ClientView } from '../../../miniapps/domain/budgets/wire.ts'
import { type Body, textAt } from '../../../miniapps/domain/document/change.ts'
import { type DocumentLine } from '../../documents/stored-document.ts'
import { placeAccess } from '../../documents/place-access.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { check } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import { wholeBody } from './open-budget.ts'
import { ratesOf, spentOf } from './spent-of.ts'

const clientQuery = v.object({ year: v.pipe(v.string('is missing'), v.regex(/^\d{4}$/, 'must be a year')) })

type BudgetRow = Pick<DocumentLine, 'id' | 'title' | 'status' | 'fields' | 'place'> & { brand: string }

/** Budgets of a year of the client's brands that the person may open: no other brand is in a figure or told of. */
export const readClient: Handler<BrandWorld, 'brandId'> = async (
  world,
  context,
): Promise<{ data: ClientView }> => {
  const { year } = check(clientQuery, context.req.query(), 'query')
  const { sql, brandId } = world
  const own = await sql
    .selectFrom('workspace')
    .select(['currency', 'client_name'])
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow()
  const rows = await budgetsOf(world, year)
  const currency = own.currency || textAt(await bodyOfFirst(world, rows), 'currency')
  const rates = await ratesOf(sql, brandId)
  const brands: ClientBrand[] = []
  for (const row of rows) {
    const body = await wholeBody(sql, row)
    const figures = await figuresOf(world, row.place, body)
    const of = { currency: textAt(body, 'currency'), ...figures }
    const { id: budget, title, status, place: id, brand } = row
    brands.push({
      id,
      brand,
      budget,
      title,
      status,
      ...of,
      ...figuresIn(currency, of, { on: today(), rates }),
    })
  }
  const total = brands.reduce((sum, { inView }) => addedFigures(sum, inView ?? NO_FIGURES), NO_FIGURES)
  return { data: { client: own.client_name ?? '', currency, brands, total } }
}
readClient.takes = { query: clientQuery }

const today = () => new Date().toISOString().slice(0, '2026-11-25'.length)

const bodyOfFirst = async ({ sql }: BrandWorld, [first]: readonly BudgetRow[]): Promise<Body> =>
  first ? wholeBody(sql, first) : {}

async function budgetsOf(world: BrandWorld, year: string): Promise<readonly BudgetRow[]> {
  const { places } = placeAccess(world)
  const { rows } = await raw<BudgetRow>`
    select document.id, title, document.status, fields, place, brand.name as brand
    from workspace as own
    join workspace as brand on brand.id = own.id
      or (brand.organisations_id = own.organisations_id and brand.client_id = own.client_id)
    join document on document.place = brand.id
    where own.id = ${world.brandId} and brand.type = 'BRAND' and document.type = ${BUDGET.type}
      and not document.status = any(${[...(BUDGET.statuses.hidden ?? [])]}::text[]) and columns ->> 'year' = ${year}
      and brand.id in (select id from (${places(BUDGET, world.person.id)}) as open)
    order by brand.name, document.id`.execute(world.sql)
  return rows
}

async function figuresOf({ sql }: BrandWorld, brand: string, body: Body): Promise<Figures> {
  const { actual } = await spentOf(sql, brand, body)
  const standing = { done: doneOn(periodsOf(body), today()), actual: new Map(Object.entries(actual)) }
  const lines = withUnplanned(linesOf(body), standing)
  const [whole] = treeRows({ body, lines, standing, pivot: 'market', open: new Set() })
  const { planned, committed, forecast, actual: spent } = whole!
  return { planned, committed, forecast, actual: spent }
}
