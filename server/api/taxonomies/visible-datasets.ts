import type { BrandWorld } from '../kit/brand-world.ts'
import { newestDatasets } from '../datasets/read-datasets.ts'

/** Ids of surveys that a brand may see: what belongs to another client is not there. */
export async function visibleDatasets({
  sql,
  agency,
  brandId,
}: Pick<BrandWorld, 'sql' | 'agency' | 'brandId'>): Promise<readonly string[]> {
  const { client, country } = await sql
    .selectFrom('workspace')
    .where('id', '=', brandId)
    .select(['client_id as client', 'country_code as country'])
    .executeTakeFirstOrThrow()
  return (await newestDatasets(sql, { agency, client, country })).map(({ id }) => id)
}
