import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { dayNumber, dateOf } from '../../domain/kernel/periods/days.ts'
import { quantityOf } from '../../domain/plans/line-costs.ts'
import type { PlanLine } from '../../domain/plans/plan-line.ts'
import { RATE_TYPES } from '../../domain/plans/plan.ts'
import { marketName, marketOptions } from '../../kit/planning/market-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { CellValue, Column, Drawing } from '../../kit/table/column.ts'
import { words } from '../words/words.ts'
import { cellName } from './cell-name.ts'
import { LOCKED, shownValue } from './cell-values.ts'
import { ofGross, type PlanRow } from './plan-rows.ts'

/** In the cells of weeks: units bought, or money. */
export const VIEWS = ['units', 'net', 'gross'] as const
export type PlanView = (typeof VIEWS)[number]

export interface ColumnsAsked {
  view: PlanView
  currency: string
  /** First days of the plan's weeks. */
  weeks: readonly string[]
  touchpoints: readonly { value: string; label: string }[]
  nameOf(touchpoint: string): string
  /** Names of packages by the ids of their rows. */
  packages: ReadonlyMap<string, string>
}

type Cell = Exclude<keyof PlanLine, 'id' | 'weeks' | 'locks' | 'place'>

/** As planners read a line: from whom, in which place, at what price, when, and what comes of it; then its weeks. */
export const lineColumns =
  (asked: ColumnsAsked) =>
  ({ format }: Drawing): readonly Column<PlanRow>[] => [
    ...placeColumns(asked),
    ...priceColumns(asked),
    ...computedColumns(asked.currency),
    ...dateColumns(asked),
    ...weekColumns(asked, format),
  ]

/** Makes columns of cells that people write. */
function cellsIn(currency: string) {
  const cell = (key: Cell, more: Partial<Column<PlanRow>> = {}): Column<PlanRow> => ({
    key,
    title: cellName(key)!,
    edited: true,
    value: ({ line }) => shownValue(key, line[key], currency),
    ...more,
  })
  return {
    cell,
    number: (key: Cell, more: Partial<Column<PlanRow>> = {}) => cell(key, { type: 'number', ...more }),
    choice: (key: Cell, choices: readonly string[], text: (value: string) => string) =>
      cell(key, { type: 'choice', choices, text, widthPx: 132 }),
  }
}

function placeColumns({ currency, touchpoints, nameOf }: ColumnsAsked): readonly Column<PlanRow>[] {
  const { cell, choice } = cellsIn(currency)
  const codes = (options: readonly { value: string }[]) => options.map(({ value }) => value)
  return [
    cell('vendor', {
      widthPx: 190,
      value: ({ line, isPackage }) => (isPackage ? line.name || line.vendor : line.vendor || line.name),
    }),
    cell('property', { widthPx: 144 }),
    choice('market', codes(marketOptions()), marketName),
    choice('touchpoint', codes(touchpoints), nameOf),
    cell('format'),
  ]
}

function priceColumns({ currency }: ColumnsAsked): readonly Column<PlanRow>[] {
  const { cell, number, choice } = cellsIn(currency)
  return [
    choice('rateType', RATE_TYPES, rateTypeName),
    number('rate', { unit: currency, digits: 2, widthPx: 112 }),
    choice('rateIs', ['net', 'gross'], (value) => words(`cost.${value as 'net'}`)),
    number('quantity', { widthPx: 104, value: ({ line }) => quantityOf(line) }),
    cell('unit'),
    number('commission', { unit: '%' }),
    number('fees', { unit: currency }),
    number('rating', { unit: '%' }),
    number('length', { unit: words('seconds') }),
    number('factor'),
  ]
}

function dateColumns({ currency, packages }: ColumnsAsked): readonly Column<PlanRow>[] {
  const { cell, choice } = cellsIn(currency)
  return [
    cell('start', { type: 'date' }),
    cell('end', { type: 'date' }),
    choice('parent', [...packages.keys()], (id) => packages.get(id) ?? id),
    cell('notes', { widthPx: 200 }),
    { ...choice('locked', [LOCKED], () => words('cell.locked')), isBox: true },
  ]
}

export const rateTypeName = (type: string): string =>
  type === 'cpm' ? planningWords('cpm') : words(`rateType.${type as 'cpp'}`)

function computedColumns(currency: string): readonly Column<PlanRow>[] {
  const unit = 10 ** minorDigits(currency)
  const money = (key: 'net' | 'gross') => ({
    key,
    title: words(`cost.${key}`),
    unit: currency,
    type: 'number' as const,
    digits: minorDigits(currency),
    widthPx: 116,
    value: ({ cost }: PlanRow) => scaled(cost?.[key], unit),
  })
  return [
    money('net'),
    money('gross'),
    {
      key: 'reach',
      title: planningWords('reach'),
      unit: '%',
      type: 'number',
      digits: 1,
      widthPx: 92,
      value: ({ reached }) => reached?.reach ?? null,
    },
    {
      key: 'frequency',
      title: planningWords('frequency'),
      type: 'number',
      digits: 1,
      value: ({ reached }) => reached?.frequency ?? null,
    },
  ]
}

const scaled = (amount: number | null | undefined, unit: number): CellValue =>
  typeof amount === 'number' ? amount / unit : null

function weekColumns(
  { view, currency, weeks }: ColumnsAsked,
  format: Drawing['format'],
): readonly Column<PlanRow>[] {
  const months = format.dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
  const days = format.dateFormat({ day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const unit = 10 ** minorDigits(currency)
  return weeks.map((day) => ({
    key: `weeks/${day}`,
    title: days.format(new Date(day)),
    over: months.format(new Date(dateOf(dayNumber(day) + MIDWEEK))),
    type: 'number',
    widthPx: 84,
    ...(view === 'units' && { edited: true }),
    ...(view !== 'units' && { digits: 0 }),
    value: (row) => {
      if (view === 'units') return row.line.weeks[day] ?? null
      const net = row.weeks()[day]
      return scaled(view === 'net' ? net : ofGross(row, net), unit)
    },
  }))
}

/** A week belongs to the month of its fourth day. */
const MIDWEEK = 3
