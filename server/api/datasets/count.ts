import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import { protectCounts, protectRegions } from '../../../miniapps/domain/privacy/protect-counts.ts'
import { regionsSchema, tableSchema } from '../../../miniapps/domain/surveys/asked-schema.ts'
import { countRegions } from '../../../miniapps/domain/surveys/store/count-regions.ts'
import { countTable } from '../../../miniapps/domain/surveys/store/count-table.ts'
import { readJson } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import type { DatasetWorld } from './dataset-world.ts'
import { nearAmong } from './guard-difference.ts'
import { guardedCount, isGuarded } from './guarded-count.ts'

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
  const regions = countRegions(count, asked)
  const { regions: shown } = protectRegions(regions, count.protection)
  const near = isGuarded(world.viewer, count)
    ? await nearAmong(
        world.sql,
        world.viewer,
        count,
        shown.map(({ mask }) => regionOf(mask, asked.sets)),
      )
    : []
  return { data: protectRegions(regions, count.protection, new Set(near.map((at) => shown[at]!.mask))) }
}
countRegionsOf.takes = { body: regionsSchema }

/** Those who are in these sets and in none of the others. */
const regionOf = (mask: number, sets: readonly Expression[]): Expression => ({
  op: 'and',
  of: sets.map((set, at) => ((mask >> at) & 1 ? set : { op: 'not', of: set })),
})

/** A row that somebody put together, not one answer of the survey: the size of that is in any crosstab. */
const isAudience = (row: Expression): boolean =>
  row.op === 'in' ? row.codes.length > 1 : !['answered', 'all'].includes(row.op)
