import { sql as raw, type RawBuilder } from 'kysely'
import { STORE_ACCESS } from '../../editions/viewing-brand.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { holdsHere } from '../kit/must-hold.ts'
import { visibleDatasets } from './visible-datasets.ts'

/** Bridges that a person may see, for queries of `bridge`: over surveys of the brand, and over no sensitive question without the permission. */
export async function openBridges(world: BrandWorld): Promise<RawBuilder<boolean>> {
  const datasets = raw`${await visibleDatasets(world)}::text[]`
  if (await holdsHere(world, STORE_ACCESS)) return raw<boolean>`bridge.dataset = any(${datasets})`
  return raw<boolean>`(bridge.dataset = any(${datasets}) and not exists (select from (
    select distinct dataset, question ->> 'name' as name from dataset_version, jsonb_array_elements(frame) as question
    where dataset = any(${datasets}) and question -> 'sensitive' = 'true') as closed
    where closed.dataset = bridge.dataset and jsonb_path_exists(bridge.expression, '$.** ? (@.variable == $name)',
      jsonb_build_object('name', closed.name))))`
}
