import { AUDIENCE } from '../../../miniapps/domain/audience/audience-document.ts'
import type { Scope } from '../../../miniapps/domain/audience/edition.ts'
import { canonical } from '../../../miniapps/domain/audience/canonical.ts'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { addSampleDocuments } from '../../documents/add-sample-documents.ts'
import { insertRows } from '../../world/insert-rows.ts'
import { AUTHOR } from '../../world/planning/planners.ts'
import type { AudienceEditionTable } from '../../editions/tables.ts'

interface Wanted extends Partial<Record<keyof AudienceEditionTable, unknown>> {
  title?: string
  tags?: readonly string[]
  scope?: Scope
  place?: string
  slices?: readonly string[]
  of?: Expression
}

const NEVER = Date.UTC(2026, 5, 1)

/** Published audiences as they are stored, without a count: for what is asked of many. */
export async function addEditions(sql: Kysely<Database>, all: readonly Wanted[]): Promise<string[]> {
  const ids = all.map(() => `audience-${crypto.randomUUID()}`)
  await addSampleDocuments(
    sql,
    AUDIENCE,
    all.map(({ title = 'Adults', tags = [], place = 'brand-2001', slices = ['GB-2026-H1'] }, at) => ({
      id: ids[at]!,
      place,
      facts: null,
      steps: [
        {
          at: NEVER,
          by: AUTHOR,
          set: {
            title,
            ...Object.fromEntries(tags.map((tag, each) => [`tags/${each}`, tag])),
            ...Object.fromEntries(slices.map((slice) => [`slices/${slice}`, true])),
          },
        },
        { at: NEVER, by: AUTHOR, action: 'publish' },
      ],
    })),
  )
  await insertRows(
    sql,
    'audience_edition',
    all.map(({ title = 'Adults', tags = [], scope: _scope, of = { op: 'all' } as const, ...row }, at) => ({
      ...PLAIN,
      title,
      tags,
      words: [title, ...tags, ...(row.slices ?? PLAIN.slices)].join(' '),
      key: canonical({ expression: of }).key,
      ...row,
      expression: of,
      document_id: ids[at]!,
    })),
  )
  await insertRows(
    sql,
    'audience_share',
    all.flatMap(({ scope }, at) =>
      scope ? [{ document_id: ids[at]!, scope, by: AUTHOR, at: PLAIN.at }] : [],
    ),
  )
  return ids
}

const PLAIN = {
  version: 1,
  place: 'brand-2001',
  client: null,
  dataset: 'survey-2026',
  dataset_name: 'Survey 2026',
  dataset_version: 1,
  slices: ['GB-2026-H1'],
  markets: ['GB'],
  licensed_markets: null,
  is_sensitive: false,
  weight: 'main',
  base: '',
  n: 500,
  others: 12_000,
  w: 500,
  q: 600,
  universe: 2000,
  margin: 0.01,
  flag: '',
  plan_least: 30,
  engine: 1,
  by: AUTHOR,
  at: new Date(NEVER).toISOString(),
  is_newest: true,
} as const
