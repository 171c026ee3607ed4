import type { Kysely, Transaction } from 'kysely'
import { readTaxonomy, type ReadTaxonomy } from '../../../miniapps/domain/taxonomies/read-taxonomy.ts'
import { TAXONOMY_INPUT, type TaxonomyInput } from '../../../miniapps/domain/taxonomies/taxonomy-input.ts'
import { TRANSLATOR_PERMISSION } from '../../../miniapps/domain/taxonomies/translation.ts'
import type { Database } from '../../db/schema.ts'
import { insertRows } from '../../world/insert-rows.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { mustHold } from '../kit/must-hold.ts'
import { readJson } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import { created } from '../kit/routes.ts'
import { refusal } from './refusals.ts'
import { visibleDatasets } from './visible-datasets.ts'

/** 30,000 rows with the longest names that files have. */
const MOST_BYTES = 12_000_000
/** Of rows that are wrong, so many are named. */
const ERRORS_MAX = 100

/** Keeps a file as the next version of a taxonomy, all of it or nothing: the first of one makes the taxonomy. */
export const importTaxonomy: Handler<BrandWorld, 'brandId' | 'id' | 'version'> = async (
  world,
  context,
  { id, version: asked },
) => {
  await mustHold(world, TRANSLATOR_PERMISSION)
  const input = await readJson(context, TAXONOMY_INPUT, MOST_BYTES)
  const read = readTaxonomy(input.rows)
  mustBeRight(read)
  if (read.bridges.size > 0 && !(await visibleDatasets(world)).includes(input.dataset ?? ''))
    throw refusal('taxonomy-dataset-unknown')
  const version = Number(asked)
  await world.sql.transaction().execute(async (sql) => {
    await mustBeNext(sql, world, id, version, input.scope)
    await sql
      .insertInto('taxonomy_version')
      .values({
        taxonomy_id: id,
        version,
        name: input.name,
        currency: input.currency,
        imported_at: new Date(),
        imported_by: world.person.id,
      })
      .execute()
    await storeNodes(sql, { taxonomy_id: id, version }, read, input.dataset)
  })
  return created(context, { data: { id, version, nodes: read.nodes.length, bridges: read.bridges.size } })
}
importTaxonomy.takes = { body: TAXONOMY_INPUT }

/** @throws Refusal that names the rows which are wrong */
function mustBeRight({ faults }: ReadTaxonomy): void {
  const [first] = faults
  if (!first) return
  const errors = faults.slice(0, ERRORS_MAX).map(({ row, field, code, other = row }) => ({
    field: `rows.${row}.${field}`,
    code,
    values: { row, other },
    message: `row ${row}: ${code}`,
  }))
  throw refusal('taxonomy-rows-refused', { count: faults.length, row: first.row }, { errors })
}

/** @throws Refusal of a version that is there, and of a taxonomy that the brand may not change */
async function mustBeNext(
  sql: Transaction<Database>,
  { agency, brandId }: BrandWorld,
  id: string,
  version: number,
  scope: TaxonomyInput['scope'],
): Promise<void> {
  const own = { id, agency_code: agency, brand_id: scope === 'brand' ? brandId : null }
  await sql
    .insertInto('taxonomy')
    .values(own)
    .onConflict((there) => there.doNothing())
    .execute()
  const taxonomy = await sql
    .selectFrom('taxonomy')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (taxonomy.agency_code !== agency || (taxonomy.brand_id ?? brandId) !== brandId)
    throw refusal('taxonomy-not-found')
  const newest = await sql
    .selectFrom('taxonomy_version')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('taxonomy_id', '=', id)
    .executeTakeFirstOrThrow()
  if (version !== (newest.version ?? 0) + 1) throw refusal('taxonomy-version-there', { version })
}

export async function storeNodes(
  sql: Kysely<Database>,
  of: { taxonomy_id: string; version: number },
  { nodes, bridges }: Pick<ReadTaxonomy, 'nodes' | 'bridges'>,
  dataset: string | null,
): Promise<void> {
  await insertRows(
    sql,
    'taxonomy_node',
    nodes.map((node, place) => ({ ...of, place, ...node })),
  )
  await insertRows(
    sql,
    'taxonomy_bridge',
    [...bridges].map(([node, expression]) => ({ ...of, node, dataset, expression })),
  )
}
