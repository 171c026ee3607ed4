import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../../kernel/near-in-tests.ts'
import { compareRows } from './compare-rows.ts'
import { findHeader } from './find-header.ts'
import { matchColumns } from './match-columns.ts'
import { totalRow } from './total-row.ts'
import type { UploadField } from './upload-field.ts'

const fields: readonly UploadField[] = [
  { field: 'vendor', synonyms: ['Vendor', 'Anbieter'], type: 'text' },
  { field: 'start', synonyms: ['Start date', 'From'], type: 'date' },
  { field: 'net', synonyms: ['Net cost', 'Netto'], type: 'number' },
  { field: 'impressions', synonyms: ['Impressions', '%'], type: 'integer' },
]

describe('findHeader', () => {
  it('[Plans uploader 1] finds the headings in row 5 under a logo', () => {
    const rows = [['ACME'], [], ['Plan 2026', 'Vendor'], [''], ['Vendor', 'Start date', 'Net cost'], ['Sky']]
    assert.deepEqual(findHeader({ rows, fields }), { row: 5, hits: 3 })
  })

  it('takes the first of rows that have as many labels, and needs two', () => {
    const row = ['Vendor', 'Netto']
    assert.deepEqual(findHeader({ rows: [['x'], row, ['a'], row], fields }), { row: 2, hits: 2 })
    assert.equal(findHeader({ rows: [['Vendor', 'vendor', 'x']], fields }), null)
    assert.equal(findHeader({ rows: [], fields }), null)
  })

  it('reads a label of likeness .85 and none below', () => {
    const hits = (label: string) => findHeader({ rows: [['From', 'Vendor', label]], fields })?.hits
    assert.deepEqual([hits('impression'), hits('impress')], [3, 2])
  })

  it('joins headings in two rows, also below one that spans columns', () => {
    const rows = [
      ['Northlight'],
      ['', 'Start', 'Net', ''],
      ['Vendor', 'date', 'reach', 'cost'],
      ['a', 'b', 'c'],
    ]
    assert.deepEqual(findHeader({ rows, fields }), { row: 3, hits: 3 })
  })

  it('does not take a row of lines for the second of the headings', () => {
    const rows = [
      ['Vendor', 'From', 'Netto'],
      ['Sky', '', '5'],
    ]
    assert.deepEqual(findHeader({ rows, fields }), { row: 1, hits: 3 })
  })

  it('looks at fifty rows', () => {
    const rows = Array.from({ length: 51 }, () => ['', '-'])
    rows[50] = ['Vendor', 'From']
    assert.equal(findHeader({ rows, fields }), null)
    assert.deepEqual(findHeader({ rows: rows.slice(1), fields }), { row: 50, hits: 2 })
  })
})

describe('matchColumns', () => {
  const match = (label: string, samples: string[], locale = 'en-GB') =>
    matchColumns({ columns: [{ label, samples }], fields, locale })

  it('[Plans uploader 2] reads numbers as the locale writes them', () => {
    near(match('Net cost', ['1.234,56'], 'de-DE'), [{ column: 0, field: 'net', likeness: 1 }])
    assert.deepEqual(match('Net cost', ['1.234,56'], 'en-GB'), [])
  })

  it('asks at least half of the filled samples to be of the type', () => {
    assert.equal(match('Netto', ['12', '', 'n/a']).length, 1)
    assert.equal(match('Netto', ['12', 'n/a', 'tbc']).length, 0)
    assert.equal(match('Netto', [' ']).length, 1)
    assert.equal(match('From', ['03/04/2026', '31/02/2026']).length, 1)
    assert.equal(match('Impressions', ['1.5']).length, 0)
  })

  it('gives each field and each column once, the most alike first, in the order of columns', () => {
    const columns = ['impression', 'Vendors', 'Impressions', 'Vendor', '%'].map((label) => ({
      label,
      samples: [],
    }))
    near(matchColumns({ columns, fields, locale: 'en-GB' }), [
      { column: 2, field: 'impressions', likeness: 1 },
      { column: 3, field: 'vendor', likeness: 1 },
    ])
  })
})

describe('totalRow', () => {
  const line = (label: string, amount: number | null) => ({ label, amount })

  it('[Plans uploader 4] says the cent by which a total differs', () => {
    const rows = [line('TV', 9_999_900), line('Radio', 99), line('Total', 10_000_000)]
    assert.deepEqual(totalRow({ rows }), { row: 3, sum: 9_999_999, total: 10_000_000, difference: 1 })
  })

  it('takes the last one and sums neither totals nor subtotals above it', () => {
    const rows = [
      line('Total TV', 10),
      line('Zwischensumme', 10),
      line('Radio', 5),
      line('TOTALS', 15),
      line('', null),
      line('OOH', 5),
      line('Sub-total', 5),
      line(' Grand Total: ', 20),
      line('VAT', 4),
    ]
    assert.deepEqual(totalRow({ rows }), { row: 8, sum: 20, total: 20, difference: 0 })
  })

  it('knows English, German and Italian words, and no total among other words', () => {
    for (const label of ['Summe', 'Gesamt', 'GESAMTSUMME', 'Totale', 'sum'])
      assert.equal(totalRow({ rows: [line(label, 0)] })?.row, 1, label)
    assert.equal(totalRow({ rows: [line('Total reach', 1), line('Zwischensumme', 1)] }), null)
  })

  it('has no difference for a total that is not filled in', () => {
    const rows = [line('TV', 10), line('Total', null)]
    assert.deepEqual(totalRow({ rows }), { row: 2, sum: 10, total: null, difference: null })
  })
})

describe('compareRows', () => {
  const held = [
    { key: 'a', values: { net: 1, note: null } },
    { key: 'b', values: { net: 2 } },
    { key: 'toString', values: { net: 3 } },
  ]

  it('[Plans uploader 5] has no change in the same file and one update for one cell', () => {
    const none = { inserted: [], updated: [], missing: [] }
    assert.deepEqual(compareRows({ held, rows: held }), { ...none, same: ['a', 'b', 'toString'] })
    const rows = held.with(1, { key: 'b', values: { net: 5 } })
    const updated = [{ key: 'b', fields: ['net'] }]
    assert.deepEqual(compareRows({ held, rows }), { ...none, updated, same: ['a', 'toString'] })
  })

  it('lists what is new and what is gone, and takes a field that is absent for an empty one', () => {
    const rows = [
      { key: 'c', values: {} },
      { key: 'a', values: { net: 1 } },
      { key: 'b', values: {} },
    ]
    assert.deepEqual(compareRows({ held, rows }), {
      inserted: ['c'],
      updated: [{ key: 'b', fields: ['net'] }],
      same: ['a'],
      missing: ['toString'],
    })
  })

  it('refuses a key that comes twice', () => {
    const rows = [...held, { key: 'b', values: {} }]
    assert.deepEqual(compareRows({ held: [], rows }), { refused: 'duplicate', key: 'b' })
    assert.deepEqual(compareRows({ held: rows, rows: [] }), { refused: 'duplicate', key: 'b' })
  })
})
