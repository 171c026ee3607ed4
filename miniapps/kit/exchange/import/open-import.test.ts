import { expect } from '@open-wc/testing'
import { writeXlsx } from '../xlsx/write-xlsx.ts'
import type { WizardField } from '../import-wizard/import-plan.ts'
import { openImport } from './open-import.ts'

const FIELDS: readonly WizardField[] = [
  { key: 'brand', label: 'Brand', titles: ['Brand'], kind: 'text', required: true },
  { key: 'spend', label: 'Spend', titles: ['Spend'], kind: 'number', check: () => undefined },
]

const workbook = (rows: number) => [
  ['Brand', 'Spend'],
  ...Array.from({ length: rows }, (_, row) => [`Brand ${row}`, row]),
]

const fileOf = (rows: number) =>
  new File([writeXlsx([{ name: 'Plan', rows: workbook(rows) }]) as Uint8Array<ArrayBuffer>], 'plan.xlsx')

const open = (file: File, signal = new AbortController().signal) =>
  openImport({ file, fields: FIELDS, locale: 'en-GB', signal, onProgress: () => {} })

describe('a file that is imported', () => {
  it('is read as the person says', async () => {
    const { sheets, look, read, end } = await open(fileOf(3))
    const [sheet] = sheets
    expect(sheet!.columns.map(({ field }) => field)).to.deep.equal(['brand', 'spend'])
    const looks = await Promise.all([look(0, 1), look(0, 2)])
    expect(looks.map(({ columns }) => columns[0]!.title)).to.deep.equal(['Brand 0', 'Brand 1'])
    const mapping = [[0, 'brand']] as const
    const { records } = await read([{ index: 0, name: 'Plan', titleRow: 0, mapping }])
    expect(records.map(({ row, values }) => [row, values['brand']])).to.deep.equal([
      [2, 'Brand 0'],
      [3, 'Brand 1'],
      [4, 'Brand 2'],
    ])
    end()
  })

  it('ends when the person no longer wants it', async () => {
    const stop = new AbortController()
    const opening = open(fileOf(3000), stop.signal)
    setTimeout(() => stop.abort())
    const name = await opening.then(
      () => 'opened',
      (error: Error) => error.name,
    )
    expect(name).to.equal('AbortError')
  })

  it('is refused with a reason that has words', async () => {
    const codeOf = (bytes: BlobPart) =>
      open(new File([bytes], 'x.xlsx')).then(
        () => 'opened',
        (error: { code?: string }) => error.code,
      )
    expect(await codeOf('')).to.equal('empty-file')
    expect(await codeOf('%PDF-1.7 …')).to.equal('not-a-workbook')
    expect(await codeOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).to.equal('old-workbook')
  })
})
