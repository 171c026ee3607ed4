import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { mappingOf } from '../../miniapps/domain/uploads/propose-mapping.ts'
import { type Cell } from '../../miniapps/kit/exchange/sheet.ts'
import { readXlsx } from '../../miniapps/kit/exchange/xlsx/read-xlsx.ts'
import { writeXlsx } from '../../miniapps/kit/exchange/xlsx/write-xlsx.ts'
import { UploadReader } from '../../miniapps/media-plan-uploader/reading/upload-reader.ts'
import { median } from './median.ts'
import type { Part, Result } from './result.ts'

const ROWS = 5000
const ROUNDS = 7
const WARM_UP = 2
const LIMIT_MS = 2000
/** Factor by which ours may take longer than the other reader. */
const LIMIT_TIMES = 1.5
const FOLDER = join(import.meta.dirname, '../vendor-files/files')
/** With the place of the sheet that holds the plan. */
const FILES = [
  ['northlight-video.xlsx', 0],
  ['funkhaus-nord.xlsx', 0],
  ['stellar-outdoor.xlsx', 1],
] as const

/** Work of the plans uploader's worker, and of reading a workbook beside another reader. */
export const uploads: Part = {
  name: 'uploads',
  title: `A vendor's plan of ${ROWS} lines, and workbooks beside read-excel-file: median of ${ROUNDS}`,
  async run() {
    const large = workbook()
    return [
      await staged(large),
      ...(await Promise.all(FILES.map(([name, sheet]) => equal(name, sheet)))),
      await beside(large),
    ]
  },
}

async function timed(work: () => unknown): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const start = performance.now()
    await work()
    taken.push(performance.now() - start)
  }
  return median(taken.slice(WARM_UP))
}

async function staged(file: Uint8Array<ArrayBuffer>): Promise<Result> {
  let lines = 0
  const ms = await timed(async () => {
    const reader = new UploadReader()
    const { look } = await reader.open(file, 'plan.xlsx', 'en-GB')
    const { index, header, locale, columns } = look
    const mapping = [...mappingOf(columns)]
    lines = reader.stage({ index, header: header!, mapping, locale, currency: 'EUR', edits: [], kept: [] })
      .lines.length
  })
  return {
    measure: `a file of ${lines} lines opened, its columns proposed, its cells read`,
    ours: `${ms.toFixed(0)} ms`,
    target: `at most ${LIMIT_MS} ms`,
    met: lines === ROWS && ms <= LIMIT_MS,
  }
}

/** Both readers say the same of each cell. A formula that nobody computed is empty to the other one. */
async function equal(name: string, at: number): Promise<Result> {
  const file = readFileSync(join(FOLDER, name))
  const ours = readXlsx(new Uint8Array(file))[at]!.rows
  const theirs: Cell[][] = (await readSheet(file, at + 1)) as Cell[][]
  const width = Math.max(...ours.map(({ length }) => length))
  const differing = ours.flatMap((row, place) =>
    Array.from(
      { length: width },
      (_, column) => [row[column] ?? null, theirs[place]?.[column] ?? null] as const,
    ).filter(
      ([one, other]) =>
        said(one) !== said(other) && !(typeof one === 'string' && one.startsWith('=') && other === null),
    ),
  )
  return {
    measure: `cells of ${name} that differ`,
    ours: String(differing.length),
    target: '0',
    met: differing.length === 0 && ours.length > 0,
  }
}

const said = (cell: Cell): string =>
  cell instanceof Date ? cell.toISOString() : typeof cell === 'string' ? cell.trim() : String(cell)

async function beside(file: Uint8Array<ArrayBuffer>): Promise<Result> {
  const buffer = Buffer.from(file)
  const [ours, theirs] = [await timed(() => readXlsx(file)), await timed(() => readSheet(buffer))]
  return {
    measure: `a workbook of ${ROWS} rows read`,
    ours: `${ours.toFixed(0)} ms, read-excel-file ${theirs.toFixed(0)} ms`,
    target: `at most ${LIMIT_TIMES} times as long`,
    met: ours <= LIMIT_TIMES * theirs,
  }
}

function workbook(): Uint8Array<ArrayBuffer> {
  const titles = [
    'Site',
    'Placement',
    'Channel',
    'Country',
    'Format',
    'Buy type',
    'Start date',
    'End date',
    'Net CPM',
    'Impressions',
    'Net cost',
    'Notes',
  ]
  const rows = Array.from({ length: ROWS }, (_, at): Cell[] => [
    `Site ${at % 90}`,
    `Placement ${at}`,
    'Online video',
    'United Kingdom',
    'Pre-roll 20s',
    'CPM',
    new Date('2026-03-02'),
    '29.03.2026',
    '9,65',
    100_000 + at,
    (9.65 * (100_000 + at)) / 1000,
    at % 7 === 0 ? 'Subject to availability' : null,
  ])
  return writeXlsx([{ name: 'Plan', rows: [['Acme'], [], titles, ...rows] }]) as Uint8Array<ArrayBuffer>
}
