import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { DocumentRow, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type { FeedbackAnswer } from '../../../miniapps/domain/speed-date/feedback.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf } from '../kit/caller-in-tests.ts'
import { APIS } from '../../apis.ts'

const KINDS = APIS.flatMap(({ documents = [] }) => documents)
const DRAFT = '/documents/speed-date/speed-date-choreograph-2'

onEachDatabase((database) => {
  const call = callerOf(database, KINDS)

  it('lists the events of an agency to its people', async () => {
    const rows = dataOf<DocumentRow[]>(
      await call('planner', '/documents/speed-date?place=choreograph&sort=-day'),
    )
    assert.deepEqual(
      rows.map(({ id, columns }) => [id, columns['people']]),
      [
        ['speed-date-choreograph-2', 15],
        ['speed-date-choreograph-1', 12],
      ],
    )
    assert.deepEqual(dataOf(await call('planner', '/documents/speed-date?place=mindshare')), [])
  })

  it('starts the clock when somebody begins', async () => {
    const { version } = dataOf<StoredDocument>(await call('planner', DRAFT))
    const json = { id: crypto.randomUUID(), action: 'begin', seen: version }
    const begun = dataOf<StoredDocument>(await call('planner', `${DRAFT}/actions`, { method: 'POST', json }))
    assert.equal(begun.status, 'running')
    const started = Date.parse(begun.fields['started']?.value as string)
    assert.ok(Math.abs(Date.now() - started) < 60_000)
  })

  it('shows nothing to whoever has no network access', async () => {
    assert.deepEqual(dataOf(await call('no-permissions', '/documents/speed-date?place=choreograph')), [])
    assert.ok([403, 404].includes((await call('no-permissions', DRAFT)).status))
  })

  it('keeps feedback for who gave it, and tells who made the event numbers without names', async () => {
    const at = '/speed-date/speed-date-choreograph-1/feedback'
    const say = (who: string, about: string, rating: number | null, again = true) =>
      call(who, at, { method: 'PUT', json: { about, rating, again } })
    const read = async (who: string) => (await call(who, at)).body as FeedbackAnswer
    assert.equal((await say('planner', 'person-developer', 4)).status, 200)
    assert.equal((await say('developer', 'person-planner', 5)).status, 200)
    const planner = await read('planner')
    assert.deepEqual(planner, {
      mine: [{ about: 'person-developer', rating: 4, again: true }],
      summary: null,
    })
    const { summary, mine } = await read('admin')
    assert.deepEqual(mine, [])
    assert.deepEqual(summary, { answers: 2, mean: 4.5, ratings: [0, 0, 0, 1, 1], wanting: 2, mutual: 1 })
    assert.doesNotMatch(JSON.stringify(summary), /person/)
    assert.equal((await say('planner', 'person-planner', 5)).status, 404)
    assert.equal((await say('planner', 'nobody', 5)).status, 404)
    assert.deepEqual(((await say('planner', 'person-developer', null)).body as FeedbackAnswer).mine, [])
    assert.ok([403, 404].includes((await call('no-permissions', at)).status))
  })

  it('knows who met at earlier events of the agency', async () => {
    const { met } = (await call('planner', '/speed-date/speed-date-choreograph-2/met')).body as {
      met: string[]
    }
    assert.equal(met.length, 30) // 12 people, 5 rounds
  })
})
