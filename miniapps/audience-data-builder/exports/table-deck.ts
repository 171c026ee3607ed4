import { shownLanguage } from '../../../shell/contract/words.ts'
import type { Tenant } from '../../../shell/contract/entities.ts'
import type { Measure } from '../../domain/crosstab/crosstab-document.ts'
import type { ContentSlide, Deck } from '../../kit/exchange/pptx/deck.ts'
import { deckFile } from '../../kit/exchange/pptx/deck-file.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { cellAt, lettered, type Report, type ReportLine, reportLines } from './report.ts'
import { figureText } from './table-text.ts'

/** A slide has room for so many. */
const ROWS = 12
const COLUMNS = 5
/** Further ones nobody shows: all figures are in the workbook. */
const SLIDES = 30

/** A slide for so many rows and columns as it has room for, each with its source. */
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
    slides: slides.slice(0, SLIDES),
  }
}

function tableSlide(
  report: Report,
  rows: readonly ReportLine[],
  columns: readonly ReportLine[],
  format: Format,
): ContentSlide {
  const count = report.table.columns.length + 1
  const measures = report.measures.filter((measure) => measure !== 'letters').slice(0, 2)
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
            ...columns.map((column) => ({ title: lettered(column, count), share: 2, align: 'end' as const })),
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

const ARROWS = { '-2': ' ▼▼', '-1': ' ▼', '0': '', '1': ' ▲', '2': ' ▲▲' } as const

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
  return figures.join(' · ') + ARROWS[cell.mark]
}

const inParts = <Each>(all: readonly Each[], size: number): readonly (readonly Each[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

export const tableDeckFile = (report: Report, tenant: Tenant, format: Format) =>
  deckFile(report.heading, tableDeck(report, format), tenant)
