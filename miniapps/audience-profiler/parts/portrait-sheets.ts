import { type PortraitRow, sectionOf } from '../../domain/profiles/portrait.ts'
import { words as frameWords } from '../../kit/audience/frame/words/words.ts'
import { words as sourceWords } from '../../kit/audience/source/words/words.ts'
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { sheetOf } from '../../kit/exchange/sheet-of.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import type { PortraitReport } from './portrait-report.ts'

const WIDE = 40
const TEXT_WIDTH = 100

/** All answers that are telling enough, as numbers; then sentences, and where they are from. */
export const portraitSheets = (report: PortraitReport): readonly Sheet[] => [
  answerSheet(report),
  sentenceSheet(report),
]

const answerSheet = ({ told }: PortraitReport): Sheet =>
  sheetOf<PortraitRow>(
    words('answers'),
    [
      { title: words('section'), width: WIDE, cell: ({ answer }) => sectionOf(answer) },
      { title: words('question'), width: WIDE, cell: ({ answer }) => answer.variable.label },
      { title: words('answer'), width: WIDE, cell: ({ answer }) => answer.code.label },
      { title: planningWords('audience'), format: 'percent', cell: ({ share }) => share },
      { title: frameWords('base'), format: 'percent', cell: ({ baseShare }) => baseShare },
      { title: sourceWords('index'), format: 'number', cell: ({ index }) => index },
      { title: 'z', format: 'number', cell: ({ z }) => z },
      { title: words('respondentsHolding'), format: 'integer', cell: ({ n }) => n },
    ],
    told.rows,
  )

const sentenceSheet = ({ heading, size, intro, sentences, source }: PortraitReport): Sheet => ({
  name: words('portrait'),
  columns: [{ width: TEXT_WIDTH, wraps: true }],
  rows: [heading, size, intro, ...sentences, source].filter(Boolean).map((text) => [text]),
})
