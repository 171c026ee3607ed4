import { type Kysely, sql as raw } from 'kysely'
import { AUDIENCE } from '../../../../miniapps/domain/audience/audience-document.ts'
import { nodeChanges } from '../../../../miniapps/domain/audience/node-changes.ts'
import { parseExpression } from '../../../../miniapps/domain/audience/parse-expression.ts'
import type { Expression } from '../../../../miniapps/domain/audience/expression.ts'
import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { pinPath } from '../../../../miniapps/domain/document/pin.ts'
import { PLAN } from '../../../../miniapps/domain/plans/plan.ts'
import type { Database } from '../../../db/schema.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'
import { AUTHOR, DECIDER } from '../../../world/planning/planners.ts'
import { publishEdition } from '../publish-edition.ts'
import { PLAN_BRAND, PLANNED, SAMPLE_AUDIENCES, type SampleAudience } from './sample-audiences.ts'

const HOUR_MS = 3_600_000

/** Twelve audiences, counted as those that people publish, and a plan that is made for one of them. */
export const addAudiences: Noun['addSample'] = async (sql) => {
  await addSampleDocuments(
    sql,
    AUDIENCE,
    SAMPLE_AUDIENCES.map((sample) => ({
      id: sample.id,
      place: sample.place,
      facts: null,
      steps: [
        { at: sample.at - HOUR_MS, by: sample.by, set: fieldsOf(sample) },
        { at: sample.at, by: sample.by, action: 'publish' },
        ...(sample.isRetired ? [{ at: sample.at + HOUR_MS, by: sample.by, action: 'retire' }] : []),
      ],
    })),
  )
  for (const sample of SAMPLE_AUDIENCES) await publish(sql, sample)
  await insertRows(
    sql,
    'audience_share',
    SAMPLE_AUDIENCES.flatMap(({ id, scope, by, at }) =>
      scope ? [{ document_id: id, scope, by, at: new Date(at).toISOString() }] : [],
    ),
  )
  await forgetCounts(sql)
  await addPlan(sql)
}

function fieldsOf({ title, text, tags, dataset, weight, slice, kind }: SampleAudience): Body {
  let made = 0
  return {
    title,
    dataset,
    version: 1,
    weight,
    [`slices/${slice}`]: true,
    ...(kind && { kind }),
    ...Object.fromEntries(tags.map((tag, at) => [`tags/${at + 1}`, tag])),
    ...Object.fromEntries(
      Object.entries(nodeChanges(parseExpression({ text }) as Expression, {}, () => `rule-${++made}`)).filter(
        ([, value]) => value !== null,
      ),
    ),
  }
}

async function publish(sql: Kysely<Database>, sample: SampleAudience): Promise<void> {
  const { id, place, by, at } = sample
  const body = { ...fieldsOf(sample), editions: 1 }
  const result = await publishEdition(sql, {
    id,
    body,
    place,
    by,
    at: new Date(at),
    spellings: (permission) => [permission],
  })
  await raw`update document set result = ${JSON.stringify(result)}::jsonb where id = ${id}`.execute(sql)
}

/** Nobody was told of a size yet, and nobody has used the data. */
async function forgetCounts(sql: Kysely<Database>): Promise<void> {
  await raw`delete from dataset_released`.execute(sql)
  await raw`delete from dataset_access`.execute(sql)
}

const addPlan = (sql: Kysely<Database>) =>
  addSampleDocuments(sql, PLAN, [
    {
      id: `plan-${PLAN_BRAND.id}-evenings`,
      place: PLAN_BRAND.id,
      facts: null,
      steps: [
        {
          at: Date.UTC(2026, 9, 6, 9),
          by: AUTHOR,
          set: {
            title: `${PLAN_BRAND.name} Evenings`,
            currency: 'GBP',
            start: '2027-01-04',
            end: '2027-02-28',
            weeks: 'iso',
            budget: 20_000_000,
            [pinPath('audience')]: { type: AUDIENCE.type, id: PLANNED, version: 1 },
          },
        },
        { at: Date.UTC(2026, 9, 7, 9), by: AUTHOR, action: 'submit' },
        { at: Date.UTC(2026, 9, 8, 9), by: DECIDER, action: 'approve' },
      ],
    },
  ])
