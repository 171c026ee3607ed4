import { band, PROVISIONAL_BELOW_COVERAGE } from '../../../domain/scorecards/score.ts'
import type { Format } from '../../../kit/words/format.ts'
import { periodWords } from '../period-words.ts'
import { scoreNumber } from '../score-words.ts'
import { words as ofApp } from '../../words/words.ts'
import type { AuditReport, Figures } from './report-data.ts'
import { words } from './words/words.ts'

/** `51.6 of 100: Connected`. */
export const overallWords = (score: number | null, { number }: Format): string =>
  score === null
    ? ofApp('figure.missing')
    : words('overallOf', { score: scoreNumber(score, number), band: ofApp(`band.${band(score)}`) })

/** How much is behind a score, and whether it may still change much. */
export const coverageWords = ({ coverage, isProvisional }: Figures, { percent }: Format): string => {
  const covered = words('coverage', { share: percent(coverage) })
  return isProvisional ? `${covered}. ${provisionalWords({ percent })}` : covered
}

export const provisionalWords = ({ percent }: Pick<Format, 'percent'>): string =>
  words('provisional', { share: percent(PROVISIONAL_BELOW_COVERAGE) })

/** The newest quarter that an audit is about. */
export const newestPeriod = (audits: readonly AuditReport[]): string =>
  periodWords(
    (submittedOf(audits).length > 0 ? submittedOf(audits) : audits)
      .map(({ period }) => period)
      .toSorted()
      .at(-1) ?? '',
  )

/** What counts; drafts have a page of their own and are in no list. */
export const submittedOf = (audits: readonly AuditReport[]): readonly AuditReport[] =>
  audits.filter(({ isDraft }) => !isDraft)

/** `PPC audit (draft)`: nobody takes what is in progress for a result. */
export const reportTitle = ({ title, isDraft }: AuditReport): string =>
  isDraft ? words('draft', { title }) : title

/** Who made the audits, and when the report was. */
export const factLines = (audits: readonly AuditReport[], { list, date }: Format): readonly string[] => [
  words('assessedBy', { names: list([...new Set(audits.map(({ startedBy }) => startedBy))]) }),
  words('madeOn', { date: date(new Date()) }),
]
