import type { Kysely, Transaction } from 'kysely'
import { type Body, textAt } from '../../../miniapps/domain/document/change.ts'
import { periodOf } from '../../../miniapps/domain/scorecards/period.ts'
import { SCORECARD_RUN } from '../../../miniapps/domain/scorecards/scorecard-run.ts'
import { upgradedFields } from '../../../miniapps/domain/scorecards/upgrade.ts'
import type { Language } from '../../../shell/contract/words.ts'
import type { Database } from '../../db/schema.ts'
import { endWaiting } from '../../documents/notices/tell-of-action.ts'
import { documentKind } from '../kit/document-kind.ts'
import { refusal as documentRefusal } from '../../documents/refusals.ts'
import { refusal } from './refusals.ts'
import { beginBesideFirst, hasSecond } from './begin-beside-first.ts'
import { isBlindTo } from './blind-runs.ts'
import { agencyOfBrand } from './agency-of-brand.ts'
import { SCORECARDS } from './reference/all-scorecards.ts'
import { inLanguage } from './reference/in-language.ts'
import { ScorecardLibrary } from './scorecard-library.ts'

/** Audits as documents: each keeps the version of the scorecard that it was begun with. */
export const SCORECARD_RUNS = documentKind({
  definition: SCORECARD_RUN,
  closed: { to: isBlindTo, refusal: () => refusal('assessors-blind') },
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
    scorecard: await ScorecardLibrary.of(sql).version(textAt(body, 'scorecard'), Number(body['version'])),
  }),
  sets: async (sql, action, { body, place }) => {
    if (action === 'discard' && (await hasSecond(sql, body, place))) throw refusal('assessors-discard')
    return action === 'upgrade' ? upgraded(sql, body, place) : {}
  },
  isDecided: async (sql, { body, place }) =>
    body['kind'] === 'agreed' || (body['kind'] !== 'second' && !(await hasSecond(sql, body, place))),
  created: settleFirst,
  acted: (sql, action, { body }) => (action === 'submit' ? settleFirst(sql, body) : Promise.resolve()),
  distinction: ({ kind }, language) => (kind === 'agreed' ? AGREED[language] : undefined),
  titlesIn: (language) =>
    Object.fromEntries(
      SCORECARDS.map((scorecard) => [scorecard.title, inLanguage(scorecard, language).title]),
    ),
})

const AGREED: Readonly<Record<Language, string>> = {
  en: 'agreed',
  'en-GB': 'agreed',
  de: 'Einigung',
  fr: 'accord',
  es: 'acuerdo',
  'pt-BR': 'acordo',
  ja: '合意',
}

/** Of two assessors only what both agree on is approved: nobody is asked about the first one's alone any more. */
async function settleFirst(sql: Transaction<Database>, body: Body): Promise<void> {
  if (body['kind'] !== 'second' && body['kind'] !== 'agreed') return
  const first = await sql
    .selectFrom('document')
    .select(['id', 'place', 'status', 'columns'])
    .where('id', '=', textAt(body, 'firstRun'))
    .executeTakeFirst()
  if (first) await endWaiting(sql, { definition: SCORECARD_RUN }, first)
}

async function upgraded(sql: Kysely<Database>, body: Body, brandId: string) {
  const library = new ScorecardLibrary(sql)
  const scorecardId = textAt(body, 'scorecard')
  if (await hasSecond(sql, body, brandId)) throw refusal('assessors-same-version')
  const from = await library.version(scorecardId, Number(body['version']))
  const to = await library.latest(scorecardId, await agencyOfBrand(sql, brandId))
  if (to.version !== from.version) return upgradedFields(body, from, to)
  const problem = 'The audit has the newest version already.'
  const problems = [{ path: 'version', code: 'newest-version', message: problem }]
  throw documentRefusal('document-not-ready', { problem }, { problems })
}
