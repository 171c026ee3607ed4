import { brotliDecompressSync } from 'node:zlib'
import { Encoded } from '../../server/api/kit/encoded.ts'
import { COLUMNS_TYPE, workspaceColumns, workspacesOf } from '../../shell/contract/workspace-columns.ts'
import { median } from './median.ts'
import { ms, type Part, type Result } from './result.ts'
import { brandsOf } from './world.ts'

const ROUNDS = 15
const LIMIT_BYTES = 15_000

/** What a list of brands weighs on the wire, and what packing and reading it cost. */
export const answers: Part = {
  name: 'answers',
  title: 'Brands as columns, brotli',
  run: async () => [
    await measured(2000),
    { ...(await measured(10_000)), target: 'told only: lists end at 2,000', met: true },
  ],
}

async function measured(count: number): Promise<Result> {
  const brands = brandsOf(count)
  const [packing, reading]: number[][] = [[], []]
  let bytes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const { body } = await new Encoded(
      Buffer.from(JSON.stringify(workspaceColumns([brands]))),
      COLUMNS_TYPE,
      false,
    ).for('br')
    const packed = performance.now()
    const text = brotliDecompressSync(body).toString()
    const unpacked = performance.now()
    workspacesOf(JSON.parse(text))
    packing!.push((packed - start) / 1000)
    reading!.push((performance.now() - unpacked) / 1000)
    bytes = body.length
  }
  const others = `packed in ${ms(median(packing!))}, read in ${ms(median(reading!))}`
  return {
    measure: `${count.toLocaleString('en')} brands`,
    ours: `${(bytes / 1000).toFixed(1)} kB`,
    others,
    target: `at most ${LIMIT_BYTES / 1000} kB`,
    met: bytes <= LIMIT_BYTES,
  }
}
