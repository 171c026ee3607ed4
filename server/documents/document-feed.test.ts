import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Present } from '../../miniapps/domain/document/wire.ts'
import type { Listener } from '../db/listen-on-postgresql.ts'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'
import { DocumentFeed } from './document-feed.ts'

const PERSON: Present = { id: 'person-1', name: 'Maya Lindqvist', page: 'page-1' }

onEachDatabase((database) => {
  it('tells whoever comes first of themselves, and to look again, though the database is slow to listen', async () => {
    const { sql, listen } = database()
    let listener: Listener | undefined
    const feed = new DocumentFeed({
      sql,
      listen: (_, given) => ((listener = given), async () => undefined),
    })
    let looks = 0
    let toldOf: (present: readonly Present[]) => void = () => undefined
    const told = new Promise<readonly Present[]>((resolve) => (toldOf = resolve))
    const unfollow = feed.follow('note-1', PERSON, {
      changed: () => looks++,
      commented: () => undefined,
      people: (present) => present.length > 0 && toldOf(present),
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    const stop = listen('document_news', listener!)
    assert.deepEqual(await told, [PERSON])
    assert.equal(looks, 1)
    unfollow()
    await stop()
  })
})
