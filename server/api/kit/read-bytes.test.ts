import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readBytes } from './read-bytes.ts'
import type { Refusal } from './refusal.ts'
import { refusal } from '../../documents/refusals.ts'

const tooLarge = () => refusal('file-too-large', { most: 1 })

it('gives a body up that stands still', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(20)),
  })
  await assert.rejects(
    readBytes(body, 1000, tooLarge, 10),
    ({ problem }: Refusal) => problem.code === 'body-broke-off',
  )
})

it('reads a body that goes on', async () => {
  async function* body() {
    for (const byte of [1, 2, 3]) {
      await new Promise(setImmediate)
      yield Uint8Array.of(byte)
    }
  }
  assert.deepEqual([...(await readBytes(body(), 1000, tooLarge, 60_000))], [1, 2, 3])
})
