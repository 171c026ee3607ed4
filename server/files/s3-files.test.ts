import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
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
