import type { Kysely } from 'kysely'
import { type Body, textAt } from '../../../miniapps/domain/document/change.ts'
import { periodOf } from '../../../miniapps/domain/scorecards/period.ts'
import { SCORECARD_RUN } from '../../../miniapps/domain/scorecards/scorecard-run.ts'
import { upgradedFields } from '../../../miniapps/domain/scorecards/upgrade.ts'
import type { Database } from '../../db/schema.ts'
import { documentKind } from '../kit/document-kind.ts'
import { Refusal } from '../kit/refusal.ts'
import { beginBesideFirst, hasSecond } from './begin-beside-first.ts'
import { isBlindTo } from './blind-runs.ts'
import { agencyOfBrand } from './agency-of-brand.ts'
import { SCORECARDS } from './reference/all-scorecards.ts'
import { inLanguage } from './reference/in-language.ts'
import { ScorecardLibrary } from './scorecard-library.ts'

/** Audits as documents: each keeps the version of the scorecard that it was begun with. */
export const SCORECARD_RUNS = documentKind({
  definition: SCORECARD_RUN,
  closed: { to: isBlindTo, refusal: () => new Refusal('assessors-blind') },
  complete: async (sql, body, brandId, personId) => {
    if (body['kind'] === 'second' || body['kind'] === 'agreed')
      return beginBesideFirst(sql, body, brandId, personId)
    const { version } = await new ScorecardLibrary(sql).latest(
      textAt(body, 'scorecard'),
      await agencyOfBrand(sql, brandId),
    )
    return { version, period: body['period'] ?? periodOf(new Date()), kind: body['kind'] ?? 'first' }
  },
  facts: async (sql, body) => ({
    scorecard: await new ScorecardLibrary(sql).version(textAt(body, 'scorecard'), Number(body['version'])),
  }),
  sets: async (sql, action, { body, place }) => (action === 'upgrade' ? upgraded(sql, body, place) : {}),
  isDecided: ({ kind }) => kind !== 'second', // what a second assessor says is compared, and nobody approves it alone
  titlesIn: (language) =>
    Object.fromEntries(
      SCORECARDS.map((scorecard) => [scorecard.title, inLanguage(scorecard, language).title]),
    ),
})

async function upgraded(sql: Kysely<Database>, body: Body, brandId: string) {
  const library = new ScorecardLibrary(sql)
  const scorecardId = textAt(body, 'scorecard')
  if (await hasSecond(sql, body, brandId)) throw new Refusal('assessors-same-version')
  const from = await library.version(scorecardId, Number(body['version']))
  const to = await library.latest(scorecardId, await agencyOfBrand(sql, brandId))
  if (to.version !== from.version) return upgradedFields(body, from, to)
  const problem = 'The audit has the newest version already.'
  const problems = [{ path: 'version', code: 'newest-version', message: problem }]
  throw new Refusal('document-not-ready', { problem }, { problems })
}
