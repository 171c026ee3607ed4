import { shownLanguage } from '../../../shell/contract/words.ts'
import type { Tenant } from '../../../shell/contract/entities.ts'
import type { Measure } from '../../domain/crosstab/crosstab-document.ts'
import type { ContentSlide, Deck } from '../../kit/exchange/pptx/deck.ts'
import { deckFile } from '../../kit/exchange/pptx/deck-file.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import {
  cellAt,
  figuresOf,
  type Report,
  type ReportLine,
  reportLines,
  signsOf,
} from '../../domain/crosstab/table-report.ts'
import { figureText } from './table-text.ts'

/** Rows, columns and figures in a cell that fit on a slide. */
const ROWS = 12
const COLUMNS = 5
const FIGURES = 2
/** More slides than this nobody shows: all figures are in the workbook. */
const SLIDES = 30

/** Slides of the table, each with its source, and a last one that says how to read them. */
export function tableDeck(report: Report, format: Format): Deck {
  const rows = inParts(reportLines(report, 'rows'), ROWS)
  const columns = inParts(reportLines(report, 'columns'), COLUMNS)
  const slides = rows.flatMap((ofRows) =>
    columns.map((ofColumns) => tableSlide(report, ofRows, ofColumns, format)),
  )
  return {
    title: report.heading,
    language: shownLanguage(),
    footer: `${report.heading} · ${format.date(new Date())}`,
    slides: [...slides.slice(0, SLIDES), methodSlide(report)],
  }
}

const methodSlide = ({ heading, source, notes }: Report): ContentSlide => ({
  kind: 'content',
  title: heading,
  lead: words('source'),
  columns: [
    {
      share: 1,
      part: {
        kind: 'text',
        lines: [...source.map(([name, text]) => `${name}: ${text}`), ...notes].map((text) => ({ text })),
      },
    },
  ],
})

function tableSlide(
  report: Report,
  rows: readonly ReportLine[],
  columns: readonly ReportLine[],
  format: Format,
): ContentSlide {
  const measures = figuresOf(report).slice(0, FIGURES)
  return {
    kind: 'content',
    title: report.heading,
    lead: [
      measures.map((measure) => words(`measure.${measure}`)).join(' · '),
      ...report.source.map(([, text]) => text),
    ].join(' · '),
    columns: [
      {
        share: 1,
        part: {
          kind: 'table',
          columns: [
            { title: words('rows'), share: 4 },
            ...columns.map(({ place }) => ({
              title: report.headings[place]!,
              share: 2,
              align: 'end' as const,
            })),
          ],
          rows: rows.map((row) => [
            row.title,
            ...columns.map((column) => textOf(report, measures, row, column, format)),
          ]),
        },
      },
    ],
  }
}

function textOf(
  report: Report,
  measures: readonly Measure[],
  row: ReportLine,
  column: ReportLine,
  format: Format,
): string {
  const cell = cellAt(report, row, column)
  if (!cell) return words('hidden')
  const figures = measures.map((measure) => figureText(cell, measure, format))
  return `${figures.join(' · ')} ${signsOf(cell)}`.trim()
}

const inParts = <Each>(all: readonly Each[], size: number): readonly (readonly Each[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

export const tableDeckFile = (report: Report, tenant: Tenant, format: Format) =>
  deckFile(report.heading, tableDeck(report, format), tenant)
