import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { writeXlsx } from '../../kit/exchange/xlsx/write-xlsx.ts'
import { pastedPoints } from './pasted-points.ts'
import { rowsOf } from './rows-of.ts'

const german = { locale: 'de-DE', minorDigits: 2 }

describe('points that are read', () => {
  it('keep numbers of a workbook as they are, and take texts in the way of the person', async () => {
    const rows = [
      ['GRP', 'Reach 1+', 'Cost'],
      [1.125, 0.125, 1000.5],
      ['1.125', '0,250', '1.000,50'],
    ]
    const file = new File([writeXlsx([{ name: 'Points', rows }]) as BlobPart], 'points.xlsx')
    assert.deepEqual(pastedPoints(await rowsOf(file), german), {
      points: [
        { x: 1.125, reach: [0.125], cost: 100_050, date: null },
        { x: 1125, reach: [0.25], cost: 100_050, date: null },
      ],
      faults: [],
    })
  })

  it('cost nothing until the curve has a currency: its smallest unit is not known', () => {
    const rows = [
      ['GRP', 'Reach 1+', 'Cost'],
      [100, 20, 5000],
    ]
    const faultsWith = (minorDigits: number | null) => pastedPoints(rows, { ...german, minorDigits }).faults
    assert.deepEqual(faultsWith(null), [{ row: 1, code: 'no-currency' }])
    assert.deepEqual(faultsWith(0), [])
  })
})
