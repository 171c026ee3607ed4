import assert from 'node:assert/strict'
import { it } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { sql as raw } from 'kysely'
import { wrapEmbedded } from './open-embedded.ts'

it('lets a request in between statements that follow each other', async () => {
  const db = wrapEmbedded(await PGlite.create())
  let ended = false
  let came: boolean | undefined
  setImmediate(() => (came = !ended))
  for (const since = performance.now(); performance.now() - since < 100;)
    await raw`select count(*) from generate_series(1, 1000)`.execute(db.sql)
  ended = true
  await db.close()
  assert.equal(came, true)
})
