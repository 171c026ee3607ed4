import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../api/kit/refusal.ts'
import { s3Files } from './s3-files.ts'
import { s3InTests } from './s3-in-tests.ts'

const isAway = (error: unknown) => error instanceof Refusal && error.problem.code === 'files-away'
const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 256)

describe('an S3-compatible store', () => {
  const { objects, settings } = s3InTests()

  it('keeps a file, gives it back and lets it go', async () => {
    const store = s3Files(settings())
    await store.write('file-0001', bytes)
    assert.deepEqual([...objects.keys()], ['/evidence/file-0001'])
    const read = await new Response(await store.read('file-0001')).arrayBuffer()
    assert.deepEqual(new Uint8Array(read), bytes)
    await store.remove('file-0001')
    assert.equal(objects.size, 0)
  })

  it('lets whoever has a slow line read to the end', async () => {
    const large = Uint8Array.from({ length: 10 * 2 ** 20 }, (_, at) => at % 256)
    await s3Files(settings()).write('file-0003', large)
    let read = 0
    for await (const piece of await s3Files(settings(), 500).read('file-0003')) {
      if (read === 0) await wait(700)
      read += piece.length
    }
    assert.equal(read, large.length)
    await s3Files(settings()).remove('file-0003')
  })

  it('is away where it does not know the key, has lost the file or does not answer', async (test) => {
    test.mock.method(console, 'error', () => undefined)
    await assert.rejects(
      s3Files({ ...settings(), secretAccessKey: 'wrong' }).write('file-0002', bytes),
      isAway,
    )
    assert.equal(objects.size, 0)
    await assert.rejects(s3Files(settings()).read('file-lost'), isAway)
    await assert.rejects(s3Files({ ...settings(), endpoint: 'http://127.0.0.1:1' }).read('file-0001'), isAway)
  })
})
