import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import { protectCounts, protectRegions } from '../../../miniapps/domain/privacy/protect-counts.ts'
import { regionsSchema, tableSchema } from '../../../miniapps/domain/surveys/asked-schema.ts'
import { countRegions } from '../../../miniapps/domain/surveys/store/count-regions.ts'
import { countTable } from '../../../miniapps/domain/surveys/store/count-table.ts'
import { readJson } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import type { DatasetWorld } from './dataset-world.ts'
import { guardedCount } from './guarded-count.ts'

/** A table of hundreds of lines with long rules. */
const MOST_BYTES = 4_000_000

type Count = Handler<DatasetWorld, 'agency' | 'dataset' | 'version'>

/** A table of sets by sets, as the licence lets the caller see it. */
export const countTables: Count = async (world, context, { dataset, version }) => {
  const asked = await readJson(context, tableSchema, MOST_BYTES)
  const { rows, columns, comparison } = asked
  const sets = [...columns, ...(comparison ? [comparison] : []), ...rows.filter(isAudience)]
  const count = await guardedCount(world, { id: dataset, version: Number(version), ...asked }, sets, 'tables')
  return { data: protectCounts(countTable(count, asked), asked, count.protection, count) }
}
countTables.takes = { body: tableSchema }

/** Exclusive parts of up to eight sets. */
export const countRegionsOf: Count = async (world, context, { dataset, version }) => {
  const asked = await readJson(context, regionsSchema, MOST_BYTES)
  const at = { id: dataset, version: Number(version) }
  const count = await guardedCount(world, { ...at, ...asked }, asked.sets, 'regions')
  return { data: protectRegions(countRegions(count, asked), count.protection) }
}
countRegionsOf.takes = { body: regionsSchema }

/** A row that somebody put together, not one answer of the survey: the size of that is in any crosstab. */
const isAudience = (row: Expression): boolean =>
  row.op === 'in' ? row.codes.length > 1 : !['answered', 'all'].includes(row.op)
