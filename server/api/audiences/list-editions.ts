import { type RawBuilder, sql as raw } from 'kysely'
import type { Edition, EditionFacets } from '../../../miniapps/domain/audience/edition.ts'
import { staleBefore } from '../../../miniapps/domain/audience/library/is-stale.ts'
import type { Page } from '../../../shell/contract/page.ts'
import { prefixes } from '../../documents/list-documents.ts'
import type { ApiContext } from '../kit/api-environment.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { BY_TIME, pageOf, readCursor } from '../kit/page.ts'
import type { Handler } from '../kit/routes.ts'
import { editionsIn, newestVersions } from '../../editions/edition-lines.ts'
import { EDITIONS, type ViewingBrand, viewingBrand, visibleTo } from '../../editions/viewing-brand.ts'

const PAGE_LENGTH = 50
const MOST_PAGE_LENGTH = 200

interface Found {
  document_id: string
  version: number
  at: Date
  total: number
}

/** The newest edition of each audience that the brand may see, the newest first. */
export const listEditions: Handler<BrandWorld, 'brandId'> = async (world, context) => {
  const { sql, brandId, person } = world
  const brand = await viewingBrand(world, brandId, person.id)
  const after = readCursor(context.req.query('after'), BY_TIME)
  const limit = Math.min(Number(context.req.query('limit')) || PAGE_LENGTH, MOST_PAGE_LENGTH)
  const { rows } = await raw<Found>`with found as materialized (
      select edition.document_id, edition.version, edition.at ${foundBy(brand, context)})
    select document_id, version, at, (select count(*)::integer from found) as total from found
    where ${after ? raw`(at, document_id) < (${after[0]}::timestamptz, ${after[1]})` : raw`true`}
    order by at desc, document_id desc limit ${limit + 1}`.execute(sql)
  const page = pageOf(
    rows,
    limit,
    ({ at, document_id }) => [at.toISOString(), document_id],
    (row) => row,
  )
  const data = await editionsIn(sql, brand, asRows(page.data))
  const answer: Page<Edition> = { ...page, data, ...(!after && { total: rows[0]?.total ?? 0 }) }
  return answer
}

/** Number of audiences found, for each choice of the library's filters. */
export const countEditions: Handler<BrandWorld, 'brandId'> = async (world, context) => {
  const { sql, brandId, person } = world
  const brand = await viewingBrand(world, brandId, person.id)
  const facet = (
    id: RawBuilder<unknown>,
    name = raw`id`,
  ) => raw`(select coalesce(jsonb_agg(choice), '[]') from (
    select id, ${name} as name, sum(count)::integer as count from (select ${id} as id, dataset_name, count from found) as each
    where id is not null group by id order by count desc, id) as choice)`
  // one way through the editions counts for all filters: those of a list of markets or of tags are told apart afterwards
  const { rows } = await raw<EditionFacets>`with found as materialized (
      select edition.markets, edition.tags, edition.dataset, edition.dataset_name, edition.status, edition.scope,
        count(*) as count ${foundBy(brand, context)} group by grouping sets ((edition.markets), (edition.tags),
        (edition.dataset, edition.dataset_name, edition.status, edition.scope)))
    select ${facet(raw`unnest(markets)`)} as market, ${facet(raw`unnest(tags)`)} as tag,
      ${facet(raw`dataset`, raw`max(dataset_name)`)} as dataset, ${facet(raw`status`)} as status,
      ${facet(raw`scope`)} as scope`.execute(sql)
  return { data: rows[0]! }
}

const asRows = (rows: readonly Found[]) =>
  rows.length
    ? raw`select * from (values ${raw.join(rows.map(({ document_id, version }) => raw`(${document_id}::text, ${version}::integer)`))})
        as given (document_id, version)`
    : raw`select ''::text as document_id, 0 as version`

function foundBy(brand: ViewingBrand, context: ApiContext): RawBuilder<unknown> {
  const asked = (name: string) => context.req.queries(name)?.filter(Boolean) ?? []
  const words = prefixes(context.req.query('q') ?? '')
  const among = (column: RawBuilder<unknown>, values: readonly string[]) =>
    values.length ? [raw`${column} = any(${values}::text[])`] : []
  const bound = (sign: RawBuilder<unknown>, text = '') =>
    Number.isFinite(Number.parseFloat(text)) ? [raw`edition.universe ${sign} ${Number.parseFloat(text)}`] : []
  const conditions = [
    raw`edition.is_newest`,
    visibleTo(brand),
    ...(words ? [raw`to_tsvector('simple', edition.words) @@ to_tsquery('simple', ${words})`] : []),
    ...asked('market').map((market) => raw`edition.markets @> array[${market}]::text[]`),
    ...asked('tag').map((tag) => raw`edition.tags @> array[${tag}]::text[]`),
    ...among(raw`edition.dataset`, asked('dataset')),
    ...among(raw`edition.status`, asked('status')),
    ...among(raw`edition.scope`, asked('scope')),
    ...bound(raw`>=`, context.req.query('least')),
    ...bound(raw`<=`, context.req.query('most')),
    ...(context.req.query('stale') === 'true'
      ? [raw`(edition.at <= ${staleBefore(new Date())} or edition.dataset_version < newest.version)`]
      : []),
  ]
  return raw`from ${EDITIONS} left join (${newestVersions(brand)}) as newest using (dataset)
    where ${raw.join(conditions, raw` and `)}`
}
