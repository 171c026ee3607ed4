import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lineFinder } from './line-of-place.ts'
import type { ReportCell } from './report-cells.ts'
import { reportDeliveries } from './report-deliveries.ts'
import { ReportSums } from './report-sums.ts'

const COLUMNS = { date: 0, vendor: 1, property: 2, quantity: 3, spend: 4, clicks: 5, creative: 6 }

const totalsOf = (rows: readonly (readonly ReportCell[])[], locale = 'en-GB') => {
  const sums = new ReportSums(COLUMNS, locale)
  for (const [at, row] of rows.entries()) sums.add(row, at + 2)
  return sums.totals
}
const booked = (rows: readonly (readonly ReportCell[])[], locale?: string) =>
  reportDeliveries(totalsOf(rows, locale), { lineOf: ['l1', 'l2'], source: 'Ad server', digits: 2 })

describe('a report of deliveries', () => {
  it('is added up by place and day, in minor units rounded once', () => {
    const day = ['2026-03-02', 'Northlight', 'Video', '1000', '0.004', '2', '']
    assert.deepEqual(booked([day, day, day.with(0, '02/03/2026')]), [
      {
        line: 'l1',
        date: '2026-03-02',
        source: 'Ad server',
        quantity: 3000,
        spend: 1,
        clicks: 6,
        actions: null,
        creatives: null,
      },
    ])
  })

  it('is read as its locale writes numbers and days, whether cells are texts or values', () => {
    const written = booked([['03.04.2026', 'A', 'B', '1.234,5', '2.000,01', '', '']], 'de-DE')
    const values = booked([[new Date('2026-04-03'), 'A', 'B', 1234.5, 2000.01, null, null]])
    assert.deepEqual(written, values)
    assert.deepEqual(
      [values[0]!.date, values[0]!.quantity, values[0]!.spend],
      ['2026-04-03', 1234.5, 200_001],
    )
    assert.equal(booked([['20260403', 'A', 'B', '1', '1', '', '']])[0]!.date, '2026-04-03')
  })

  it('names the row and field of what cannot be read, and counts none of it', () => {
    const { faults, faulty, rows, place } = totalsOf([
      ['2026-03-02', 'A', 'B', '10', '1', '', ''],
      ['Total', '', '', '10', '1', '', ''],
      ['2026-03-03', 'A', 'B', '1.234,56', '1', '', ''],
      ['2026-03-04', 'A', 'B', '-5', '1', '', ''],
      ['2026-03-05', 'A', 'B', '', '', '', ''],
      ['', '', '', '', '', '', ''],
    ])
    assert.deepEqual(
      faults.map(({ row, field, given }) => [row, field, given]),
      [
        [3, 'date', 'Total'],
        [4, 'quantity', '1.234,56'],
        [5, 'quantity', '-5'],
        [6, 'quantity', ''],
      ],
    )
    assert.deepEqual([faulty, rows, place.length], [4, 5, 1])
  })

  it('keeps creatives apart within a day', () => {
    const [delivery] = booked([
      ['2026-03-02', 'A', 'B', '60', '1', '1', 'Red'],
      ['2026-03-02', 'A', 'B', '40', '1', '2', 'Blue'],
    ])
    assert.deepEqual(
      [delivery!.quantity, delivery!.creatives],
      [100, { Red: { quantity: 60, clicks: 1 }, Blue: { quantity: 40, clicks: 2 } }],
    )
  })

  it('books nothing of a place without a line', () => {
    const rows = [
      ['2026-03-02', 'A', 'B', '10', '1', '', ''],
      ['2026-03-02', 'Z', 'Z', '10', '1', '', ''],
    ]
    const totals = totalsOf(rows)
    assert.deepEqual(
      totals.places.map(({ vendor, row, rows }) => [vendor, row, rows]),
      [
        ['A', 2, 1],
        ['Z', 3, 1],
      ],
    )
    const booking = { lineOf: ['l1', null], source: 'Ad server', digits: 2 }
    assert.equal(reportDeliveries(totals, booking).length, 1)
  })
})

describe('the line that a report means', () => {
  const find = lineFinder([
    { id: 'GB-01', vendor: 'Northlight Video', property: 'Home' },
    { id: 'GB-02', vendor: 'Northlight Video', property: 'Sport' },
    { id: 'GB-03', vendor: 'ITV', property: 'Peak' },
  ])
  const of = (line: string, vendor = '', property = '') => find({ line, vendor, property })

  it('is found by its id, by vendor and property, or by what only one line has', () => {
    assert.equal(of('gb-02'), 'GB-02')
    assert.equal(of('', 'NORTHLIGHT video', 'home'), 'GB-01')
    assert.equal(of('', 'itv'), 'GB-03')
    assert.equal(of('Northlight Video – Sport'), 'GB-02')
  })

  it('is not guessed where several fit or none does', () => {
    assert.equal(of('', 'Northlight Video'), null)
    assert.equal(of('', 'Northlight Video', 'News'), null)
    assert.equal(of(''), null)
  })
})
