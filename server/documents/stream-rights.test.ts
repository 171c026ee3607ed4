import assert from 'node:assert/strict'
import { it } from 'node:test'
import { NOTE } from '../../miniapps/domain/document/note-in-tests.ts'
import type { Changed } from '../../miniapps/domain/document/wire.ts'
import { callerOf, dataOf } from '../api/kit/caller-in-tests.ts'
import { documentKind } from '../api/kit/document-kind.ts'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'
import { tellPeople } from '../live/tell-people.ts'
import { demoId } from '../world/people.ts'
import { messagesOf } from './messages-in-tests.ts'

const KIND = documentKind({ definition: NOTE, facts: async () => ({ minutes: 5 }) })
const NOTES = '/documents/note'

onEachDatabase((database) => {
  // Two processes of one database: rights end in one, the stream is open in the other.
  const call = callerOf(database, [KIND])
  const elsewhere = callerOf(database, [KIND])
  const id = demoId('developer@agency.example')
  const members = () => database().sql.selectFrom('agency_member').selectAll().where('person_id', '=', id)

  /** Answers once the stream has ended by itself, and what it told after the end of the rights. */
  const streamUntil = async (document: string, ends: () => Promise<unknown>) => {
    const fields = { topic: document, title: 'A' }
    const json = { id: document, place: 'brand-0001', fields }
    dataOf(await elsewhere('planner', NOTES, { method: 'POST', json }), 201)
    const set = async (base: string, value: string) => {
      const changes = [{ id: crypto.randomUUID(), path: 'title', base, value }]
      dataOf(await elsewhere('planner', `${NOTES}/${document}`, { method: 'PATCH', json: { changes } }))
    }
    const aborted = new AbortController()
    const messages = messagesOf(
      await call.stream('developer', `${NOTES}/${document}/stream?since=1`, aborted.signal),
    )
    await set('A', 'B')
    assert.equal((await messages.next<Changed>('changes')).fields['title']?.value, 'B')
    await ends()
    await set('B', 'C')
    await assert.rejects(messages.next('changes'), /ended before/)
  }

  it('ends with the place of its document', async () => {
    const { sql } = database()
    const before = await members().execute()
    await streamUntil('note-place', () =>
      sql.transaction().execute(async (taking) => {
        await taking.deleteFrom('agency_member').where('person_id', '=', id).execute()
        await tellPeople(taking, [id], 'rights')
      }),
    )
    await sql.insertInto('agency_member').values(before).execute()
  })

  it('ends when the person is disabled', async () => {
    await streamUntil('note-disabled', async () => {
      const disabled = await elsewhere('admin', `/access/people/${id}/disable`, {
        method: 'POST',
        json: { reason: 'Left' },
      })
      assert.equal(disabled.status, 200, JSON.stringify(disabled.body))
    })
  })
})
