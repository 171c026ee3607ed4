import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { FUNKHAUS_HEADER, FUNKHAUS_LINES } from '../../../test/vendor-files/funkhaus-nord.ts'
import {
  NORTHLIGHT_HEADER,
  NORTHLIGHT_LINES,
  NORTHLIGHT_SUM,
} from '../../../test/vendor-files/northlight-video.ts'
import { STELLAR_HEADER, STELLAR_LINES } from '../../../test/vendor-files/stellar-outdoor.ts'
import { vendorFiles } from '../../../test/vendor-files/vendor-files.ts'
import { sheetsOf } from '../../kit/exchange/import/sheets-of.ts'
import { lineCost } from '../planning/costs/line-cost.ts'
import { fillMerged } from './fill-merged.ts'
import { costCells, isFlattened, lineCells, type UploadWorld } from './line-cells.ts'
import { likelyLocales } from './likely-locales.ts'
import { marketOf } from './market-of.ts'
import { matchLines } from './match-lines.ts'
import { missingColumns, ruleOf } from './plan-fields.ts'
import { mappingOf, proposeMapping, usualLocale } from './propose-mapping.ts'
import { readField } from './read-field.ts'
import { rateTypeIn, rateTypeOf } from './rate-type-of.ts'
import { reconcile } from './reconcile.ts'
import { stageLines, type StagedValues } from './stage-lines.ts'
import type { UploadCell } from './upload-cell.ts'

const FOLDER = join(import.meta.dirname, '../../../test/vendor-files/files')

/** A vendor's file as an upload begins: read, proposed and staged. */
function opened(name: string, sheet = 0) {
  const { rows: cells, merged } = sheetsOf(new Uint8Array(readFileSync(join(FOLDER, name))), name)[sheet]!
  const rows = fillMerged(cells, merged)
  const proposal = proposeMapping({ rows, usual: 'en-GB' })
  const { header, locale, columns } = proposal
  const mapping = mappingOf(columns)
  const staged = stageLines({ rows, header: header!, mapping, locale, currency: 'EUR' })
  return { ...proposal, ...staged, mapping }
}

describe('files of vendors', () => {
  it('are what their script writes', () => {
    for (const [name, bytes] of Object.entries(vendorFiles()))
      assert.deepEqual(new Uint8Array(readFileSync(join(FOLDER, name))), bytes, name)
  })

  it('[Plans uploader 1] have their headings found in row 5 under a logo, and every column matched', () => {
    const { header, locale, columns, lines, faults } = opened('northlight-video.xlsx')
    assert.deepEqual(
      [header, locale, lines.length, faults.length],
      [NORTHLIGHT_HEADER, 'en-GB', NORTHLIGHT_LINES, 0],
    )
    assert.deepEqual(
      columns.map(({ field }) => field),
      ['property', 'placement', 'touchpoint', 'rateType', 'start', 'end', 'rate', 'quantity', 'net'],
    )
  })

  it('have what is merged over several lines in each of them', () => {
    const { lines } = opened('northlight-video.xlsx')
    assert.equal(new Set(lines.slice(0, 5).map(({ values }) => values.property)).size, 1)
    assert.equal(lines[4]!.values.property, 'Northlight Play')
  })

  it('[Plans uploader 4] say the penny by which their grand total differs, and that subtotals agree', () => {
    const { lines, leftOut } = opened('northlight-video.xlsx')
    const [{ field, sum, totals }] = reconcile(lines, leftOut) as [ReturnType<typeof reconcile>[0]]
    assert.deepEqual([field, sum], ['net', NORTHLIGHT_SUM])
    assert.deepEqual(
      totals.map(({ isTotal, difference }) => [isTotal, difference]),
      [...[1, 2, 3, 4].map(() => [false, 0]), [true, 1]],
    )
  })

  it('[Plans uploader 2] are read as a German writes, below headings in two rows, with two faults named', () => {
    const { header, locale, columns, lines, faults, leftOut } = opened('funkhaus-nord.xlsx')
    assert.deepEqual([header, locale, lines.length], [FUNKHAUS_HEADER, 'de-DE', FUNKHAUS_LINES])
    assert.deepEqual(
      columns.map(({ label }) => label),
      ['Sender', 'Gattung', 'Werbeform', 'von', 'bis', 'Spots', 'Einzelpreis', 'Netto gesamt'],
    )
    assert.deepEqual(
      faults.map(({ row, field, code, given }) => [row, field, code, given]),
      [
        [14, 'end', 'no-date', '31.04.2026'],
        [20, 'net', 'no-number', 'auf Anfrage'],
      ],
    )
    assert.deepEqual(
      leftOut.map(({ reason }) => reason),
      ['subtotal', 'subtotal', 'subtotal', 'total', 'note'],
    )
  })

  it('[Plans uploader 3] are told to be American by flights that would end before they start', () => {
    const { header, locale, lines, faults } = opened('stellar-outdoor.xlsx', 1)
    assert.deepEqual([header, locale, lines.length], [STELLAR_HEADER, 'en-US', STELLAR_LINES])
    assert.deepEqual([lines[0]!.values.start, lines[0]!.values.end], ['2026-03-04', '2026-05-28'])
    assert.deepEqual(
      faults.map(({ field, code }) => [field, code]),
      [['net', 'formula']],
    )
  })

  it('[Plans uploader 6] keep texts that look like formulas, and the text of one that nobody computed', () => {
    const { lines, faults } = opened('stellar-outdoor.xlsx', 1)
    assert.equal(lines[0]!.values.notes, '=HYPERLINK("https://stellar.example","map")')
    assert.equal(lines[3]!.values.notes, '=1+1')
    assert.match(faults[0]!.given, /^=G\d+\*H\d+$/)
  })

  it('cost in a plan what they say', () => {
    for (const [name, sheet] of [
      ['northlight-video.xlsx', 0],
      ['stellar-outdoor.xlsx', 1],
      ['verlag-morgenrot.csv', 0],
      ['harbour-radio.tsv', 0],
    ] as const) {
      const { lines } = opened(name, sheet)
      for (const { values } of lines.filter(({ values }) => values.net !== undefined)) {
        const cells = costCells(values, WORLD)
        const cost = lineCost({ ...cells, currency: 'EUR', quantity: Number(values.quantity ?? 1) })
        assert.equal(cost.net, values.net, name)
      }
    }
  })
})

const WORLD: UploadWorld = {
  vendor: 'Sky',
  currency: 'EUR',
  market: 'DE',
  touchpoints: {},
  unit: 'Spots',
  rateType: null,
}

describe('a cell', () => {
  const read = (cell: UploadCell, field: Parameters<typeof ruleOf>[0], locale = 'en-GB') =>
    Object.values(readField(cell, ruleOf(field), { locale, currency: 'EUR' }))[0]

  it('[Plans uploader 2] says 1234.56 as "1.234,56" in a German file, and is wrong in a British one', () => {
    assert.equal(read('1.234,56', 'net', 'de-DE'), 123_456)
    assert.equal(read('1.234,56', 'net'), 'no-number')
    assert.equal(read('1.234,56 €', 'rate', 'de-DE'), 12_345_600)
  })

  it('[Plans uploader 3] says 3 April or 4 March, and a day of the other order is wrong', () => {
    assert.deepEqual(
      [read('03/04/2026', 'start'), read('03/04/2026', 'start', 'en-US')],
      ['2026-04-03', '2026-03-04'],
    )
    assert.equal(read('13/04/2026', 'start', 'en-US'), 'no-date')
    assert.equal(read(new Date('2026-04-03'), 'start', 'en-US'), '2026-04-03')
    assert.equal(read(46_115, 'start'), 'no-date')
  })

  it('[Plans uploader 6] is never computed', () => {
    assert.equal(read('=1+1', 'net'), 'formula')
    assert.equal(read('=1+1', 'property'), '=1+1')
  })

  it('of money is whole minor units, of a share basis points whichever way it is written', () => {
    assert.equal(read(1.005, 'net'), 101)
    assert.deepEqual(
      [read(0.15, 'commission'), read('15 %', 'commission'), read('15', 'commission')],
      [1500, 1500, 1500],
    )
  })

  it('is empty where a dash stands for nothing, which a needed one must not be', () => {
    assert.equal(read('–', 'net'), null)
    assert.equal(read(' ', 'property'), 'missing')
    assert.equal(read('-5', 'net'), 'negative')
  })

  it('names markets and kinds of rates as vendors write them', () => {
    assert.deepEqual(['Deutschland', 'uk', 'US', 'España', 'Mars'].map(marketOf), [
      'DE',
      'GB',
      'US',
      'ES',
      undefined,
    ])
    assert.deepEqual(['TKP', 'Flat fee', 'per spot', 'huh'].map(rateTypeOf), [
      'cpm',
      'flat',
      'spot',
      undefined,
    ])
    assert.deepEqual(['Net CPM', 'TKP in EUR', 'Rate'].map(rateTypeIn), ['cpm', 'cpm', undefined])
  })
})

describe('columns', () => {
  const rows = [
    ['Line', 'Fee', 'Start', 'End', 'Net'],
    ['a', '5', '01/03/2026', '02/03/2026', '7'],
  ]

  it('that a template knows come before what their labels look like', () => {
    const known = { Line: 'property', Fee: 'net', Net: '' } as const
    const { columns } = proposeMapping({ rows, usual: 'en-GB', known })
    assert.deepEqual(
      columns.map(({ field }) => field),
      ['property', 'net', 'start', 'end', undefined],
    )
  })

  it('that are needed are named where the file has none', () => {
    assert.deepEqual(missingColumns(new Set(['property', 'rate'])), ['start', 'end'])
    assert.deepEqual(missingColumns(new Set(['start', 'end'])), ['property', 'net'])
  })

  it('are asked for by hand where no row has headings', () => {
    assert.equal(proposeMapping({ rows: [['a'], ['b']], usual: 'de-DE' }).header, null)
  })

  it('tell the locale by what their texts can be, the person’s own first', () => {
    assert.deepEqual(likelyLocales([['1.234,56', 'TV']], 'en-GB'), ['de-DE'])
    assert.deepEqual(likelyLocales([['1,234.56', '13/04/2026']], 'de-DE'), ['en-GB'])
    assert.deepEqual(likelyLocales([[5]], 'en-US'), ['en-US', 'de-DE', 'en-GB'])
    assert.deepEqual(['en-US', 'en-AU', 'fr-FR'].map(usualLocale), ['en-US', 'en-GB', 'de-DE'])
  })
})

describe('lines', () => {
  const header = ['Site', 'Start', 'End', 'Net']
  const mapping = new Map([
    [0, 'property'],
    [1, 'start'],
    [2, 'end'],
    [3, 'net'],
  ] as const)
  const stage = (rows: UploadCell[][], kept?: ReadonlyMap<number, boolean>) =>
    stageLines({
      rows: [header, ...rows],
      header: 1,
      mapping,
      locale: 'en-GB',
      currency: 'GBP',
      ...(kept && { kept }),
    })
  const line = ['Sky', '01/03/2026', '31/03/2026', 5]

  it('leave out sums, repeated headings, notes and taxes below the total, and list them', () => {
    const { lines, leftOut, empty } = stage([
      line,
      header,
      ['Total TV', null, null, 5],
      [],
      ['Terms'],
      line,
      ['Total', null, null, 10],
      ['VAT', null, null, 2],
    ])
    assert.deepEqual([lines.length, empty], [2, 1])
    assert.deepEqual(
      leftOut.map(({ row, reason }) => [row, reason]),
      [
        [3, 'heading'],
        [4, 'subtotal'],
        [6, 'note'],
        [8, 'total'],
        [9, 'note'],
      ],
    )
  })

  it('are a line or none as the person decides', () => {
    const { lines, leftOut } = stage([line, line], new Map([[2, false]]))
    assert.deepEqual([lines.map(({ row }) => row), leftOut.map(({ reason }) => reason)], [[3], ['by-hand']])
    assert.deepEqual(
      stage([['Total', null, null, 5]], new Map([[2, true]])).faults.map(({ field }) => field),
      ['start', 'end'],
    )
  })

  it('have the faults between their cells named', () => {
    const codes = (cells: UploadCell[]) => stage([cells]).faults.map(({ field, code }) => [field, code])
    assert.deepEqual(codes(['Sky', '02/03/2026', '01/03/2026', 5]), [['end', 'end-before-start']])
    assert.deepEqual(codes(['Sky', '01/03/2026', '02/03/2026', null]), [['net', 'no-money']])
  })

  it('keep a stated cost that rate and quantity do not make as a flat one, in cents', () => {
    const values = { rate: 100_000, quantity: 1000, net: 12_345, rateType: 'cpm' } as const
    assert.equal(isFlattened(values, WORLD), true)
    assert.deepEqual(costCells(values, WORLD), { rateType: 'flat', rate: 1_234_500 })
    assert.deepEqual(costCells({ ...values, net: 1000 }, WORLD), { rateType: 'cpm', rate: 100_000 })
    assert.deepEqual(costCells({ rate: 100_000, quantity: 3 }, WORLD), { rateType: 'spot', rate: 100_000 })
  })

  it('know gross by the commission, and commission by gross and net', () => {
    assert.deepEqual(costCells({ net: 8500, gross: 10_000 }, WORLD), {
      rateType: 'flat',
      rate: 850_000,
      commission: 1500,
    })
    assert.deepEqual(costCells({ gross: 10_000, commission: 1500 }, WORLD), {
      rateType: 'flat',
      rate: 1_000_000,
      rateIs: 'gross',
      commission: 1500,
    })
  })

  it('take vendor and market of the upload, and the code that a touchpoint’s name means', () => {
    const world = { ...WORLD, touchpoints: { Radio: 'RADIO' } }
    const { vendor, market, touchpoint, unit } = lineCells(
      { touchpoint: 'Radio', quantity: 2, net: 5 },
      world,
    )
    assert.deepEqual([vendor, market, touchpoint, unit], ['Sky', 'DE', 'RADIO', 'Spots'])
    assert.equal(lineCells({ touchpoint: 'Kino', net: 5 }, world)['touchpoint'], undefined)
  })
})

describe('a file that is uploaded again', () => {
  const line = (property: string, net: number, start = '2026-03-01'): StagedValues => ({
    property,
    start,
    net,
  })
  const held = [line('a', 1), line('a', 2), line('b', 3)].map((values, at) => ({ id: `h${at}`, values }))
  const match = (...lines: StagedValues[]) => matchLines(held, lines, (place) => `n${place}`)
  const files = held.map(({ values }) => values)

  it('[Plans uploader 5] has no changes', () => {
    const { inserted, updated, missing, ids } = match(...files)
    assert.deepEqual([inserted, updated, missing, ids], [[], [], [], ['h0', 'h1', 'h2']])
  })

  it('[Plans uploader 5] has one update where one cell is another, whichever it is', () => {
    const others: StagedValues[] = [
      line('b', 4),
      line('c', 3),
      line('b', 3, '2026-03-02'),
      { ...line('b', 3), notes: 'x' },
    ]
    for (const other of others) {
      const { inserted, updated, missing } = match(files[0]!, files[1]!, other)
      assert.deepEqual([inserted, missing, updated.map(({ key }) => key)], [[], [], ['h2']])
      assert.equal(updated[0]!.fields.length, 1)
    }
  })

  it('lists what is new and what is missing, in any order of lines', () => {
    const { inserted, missing, same } = match(files[2]!, line('z', 9, '2027-01-01'), files[1]!)
    assert.deepEqual([inserted, missing, same], [['n1'], ['h0'], ['h2', 'h1']])
  })

  it('goes by references, but not by a numbering of its lines', () => {
    const numbered = (reference: string, property: string, net: number) => ({
      ...line(property, net),
      reference,
    })
    const before = [numbered('1', 'a', 1), numbered('2', 'b', 2)].map((values, at) => ({
      id: `h${at}`,
      values,
    }))
    const shifted = matchLines(before, [numbered('1', 'b', 2), numbered('2', 'c', 3)], (place) => `n${place}`)
    assert.deepEqual([shifted.ids, shifted.missing], [['h1', 'n1'], ['h0']])
    const named = before.map((each) => ({ ...each, values: { ...each.values, reference: `L-${each.id}` } }))
    const moved = matchLines(named, [{ ...line('q', 8, '2027-05-05'), reference: 'L-h1' }], () => 'n')
    assert.deepEqual(moved.ids, ['h1'])
  })
})
