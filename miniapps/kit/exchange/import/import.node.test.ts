import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Cell } from '../sheet.ts'
import { findTitleRow } from './find-title-row.ts'
import type { ImportField } from './import-field.ts'
import { matchColumns } from './match-columns.ts'
import { previewImport } from './preview-import.ts'
import { readRecords } from './read-records.ts'

type Key = 'brand' | 'spend' | 'day' | 'live' | 'status' | 'people'

const FIELDS: readonly ImportField<Key>[] = [
  { key: 'brand', titles: ['Brand', 'Marke'], kind: 'text', required: true },
  {
    key: 'spend',
    titles: ['Spend', 'Ausgaben'],
    kind: 'number',
  },
  { key: 'day', titles: ['Start date', 'Startdatum'], kind: 'date' },
  { key: 'live', titles: ['Live'], kind: 'yes-no' },
  {
    key: 'status',
    titles: ['Status'],
    kind: 'choice',
    choices: [
      { value: 'open', titles: ['Open', 'Offen'] },
      { value: 'closed', titles: ['Closed', 'Geschlossen'] },
    ],
  },
  { key: 'people', titles: ['People reached'], kind: 'whole-number' },
]

const SHEET: readonly (readonly Cell[])[] = [
  ['Plan of the third quarter'],
  [],
  ['Status', 'MARKE', 'Ausgaben', 'Startdatum', 'Live?', 'Remarks'],
  ['offen', ' Abelia ', '1.234,50 €', '23.11.2026', 'ja', 'x'],
  [],
  ['Closed', 'Norvane', 12, new Date('2026-01-31'), false, null],
]

const matched = (rows = SHEET) => {
  const titleRow = findTitleRow(rows, FIELDS)
  return { titleRow, mapping: matchColumns(rows[titleRow]!, rows.slice(titleRow + 1), FIELDS, 'de-DE') }
}

describe('the row of titles', () => {
  it('is the one that names most fields, below a name and an empty row', () => {
    assert.equal(findTitleRow(SHEET, FIELDS), 2)
  })

  it('is the first of texts alone where no field is named, or the first of all', () => {
    assert.equal(findTitleRow([['Report'], ['A', 'B'], ['a', 1]], FIELDS), 1)
    assert.equal(
      findTitleRow(
        [
          [1, 2],
          [3, 4],
        ],
        FIELDS,
      ),
      0,
    )
    assert.equal(findTitleRow([], FIELDS), 0)
  })
})

describe('columns', () => {
  it('are matched by their words in any language, capitals or not; others are left out', () => {
    assert.deepEqual(Object.fromEntries(matched().mapping), {
      0: 'status',
      1: 'brand',
      2: 'spend',
      3: 'day',
      4: 'live',
    })
  })

  it('that are called alike are told apart by their values', () => {
    const rows = [
      ['Spend', 'Spend'],
      ['high', 12],
      ['low', 13],
    ]
    assert.deepEqual([...matchColumns(rows[0]!, rows.slice(1), FIELDS, 'en-GB')], [[1, 'spend']])
  })
})

describe('records', () => {
  it('have the values of their kinds, read as the locale writes them, without empty rows', () => {
    const { titleRow, mapping } = matched()
    assert.deepEqual(readRecords(SHEET, titleRow, mapping, FIELDS, 'de-DE'), {
      rows: SHEET.length - titleRow - 1,
      empty: 1,
      problems: [],
      records: [
        {
          row: 4,
          values: { brand: 'Abelia', spend: 1234.5, day: new Date('2026-11-23'), live: true, status: 'open' },
        },
        {
          row: 6,
          values: { brand: 'Norvane', spend: 12, day: new Date('2026-01-31'), live: false, status: 'closed' },
        },
      ],
    })
  })

  it('name every wrong cell, and leave its row out whole', () => {
    const rows: Cell[][] = [
      ['Brand', 'Spend', 'Start date', 'Live', 'Status', 'People reached'],
      [null, 'many', '31.02.2026', 'perhaps', 'lost', 1.5],
    ]
    const { titleRow, mapping } = matched(rows)
    const { records, problems } = readRecords(rows, titleRow, mapping, FIELDS, 'de-DE')
    assert.deepEqual(records, [])
    assert.deepEqual(
      problems.map(({ row, column, code, values }) => [row, column, code, values?.['given']]),
      [
        [2, 0, 'missing', undefined],
        [2, 1, 'no-number', 'many'],
        [2, 2, 'no-date', '31.02.2026'],
        [2, 3, 'no-yes-no', 'perhaps'],
        [2, 4, 'no-choice', 'lost'],
        [2, 5, 'no-whole-number', '1.5'],
      ],
    )
  })

  it('leave out a row in which a quotation mark is stray, and name its cell', () => {
    const rows = [
      ['Brand', 'Spend'],
      ['"Bobby" Tables', 1],
      ['Abelia', 2],
    ]
    const mapping = new Map([
      [0, 'brand' as const],
      [1, 'spend' as const],
    ])
    const { records, problems } = readRecords(rows, 0, mapping, FIELDS, 'en-GB', [{ row: 1, column: 0 }])
    assert.deepEqual(
      records.map(({ row }) => row),
      [3],
    )
    const values = { given: '"Bobby" Tables' }
    assert.deepEqual(problems, [{ row: 2, column: 0, field: 'brand', code: 'stray-quote', values }])
  })

  it('say of every row that a required column is missing', () => {
    const rows = [['Spend'], [1], [2]]
    const { problems } = readRecords(rows, 0, new Map([[0, 'spend' as const]]), FIELDS, 'en-GB')
    assert.deepEqual(
      problems.map(({ row, column, field, code }) => [row, column, field, code]),
      [
        [2, undefined, 'brand', 'missing'],
        [3, undefined, 'brand', 'missing'],
      ],
    )
  })
})

describe('the preview', () => {
  const record = (row: number, values: Partial<Record<Key, Cell>>) => ({ row, values })
  const idOf = ({ brand }: Partial<Record<Key, Cell>>) => (typeof brand === 'string' ? brand : undefined)

  it('tells new, changed, unchanged and repeated rows apart', () => {
    const day = new Date('2026-11-23')
    const records = [
      record(2, { brand: 'New', spend: 1 }),
      record(3, { brand: 'Abelia', spend: 2, day: new Date(day) }),
      record(4, { brand: 'Norvane', spend: null }),
      record(5, { brand: 'Abelia', spend: 9 }),
      record(6, { spend: 3 }),
    ]
    const existing = new Map([
      ['Abelia', { brand: 'Abelia', spend: 1, day }],
      ['Norvane', { brand: 'Norvane', people: 4 }],
    ])
    const { added, changed, unchanged, repeated } = previewImport(records, idOf, existing)
    assert.deepEqual(
      added.map(({ row }) => row),
      [2, 6],
    )
    assert.deepEqual(changed, [{ record: records[1], changes: [{ field: 'spend', before: 1, after: 2 }] }])
    assert.deepEqual(unchanged, [records[2]])
    assert.deepEqual(repeated, [{ record: records[3], first: records[1] }])
  })
})
