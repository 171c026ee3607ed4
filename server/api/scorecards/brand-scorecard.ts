import type { Kysely } from 'kysely'
import { isOpenRun } from '../../../miniapps/domain/scorecards/run-status.ts'
import type { EarlierRun, Run, Scorecard } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Language } from '../../../shell/contract/words.ts'
import type { Database } from '../../db/schema.ts'
import { bodyOf, type DocumentLine } from '../../documents/stored-document.ts'
import { refusal } from '../../documents/refusals.ts'
import { agencyOfBrand } from './agency-of-brand.ts'
import { hasSecond } from './begin-beside-first.ts'
import { inLanguage } from './reference/in-language.ts'
import { resultOf } from './result-of.ts'
import { currentRun, earlierRun, finishedRun } from './run-documents.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'
import { toRun } from './to-run.ts'

interface Asked {
  sql: Kysely<Database>
  library: ScorecardLibrary
  brandId: string
  scorecardId: string
  personId: string
  language: Language
}

/** An audit of a brand with the run in hand, if there is one. */
export async function brandScorecard(asked: Asked) {
  const { sql, library, brandId, scorecardId, personId, language } = asked
  const latest = await library.latest(scorecardId, await agencyOfBrand(sql, brandId))
  const line = await currentRun(sql, brandId, latest.id, personId)
  const run = line ? await toRun(sql, line) : null
  const scorecard = run ? await library.version(latest.id, run.scorecardVersion) : latest
  const earlier = line && (await earlierRun(sql, line, personId))
  const newest = line && isOpenRun(line.status) ? earlier : line
  return {
    scorecard: inLanguage(scorecard, language),
    run,
    last: newest ? resultOf(newest) : null,
    newer: line && (await canMove(sql, line, latest)) ? latest.version : null,
    earlier: earlier ? await withQuestions(asked, await toRun(sql, earlier)) : null,
  }
}

/** The same of a run that was finished, whatever was begun since. */
export async function brandResult({ runId, ...asked }: Asked & { runId: string }) {
  const { sql, library, brandId, scorecardId, personId, language } = asked
  const line = await finishedRun(sql, { brandId, scorecardId, runId }, personId)
  if (!line) throw refusal('document-not-found', { document: runId })
  const run = await toRun(sql, line)
  const [current, earlier] = await Promise.all([
    currentRun(sql, brandId, scorecardId, personId),
    earlierRun(sql, line, personId),
  ])
  return {
    scorecard: inLanguage(await library.version(scorecardId, run.scorecardVersion), language),
    run,
    last: resultOf(line),
    newer: null,
    earlier: earlier ? await withQuestions(asked, await toRun(sql, earlier)) : null,
    isPast: current?.id !== runId,
  }
}

/** Not offered where it would be refused. */
async function canMove(
  sql: Kysely<Database>,
  { status, columns, fields, place }: DocumentLine,
  { version }: Scorecard,
) {
  if (!isOpenRun(status) || columns['version'] === version) return false
  return !(await hasSecond(sql, bodyOf(fields), place))
}

async function withQuestions({ library }: Asked, run: Run): Promise<EarlierRun> {
  const { questions } = await library.version(run.scorecardId, run.scorecardVersion)
  return { run, questions: questions.map(({ id }) => id) }
}
