import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Cell } from '../sheet.ts'
import { readXlsx } from '../xlsx/read-xlsx.ts'
import { writeXlsx } from '../xlsx/write-xlsx.ts'
import { eachRowOf } from './each-row.ts'

const rowsOf = async (...parts: BlobPart[]) => {
  const rows: [number, readonly Cell[]][] = []
  await eachRowOf(new Blob(parts), (row, number) => rows.push([number, row]))
  return rows
}

describe('a long file', () => {
  it('is read row by row where it is CSV, whatever its signs and its language', async () => {
    const text = 'Day;Name\r\n2026-03-02;"A; ""quoted"""\r\n2026-03-03;Ä'
    const expected = [
      [1, ['Day', 'Name']],
      [2, ['2026-03-02', 'A; "quoted"']],
      [3, ['2026-03-03', 'Ä']],
    ]
    assert.deepEqual(await rowsOf(text), expected)
    const latin = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
    assert.deepEqual(await rowsOf(latin), expected)
  })

  it('goes on behind a stray quotation mark', async () => {
    for (const count of [3, 100_000]) {
      const rows = await rowsOf(`a,b\n1,"2\n${'3,4\n'.repeat(count)}5,6`)
      assert.deepEqual(rows.at(-1), [count + 3, ['5', '6']])
      assert.deepEqual(rows[1], [2, ['1', '2']])
    }
  })

  it('is read as its workbook is as a whole', async () => {
    const day = new Date('2026-03-02')
    const rows = [
      ['Day', 'Name', 'Units', 'Live'],
      [day, 'A & <b>', 12.5, true],
      [],
      [null, 'x'.repeat(300), -3, null],
    ]
    const file = writeXlsx([{ name: 'Data', rows, columns: [{ format: 'date' }] }])
    const read = await rowsOf(file as Uint8Array<ArrayBuffer>)
    const whole = readXlsx(file)[0]!.rows.map((row, at) => [at + 1, row] as const)
    assert.deepEqual(
      read.filter(([, row]) => row.length > 0),
      whole.filter(([, row]) => row.length > 0),
    )
    assert.deepEqual(read[1]![1], [day, 'A & <b>', 12.5, true])
  })
})
