import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { type ColumnOf, sheetOf } from '../../kit/exchange/sheet-of.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import type { ReportOption, ScenarioReport } from './use-report.ts'

const WIDE = 28
const TEXT_WIDTH = 100

/**
 * Options by touchpoint, reach along the budget, and the assumptions, in figures that a spreadsheet computes
 * with.
 */
export function scenarioSheets(report: ScenarioReport): readonly Sheet[] {
  return [optionSheet(report), buildSheet(report), assumptionSheet(report)]
}

function optionSheet({ touchpoints, options, currency }: ScenarioReport): Sheet {
  const unit = 10 ** minorDigits(currency)
  const figureOf = ({ figures }: ReportOption, code: string) =>
    figures.touchpoints.find((each) => each.code === code)
  type Row = { code: string; name: string }
  const columns = options.flatMap((option): ColumnOf<Row>[] => [
    {
      title: `${option.title}: ${words('spend')} (${currency})`,
      format: 'number',
      cell: ({ code }) => ((code ? figureOf(option, code)?.spend : option.figures.cost) ?? 0) / unit,
    },
    {
      title: `${option.title}: ${planningWords('reach')} (%)`,
      format: 'number',
      cell: ({ code }) => (code ? figureOf(option, code)?.reach : option.figures.reach) ?? null,
    },
    {
      title: `${option.title}: ${planningWords('frequency')}`,
      format: 'number',
      cell: ({ code }) => (code ? figureOf(option, code)?.frequency : option.figures.frequency) ?? null,
    },
  ])
  const named: ColumnOf<Row> = { title: planningWords('touchpoint'), width: WIDE, cell: ({ name }) => name }
  return sheetOf(
    words('options'),
    [named, ...columns],
    [...touchpoints, { code: '', name: planningWords('total') }],
  )
}

function buildSheet({ options, budget, currency }: ScenarioReport): Sheet {
  const unit = 10 ** minorDigits(currency)
  const steps = options[0]?.build.map((_, step) => step) ?? []
  const last = steps.length - 1
  return sheetOf(
    words('build'),
    [
      {
        title: `${words('spend')} (${currency})`,
        format: 'number',
        cell: (step) => (budget * step) / last / unit,
      },
      ...options.map(({ title, build }): ColumnOf<number> => ({
        title: `${title} (%)`,
        format: 'number',
        cell: (step) => build[step]!,
      })),
    ],
    steps,
  )
}

const assumptionSheet = ({ title, line, objective, sentences, sources }: ScenarioReport): Sheet => ({
  name: words('assume'),
  columns: [{ width: TEXT_WIDTH, wraps: true }],
  rows: [
    title,
    line,
    objective,
    ...sentences,
    ...sources.map((each) => `${each.name}: ${each.text}. ${each.source}`),
  ].flatMap((text) => (text ? [[text]] : [])),
})
