import type { ReactNode } from 'react'
import type { ApprovedCurve } from '../../domain/curves/wire.ts'
import { curveOn } from '../../domain/touchpoints/curve-on.ts'
import type { LibraryRow } from '../../domain/touchpoints/library-rows.ts'
import { RATE_PER_UNIT } from '../../domain/touchpoints/limits.ts'
import {
  RATE_TYPES,
  TOUCHPOINT_TYPES,
  touchpointName,
  WEIGHT_UNITS,
} from '../../domain/touchpoints/touchpoint.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { ACTIVE } from './edited-fields.ts'
import { choiceTitle, factorTitle, RATE_DIGITS } from './field-words.ts'
import { STANDING_TONES, standingOf, type Standing } from './standing.ts'

export interface ColumnParts {
  isMarket: boolean
  isClosed: boolean
  language: string
  faulty: ReadonlySet<string>
  /** ISO date on which the library is looked at. */
  day: string
  curves: {
    approved: readonly ApprovedCurve[]
    options: readonly { value: string; label: string }[]
    titleOf(id: string): string
  }
}

type Of = Column<LibraryRow>

/** A touchpoint's row: what is inherited stands there muted, what the market says itself is marked. */
export const touchpointColumns =
  (parts: ColumnParts) =>
  ({ format }: Drawing): readonly Of[] => {
    const { isMarket, isClosed, curves } = parts
    const edited = !isClosed
    const said = (field: string, text: (row: LibraryRow) => string): Pick<Of, 'cell'> =>
      isMarket ? { cell: (row) => <Said isOwn={isOwn(row, field)}>{text(row)}</Said> } : {}
    const choice = (
      field: 'type' | 'unit' | 'rateType',
      choices: readonly string[],
      widthPx: number,
    ): Of => ({
      key: field,
      title: words(`field.${field}`),
      type: 'choice',
      value: (row) => row[field] ?? '',
      text: (value) => choiceTitle(field, value),
      choices,
      edited,
      widthPx,
      ...said(field, (row) => choiceTitle(field, row[field] ?? '')),
    })
    const day = (field: 'from' | 'to'): Of => ({
      key: field,
      title: words(`field.${field}`),
      type: 'date',
      value: (row) => row[field] || null,
      edited,
      widthPx: 128,
      ...said(field, (row) => (row[field] ? format.date(row[field]) : '')),
    })
    const rate = (row: LibraryRow) => (row.rate === null ? null : row.rate / RATE_PER_UNIT)
    return [
      nameColumn(parts),
      standingColumn(parts),
      {
        key: 'rate',
        title: words('field.rate'),
        type: 'number',
        value: rate,
        edited,
        widthPx: 112,
        ...said('rate', (row) =>
          row.rate === null ? '' : format.number(rate(row), { maximumFractionDigits: RATE_DIGITS }),
        ),
      },
      {
        key: 'currency',
        title: kitWords('currency'),
        type: 'choice',
        value: ({ currency }) => currency,
        choices: Intl.supportedValuesOf('currency'),
        edited,
        widthPx: 104,
        ...said('currency', ({ currency }) => currency),
      },
      choice('rateType', RATE_TYPES, 132),
      choice('unit', WEIGHT_UNITS, 176),
      {
        key: 'curve',
        title: words('field.curve'),
        type: 'choice',
        value: ({ curve }) => curve,
        text: curves.titleOf,
        choices: curves.options.map(({ value }) => value),
        edited,
        widthPx: 220,
        ...said('curve', ({ curve }) => (curve ? curves.titleOf(curve) : '')),
      },
      {
        key: 'version',
        title: words('curveVersion'),
        value: ({ curve }) => (curve ? (curveOn(curves.approved, curve, parts.day)?.name ?? '–') : ''),
        widthPx: 104,
      },
      choice('type', TOUCHPOINT_TYPES, 120),
      {
        key: 'factors',
        title: words('field.factors'),
        value: ({ factors }) => factorsText(factors, format.list, (factor) => format.number(factor)),
        widthPx: 140,
      },
      {
        key: 'active',
        title: words('field.active'),
        type: 'choice',
        isBox: true,
        choices: [ACTIVE],
        value: ({ active }) => (active ? ACTIVE : null),
        text: () => kitWords('yes'),
        edited,
        widthPx: 88,
      },
      day('from'),
      day('to'),
      {
        key: 'code',
        title: planningWords('touchpointCode'),
        value: ({ code }) => code,
        cell: ({ code }) => <code>{code}</code>,
        widthPx: 160,
      },
      { key: 'row', title: words('row'), type: 'number', value: ({ row }) => row, widthPx: 88 },
    ]
  }

const nameColumn = ({ language }: ColumnParts): Of => ({
  key: 'name',
  title: kitWords('name'),
  value: (row) => touchpointName(row, language),
  cell: (row) => (
    <span
      className="touchpoint-name"
      data-depth={Math.min(row.depth, 4)}
      data-retired={!row.active || undefined}
    >
      {touchpointName(row, language)}
    </span>
  ),
  widthPx: 248,
})

const standingColumn = ({ faulty, day }: ColumnParts): Of => ({
  key: 'standing',
  title: words('standing'),
  type: 'choice',
  value: (row) => standingOf(row, faulty, day),
  text: (standing) => words(`standing.${standing as Standing}`),
  cell: (row) => {
    const standing = standingOf(row, faulty, day)
    return <Badge tone={STANDING_TONES[standing]}>{words(`standing.${standing}`)}</Badge>
  },
  widthPx: 136,
})

const isOwn = ({ overrides }: LibraryRow, field: string) => overrides.includes(field)

function Said({ isOwn: own, children }: { isOwn: boolean; children: ReactNode }) {
  if (!own || !children) return <span className="inherited">{children}</span>
  return (
    <span className="own">
      {children}
      <span className="os-visually-hidden"> {words('standing.own')}</span>
    </span>
  )
}

const factorsText = (
  factors: Readonly<Record<string, number>>,
  list: (parts: readonly string[]) => string,
  number: (factor: number) => string,
): string =>
  list(
    Object.entries(factors).map(([kind, factor]) =>
      words('factorSaid', { kind: factorTitle(kind), factor: number(factor) }),
    ),
  )
