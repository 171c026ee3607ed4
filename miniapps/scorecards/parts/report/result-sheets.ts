import { type ColumnOf, sheetOf } from '../../../kit/exchange/sheet-of.ts'
import type { Format } from '../../../kit/words/format.ts'
import { answerWords } from '../run/answer-words.ts'
import { words as ofApp } from '../../words/words.ts'
import type { AuditReport, ReportedAnswer } from './report-data.ts'
import { scoreSheetColumns } from '../score-sheet.ts'
import { reportTitle } from './report-words.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** Results to take along: of each dimension, and of each question. */
export const resultSheets = (audits: readonly AuditReport[], format: Format) => ({
  dimensions: sheetOf(
    ofApp('part.dimensions'),
    dimensionColumns(),
    audits.flatMap((audit) => audit.dimensions.map((each) => ({ audit: reportTitle(audit), ...each }))),
  ),
  answers: sheetOf(
    words('sheet.answers'),
    answerColumns(format),
    audits.flatMap((audit) => audit.answers.map((each) => ({ audit: reportTitle(audit), ...each }))),
  ),
})

type Named<Row> = Row & { audit: string }

type NamedDimension = Named<AuditReport['dimensions'][number]>

function dimensionColumns(): readonly ColumnOf<NamedDimension>[] {
  const { score, level, coverage, provisional } = scoreSheetColumns<NamedDimension>((row) => row)
  return [
    { title: ofApp('column.audit'), width: 30, cell: ({ audit }) => audit },
    { title: ofApp('column.dimension'), width: 30, cell: ({ dimension }) => dimension },
    score,
    level,
    coverage,
    provisional,
  ]
}

const answerColumns = (format: Format): readonly ColumnOf<Named<ReportedAnswer>>[] => [
  { title: ofApp('column.audit'), width: 26, cell: ({ audit }) => audit },
  { title: ofApp('column.dimension'), width: 22, wraps: true, cell: ({ question }) => question.dimension },
  { title: words('col.question'), width: 50, wraps: true, cell: ({ question }) => question.text },
  { title: words('col.weight'), width: 9, cell: ({ question }) => question.weight },
  { title: ofApp('column.level'), width: 9, cell: ({ level }) => level },
  {
    title: words('col.answer'),
    width: 50,
    wraps: true,
    cell: (each) => answerWords(each.question, each, format),
  },
  { title: kitWords('reason'), width: 30, wraps: true, cell: ({ reason }) => reason || null },
  { title: ofApp('part.evidence'), width: 50, wraps: true, cell: ({ evidence }) => evidence || null },
  {
    title: words('col.links'),
    width: 40,
    wraps: true,
    cell: ({ links = [] }) => links.map(({ url }) => url).join('\n') || null,
  },
  { title: words('col.by'), width: 20, cell: ({ by }) => by || null },
  { title: words('col.at'), width: 18, format: 'date-time', cell: ({ at }) => dateOf(at) },
]

const dateOf = (at: string): Date | null => (at ? new Date(at) : null)
