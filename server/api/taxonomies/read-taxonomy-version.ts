import type { TaxonomyDetail } from '../../../miniapps/domain/taxonomies/taxonomy.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { taxonomiesOf } from './list-taxonomies.ts'
import { refusal } from './refusals.ts'
import { openBridges } from './open-bridges.ts'

/**
 * A version with all of its nodes. A bridge over a survey that the brand may not see is left out: its node is there, as one that nobody
 * has bridged.
 */
export const readTaxonomyVersion: Handler<BrandWorld, 'brandId' | 'id' | 'version'> = async (
  world,
  _context,
  { id, version },
) => {
  const { sql } = world
  const versions = await taxonomiesOf(sql, world).where('taxonomy.id', '=', id).execute()
  const found = versions.find((each) => String(each.version) === version)
  if (!found) throw refusal('taxonomy-not-found')
  const nodes = await sql
    .selectFrom('taxonomy_node')
    .select(['id', 'parent', 'name', 'cpm'])
    .where('taxonomy_id', '=', id)
    .where('version', '=', found.version)
    .orderBy('place')
    .execute()
  const bridges = await sql
    .selectFrom('taxonomy_bridge as bridge')
    .select(['node', 'dataset', 'expression'])
    .where('taxonomy_id', '=', id)
    .where('version', '=', found.version)
    .where(await openBridges(world))
    .orderBy('node')
    .execute()
  const { brandId, importedAt, ...rest } = found
  const data: TaxonomyDetail = {
    ...rest,
    scope: brandId === null ? 'agency' : 'brand',
    importedAt: importedAt.toISOString(),
    latest: Math.max(...versions.map((each) => each.version)),
    nodes,
    bridges,
  }
  return { data }
}
