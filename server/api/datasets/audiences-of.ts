import type { Kysely } from 'kysely'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import { leavesOf } from '../../../miniapps/domain/audience/leaves.ts'
import type { Dataset } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Database } from '../../db/schema.ts'
import { partsOf } from '../../editions/parts-of.ts'
import { refusal } from './refusals.ts'
import type { Viewer } from './viewer.ts'

/**
 * Editions that expressions refer to, by `id@version`, those within them too.
 * @throws Refusal where the viewer's brand may not see one, and where one was counted on other data
 */
export async function audiencesOf(
  sql: Kysely<Database>,
  { brand }: Viewer,
  expressions: readonly Expression[],
  { id: dataset, version: datasetVersion }: Dataset,
): Promise<Record<string, Expression>> {
  if (!expressions.flatMap(leavesOf).some(({ op }) => op === 'audience')) return {}
  if (brand === null) throw refusal('dataset-audience-needs-brand')
  const whole = {
    id: '',
    title: '',
    expression: { op: 'and', of: expressions },
    dataset,
    datasetVersion,
  } as const
  const parts = await partsOf(sql, brand, whole)
  return Object.fromEntries([...parts].map(([key, { expression }]) => [key, expression]))
}
