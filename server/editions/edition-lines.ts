import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import { AUDIENCE } from '../../miniapps/domain/audience/audience-document.ts'
import type { Edition } from '../../miniapps/domain/audience/edition.ts'
import { PLAN_LEAST_N } from '../../miniapps/domain/audience/limits.ts'
import type { Database } from '../db/schema.ts'
import { EDITIONS, type ViewingBrand } from './viewing-brand.ts'

type Line = Omit<Edition, 'publishedAt' | 'publishedBy' | 'forPlan'> & {
  publishedAt: Date
  by: string
  byName: string
}

/** Documents of the same client that name an audience: what others do with a shared one is no business of the brand. */
export const usesOf = (client: string | null): RawBuilder<unknown> => raw`document as user_document
  join workspace as user_brand on user_brand.id = user_document.place and user_brand.client_id = ${client}
  where user_document.made_from @> array[${`${AUDIENCE.type}:`} || edition.document_id]
    and user_document.status <> 'deleted'`

const columns = ({
  client,
  organisation,
}: ViewingBrand) => raw`edition.document_id as id, edition.version, document.title,
  edition.place as brand, home.name as "brandName", edition.markets, document.columns -> 'tags' as tags,
  edition.expression, edition.key, edition.dataset, edition.dataset_name as "datasetName",
  edition.dataset_version as "datasetVersion", edition.slices, edition.weight, edition.base,
  edition.n, edition.w, edition.q, edition.universe, (select universe from audience_edition as earlier
    where earlier.document_id = edition.document_id and earlier.version < edition.version
    order by earlier.version desc limit 1) as before, edition.margin, edition.flag, edition.engine,
  edition.at as "publishedAt", edition.by, trim(firstname || ' ' || lastname) as "byName", document.status,
  (select max(version) from audience_edition as other where other.document_id = edition.document_id) as latest,
  coalesce(share.scope, 'brand') as scope, (select count(*)::integer from ${usesOf(client)}) as uses,
  ${hasNewerDataset(organisation)} as "newerDataset", edition.client, edition.plan_least as "planLeast"`

/** Whether the dataset of an `edition` has a later version that an agency may use. */
export const hasNewerDataset = (organisation: string): RawBuilder<boolean> =>
  raw<boolean>`exists (select from dataset_version as newer join agency on agency.code = any(newer.agencies)
    where newer.dataset = edition.dataset and newer.version > edition.dataset_version
      and agency.organisations_id = ${organisation})`

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
