import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import { AUDIENCE } from '../../miniapps/domain/audience/audience-document.ts'
import type { Edition } from '../../miniapps/domain/audience/edition.ts'
import { PLAN_LEAST_N } from '../../miniapps/domain/audience/limits.ts'
import { holdsOnAny } from '../api/kit/app-conditions.ts'
import type { Database } from '../db/schema.ts'
import { licensedTo } from './licensed-to.ts'
import { EDITIONS, type ViewingBrand, visibleTo } from './viewing-brand.ts'

type Line = Omit<Edition, 'publishedAt' | 'publishedBy' | 'forPlan'> & {
  publishedAt: Date
  by: string
  byName: string
}

/**
 * Documents that name an audience, of brands of the same client in which the person works: what others do with it is not theirs to know.
 * `offset 0` looks the few that name it up first: without it the planner may read all documents of those brands for each audience.
 */
export const usesOf = ({
  client,
  personId,
  toWork,
}: ViewingBrand): RawBuilder<unknown> => raw`lateral (select * from document
    where made_from @> array[${`${AUDIENCE.type}:`} || edition.document_id] offset 0) as user_document
  join workspace as user_brand on user_brand.id = user_document.place and user_brand.client_id = ${client}
    and ${holdsOnAny(personId, 'user_brand.az_id', toWork)}
  where user_document.status <> 'deleted'`

const columns = (brand: ViewingBrand) => raw`edition.document_id as id, edition.version, edition.title,
  edition.place as brand, home.name as "brandName", edition.markets, edition.tags,
  edition.expression, edition.key, edition.dataset, edition.dataset_name as "datasetName",
  edition.dataset_version as "datasetVersion", edition.slices, edition.weight, edition.base,
  edition.n, edition.w, edition.q, edition.universe, (select universe from audience_edition as earlier
    where earlier.document_id = edition.document_id and earlier.version < edition.version
      and ${visibleTo(brand, 'earlier')}
    order by earlier.version desc limit 1) as before, edition.margin, edition.flag, edition.engine,
  edition.at as "publishedAt", edition.by, trim(firstname || ' ' || lastname) as "byName", edition.status,
  (select max(version) from audience_edition as other where other.document_id = edition.document_id
    and ${visibleTo(brand, 'other')}) as latest,
  edition.scope, (select count(*)::integer from ${usesOf(brand)}) as uses,
  edition.dataset_version < coalesce(newest.version, 0) as "newerDataset", edition.client, edition.plan_least as "planLeast"`

/** The newest version of each dataset that is there for a brand. */
export const newestVersions = (brand: ViewingBrand): RawBuilder<unknown> =>
  raw`select dataset, max(version) as version from dataset_version where ${licensedTo(brand)} group by dataset`

/** Editions by a query of their `document_id` and `version`, in the order of a moment, the newest first. */
export async function editionsIn(
  sql: Kysely<Database>,
  brand: ViewingBrand,
  query: RawBuilder<unknown>,
): Promise<Edition[]> {
  const { rows } = await raw<Line>`with asked as materialized (${query})
    select ${columns(brand)} from ${EDITIONS} join asked
      on asked.document_id = edition.document_id and asked.version = edition.version
      join person on person.id = edition.by
      left join (${newestVersions(brand)}) as newest on newest.dataset = edition.dataset
    order by edition.at desc, edition.document_id desc`.execute(sql)
  return rows.map((line) => editionOf(line, brand))
}

function editionOf({ by, byName, publishedAt, ...line }: Line, { isTest }: ViewingBrand): Edition {
  const isEnough = line.n >= Math.max(PLAN_LEAST_N, line.planLeast)
  return {
    ...line,
    publishedAt: publishedAt.toISOString(),
    publishedBy: { id: by, name: byName },
    forPlan: isEnough ? 'yes' : isTest ? 'warned' : 'refused',
  }
}
