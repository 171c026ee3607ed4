import { type Kysely, sql as raw } from 'kysely'
import type { TaxonomyLine } from '../../../miniapps/domain/taxonomies/taxonomy.ts'
import type { Database } from '../../db/schema.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { openBridges } from './open-bridges.ts'

/** Taxonomies that a brand may use: its own, and those of all of its agency. */
export const taxonomiesOf = (
  sql: Kysely<Database>,
  { brandId, agency }: Pick<BrandWorld, 'brandId' | 'agency'>,
) =>
  sql
    .selectFrom('taxonomy')
    .innerJoin('taxonomy_version', 'taxonomy_version.taxonomy_id', 'taxonomy.id')
    .where('taxonomy.agency_code', '=', agency)
    .where((each) =>
      each.or([each('taxonomy.brand_id', 'is', null), each('taxonomy.brand_id', '=', brandId)]),
    )
    .select([
      'taxonomy.id',
      'taxonomy.brand_id as brandId',
      'taxonomy_version.version',
      'taxonomy_version.name',
      'taxonomy_version.currency',
      'taxonomy_version.imported_at as importedAt',
    ])

/** The newest version of each. */
export const listTaxonomies: Handler<BrandWorld, 'brandId'> = async (world) => {
  const { sql } = world
  const open = await openBridges(world)
  const rows = await taxonomiesOf(sql, world)
    .where('taxonomy_version.version', '=', (of) =>
      of
        .selectFrom('taxonomy_version as newest')
        .whereRef('newest.taxonomy_id', '=', 'taxonomy.id')
        .select(({ fn }) => fn.max('newest.version').as('version')),
    )
    .select([
      raw<number>`(select count(*)::integer from taxonomy_node as node
        where node.taxonomy_id = taxonomy.id and node.version = taxonomy_version.version)`.as('nodes'),
      raw<number>`(select count(*)::integer from taxonomy_bridge as bridge
        where bridge.taxonomy_id = taxonomy.id and bridge.version = taxonomy_version.version
          and ${open})`.as('bridges'),
    ])
    .orderBy('taxonomy_version.name')
    .orderBy('taxonomy.id')
    .execute()
  const data = rows.map(({ brandId, importedAt, ...row }): TaxonomyLine => ({
    ...row,
    scope: brandId === null ? 'agency' : 'brand',
    importedAt: importedAt.toISOString(),
  }))
  return { data }
}
