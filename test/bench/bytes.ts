import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest } from 'vite'
import { furtherMiniApps, stages } from '../../server/build/budget.ts'
import type { Part } from './result.ts'

const DIST = process.env.STATIC_DIR ?? join(import.meta.dirname, '../../dist')

/** The budgets that the build enforces, of the build that was measured. */
export const bytes: Part = {
  name: 'bytes',
  title: 'Bytes, brotli',
  async run() {
    const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest
    const sizeOf = (file: string) => brotliBytes(readFileSync(join(DIST, file)))
    return [...stages(manifest, sizeOf), ...furtherMiniApps(manifest, sizeOf)].map(
      ({ name, bytes, limitBytes }) => ({
        measure: name,
        ours: kilobytes(bytes),
        target: `at most ${kilobytes(limitBytes)}`,
        met: bytes <= limitBytes,
      }),
    )
  },
}

const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`

function brotliBytes(content: Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length
}
