import { AXES, type Axis } from '../../domain/audience-maps/audience-map.ts'
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { type ColumnOf, sheetOf } from '../../kit/exchange/sheet-of.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words } from '../words/words.ts'
import { cautionText, courseText } from './figure-texts.ts'
import type { MappedAudience } from '../../domain/audience-maps/count-map.ts'

/** A map as it leaves the portal. */
export interface MapReport {
  heading: string
  audiences: readonly MappedAudience[]
  source: readonly (readonly [name: string, text: string])[]
}

const WIDE = 34
const TEXT_WIDTH = 100

/** Every figure as a number, and what stands behind them. */
export const mapSheets = ({ heading, audiences, source }: MapReport): readonly Sheet[] => [
  sheetOf(
    audienceWords('audiences'),
    [
      { title: planningWords('audience'), width: WIDE, cell: ({ title }) => title },
      {
        title: words('respondents'),
        format: 'number',
        cell: ({ figures }) => figures.n ?? audienceWords('hidden'),
      },
      ...AXES.map((axis: Axis): ColumnOf<MappedAudience> => ({
        title: words(`axis.${axis}`),
        format: 'number',
        cell: ({ figures }) => figures[axis] ?? (figures.size === null ? audienceWords('hidden') : null),
      })),
      { title: words('course'), width: WIDE, cell: ({ figures }) => courseText(figures) },
      { title: words('caution'), width: WIDE, cell: ({ figures }) => cautionText(figures) },
    ],
    audiences,
  ),
  {
    name: words('source'),
    columns: [{ width: WIDE }, { width: TEXT_WIDTH, wraps: true }],
    rows: [[heading], ...source.map(([name, text]) => [name, text])],
  },
]
