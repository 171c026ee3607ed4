import { runAnswer, type RunAnswer } from '../../../domain/scorecards/run-answers.ts'
import type { Question, Scorecard } from '../../../domain/scorecards/scorecard.ts'
import { type ColumnOf, sheetOf } from '../../../kit/exchange/sheet-of.ts'
import type { Sheet, Cell } from '../../../kit/exchange/sheet.ts'
import type { Format } from '../../../kit/words/format.ts'
import type { ScorecardWithRun } from '../../api.ts'
import { rangeWords } from '../range-words.ts'
import {
  answerCells,
  CONFIDENCES,
  LEVELS,
  NOT_APPLICABLE,
  questionnaireId,
  UNKNOWN,
} from './questionnaire-answer.ts'
import { words } from './words/words.ts'

type AuditInFile = Pick<ScorecardWithRun, 'scorecard' | 'run'>

interface Line {
  question: Question
  answer: RunAnswer
  scorecard: Scorecard
}

/** A workbook to answer audits without the portal: how it is done, and a sheet for each audit with the answers it has. */
export function questionnaireSheets(
  audits: readonly AuditInFile[],
  brand: string,
  format: Format,
): readonly Sheet[] {
  const columns = columnsOf(format)
  return [
    guide(brand, format),
    ...audits.map((audit) => sheetOf(audit.scorecard.title, columns, linesOf(audit))),
  ]
}

const linesOf = ({ scorecard, run }: AuditInFile): readonly Line[] =>
  scorecard.questions.map((question) => {
    const answer = run?.answers.find(({ questionId }) => questionId === question.id)
    return { question, answer: answer ?? runAnswer({}, question.id), scorecard }
  })

const guide = (brand: string, format: Format): Sheet => ({
  name: words('guide.sheet'),
  titleRows: 1,
  columns: [{ width: 110, wraps: true }],
  rows: [
    [words('guide.title', { brand })],
    [words('guide.made', { date: format.date(new Date()) })],
    [words('guide.how.answer')],
    [
      words('guide.how.other', {
        notApplicable: words('answer.notApplicable'),
        unknown: words('answer.unknown'),
        reason: words('col.reason'),
      }),
    ],
    [words('guide.how.evidence')],
    [words('guide.how.back', { id: words('col.id') })],
  ],
})

function columnsOf(format: Format): readonly ColumnOf<Line>[] {
  return [
    {
      title: words('col.id'),
      width: 22,
      cell: ({ scorecard, question }) => questionnaireId(scorecard.id, question.id),
    },
    { title: words('col.dimension'), width: 18, wraps: true, cell: ({ question }) => question.dimension },
    { title: words('col.question'), width: 44, wraps: true, cell: ({ question }) => question.text },
    { title: words('col.help'), width: 44, wraps: true, cell: ({ question }) => question.help },
    ...LEVELS.map((level) => ({
      title: words(`level.${level}`),
      width: 28,
      wraps: true,
      cell: ({ question }: Line) => levelText(question, level, format),
    })),
    {
      title: words('col.answer'),
      width: 18,
      choices: [...LEVELS.map(String), words('answer.unknown'), words('answer.notApplicable')],
      cell: ({ answer }) => answerWords(answerCells(answer).answer),
    },
    ...(['reason', 'evidence', 'links'] as const).map((key) => ({
      title: words(`col.${key}`),
      width: 36,
      wraps: true,
      cell: ({ answer }: Line) => answerCells(answer)[key],
    })),
    {
      title: words('col.confidence'),
      width: 12,
      choices: CONFIDENCES.map((confidence) => words(`confidence.${confidence}`)),
      cell: ({ answer: { confidence } }) => confidence && words(`confidence.${confidence}`),
    },
    { title: words('col.version'), width: 9, cell: ({ scorecard }) => scorecard.version },
  ]
}

/** A level is a number, as people type it. */
function answerWords(answer: string | null): Cell {
  if (answer === null) return null
  if (answer === NOT_APPLICABLE) return words('answer.notApplicable')
  return answer === UNKNOWN ? words('answer.unknown') : Number(answer)
}

const levelText = ({ levels, measure }: Question, level: (typeof LEVELS)[number], format: Format): string =>
  measure ? `${rangeWords(measure, level, format)}\n${levels[level]}` : levels[level]
