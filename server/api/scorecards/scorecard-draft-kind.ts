import { sql as raw, type Transaction } from 'kysely'
import { type Body, textAt } from '../../../miniapps/domain/document/change.ts'
import { draftFields, scorecardInDraft } from '../../../miniapps/domain/scorecards/draft/draft-fields.ts'
import { SCORECARD_DRAFT } from '../../../miniapps/domain/scorecards/draft/scorecard-draft.ts'
import { FIRST_AGENCY_VERSION } from '../../../miniapps/domain/scorecards/limits.ts'
import type { Database } from '../../db/schema.ts'
import { insertRows } from '../../world/insert-rows.ts'
import { documentKind } from '../kit/document-kind.ts'
import { ScorecardLibrary } from './scorecard-library.ts'

/** Versions that an agency writes: a draft begins with what its brands are audited with today. */
export const SCORECARD_DRAFTS = documentKind({
  definition: SCORECARD_DRAFT,
  complete: async (sql, body, agency) => {
    const live = await new ScorecardLibrary(sql).latest(textAt(body, 'scorecard'), agency)
    return { ...draftFields(live), scorecard: live.id, base: live.version }
  },
  facts: async () => undefined,
  acted: async (sql, action, { body, place }) => {
    if (action === 'publish') await publish(sql, body, place)
  },
})

async function publish(sql: Transaction<Database>, body: Body, agency: string): Promise<void> {
  const { id, title, intro, dimensions, questions } = scorecardInDraft(body)
  await raw`lock table scorecard in exclusive mode`.execute(sql) // two agencies that publish at once get two numbers
  const { position, newest, weight } = await sql
    .selectFrom('scorecard')
    .where('id', '=', id)
    .select((is) => [
      is.fn.max('position').as('position'),
      is.fn.max('version').as('newest'),
      is.fn.max('weight').as('weight'),
    ])
    .executeTakeFirstOrThrow()
  const version = Math.max(FIRST_AGENCY_VERSION, newest + 1)
  const own = { agency_code: agency, published_at: new Date().toISOString() }
  await insertRows(sql, 'scorecard', [
    { id, version, position, weight, title, intro, dimensions, questions, ...own },
  ])
}
