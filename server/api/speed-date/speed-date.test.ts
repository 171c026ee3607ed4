import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { DocumentRow, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type { Json } from '../../../miniapps/domain/document/json.ts'
import type { Notice, Task } from '../../../miniapps/domain/notifications/notice.ts'
import { newSpeedDate } from '../../../miniapps/domain/speed-date/speed-date.ts'
import type { FeedbackAnswer } from '../../../miniapps/domain/speed-date/feedback.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { APIS } from '../../apis.ts'

const KINDS = APIS.flatMap(({ documents = [] }) => documents)
const DRAFT = '/documents/speed-date/speed-date-choreograph-2'

onOneDatabase((database) => {
  const call = callerOf(database, KINDS)

  it('lists the events of an agency to its people', async () => {
    const rows = dataOf<DocumentRow[]>(
      await call('planner', '/documents/speed-date?place=choreograph&sort=-day'),
    )
    assert.deepEqual(rows.map(({ id, columns }) => [id, columns['people']]).toSorted(), [
      ['demo-event-no-workspaces', 8],
      ['speed-date-choreograph-1', 12],
      ['speed-date-choreograph-2', 15],
    ])
    assert.deepEqual(dataOf(await call('planner', '/documents/speed-date?place=mindshare')), [])
  })

  const act = async (who: string, action: string, at = DRAFT) => {
    const { version } = dataOf<StoredDocument>(await call('admin', at))
    const json = { id: crypto.randomUUID(), action, seen: version }
    return call(who, `${at}/actions`, { method: 'POST', json })
  }
  const change = (who: string, at: string, path: string, value: Json, base: Json = null) =>
    call(who, at, {
      method: 'PATCH',
      json: { changes: [{ id: crypto.randomUUID(), path, base, value }] },
    })

  it('is changed, begun and ended by who made it and by administrators, and by nobody else', async () => {
    const refused = await act('planner', 'begin')
    assert.equal(problemOf(refused, 403).code, 'document-of-owner')
    assert.equal((await change('planner', DRAFT, 'title', 'Mine')).status, 403)
    assert.equal((await act('planner', 'delete')).status, 403)
    const own = await made('planner', { title: 'Planned by Maya' })
    assert.equal((await change('planner', own, 'title', 'Planned by me', 'Planned by Maya')).status, 200)
    assert.equal((await change('developer', own, 'title', 'Mine', 'Planned by me')).status, 403)
    assert.equal((await change('admin', own, 'day', '2027-01-08', '2027-01-07')).status, 200)
    assert.equal((await act('planner', 'delete', own)).status, 200)
  })

  it('is seen by its owner alone until it has a title, and by nobody once it is deleted', async () => {
    const own = await made('planner', {})
    const listed = async (who: string) =>
      dataOf<DocumentRow[]>(await call(who, '/documents/speed-date?place=choreograph')).some(({ id }) =>
        own.endsWith(id),
      )
    assert.deepEqual([await listed('planner'), await listed('developer')], [true, false])
    assert.equal((await call('developer', own)).status, 404)
    await change('planner', own, 'title', 'Winter meeting')
    assert.equal(await listed('developer'), true)
    assert.equal((await act('planner', 'delete', own)).status, 200)
    assert.deepEqual([await listed('planner'), await listed('admin')], [false, false])
    assert.equal((await call('planner', own)).status, 404)
  })

  it('tells who is added, once the event has a title, and has a task for them while it runs', async () => {
    const own = await made('planner', {})
    const notices = async () =>
      (dataOf<Notice[]>(await call('developer', '/notifications')) ?? []).filter(
        ({ path }) => path === own.replace('/documents/', '/network/'),
      )
    const person = (name: string) => ({ name, market: 'GB', discipline: 'seo', side: 'a' })
    await change('planner', own, 'people/person-developer', person('Priya Raman'))
    assert.equal((await notices()).length, 0)
    await change('planner', own, 'title', 'Winter meeting')
    const [notice] = await notices()
    assert.deepEqual(notice && [notice.kind, notice.params], [
      'event-joined',
      { person: 'Maya Lindqvist', title: 'Winter meeting', day: '2027-01-07' },
    ])
    for (const id of ['person-planner', 'person-strategist', 'person-x'])
      await change('planner', own, `people/${id}`, person(id))
    assert.equal((await notices()).length, 1)
    const tasks = async () =>
      dataOf<Task[]>(await call('developer', '/notifications/tasks')).filter(({ kind }) => kind === 'event')
    assert.deepEqual(await tasks(), [])
    assert.equal((await act('planner', 'begin', own)).status, 200)
    assert.deepEqual(
      (await tasks()).map(({ title, app }) => [title, app]),
      [['Winter meeting', 'speed-date']],
    )
    await act('planner', 'finish', own)
    assert.deepEqual(await tasks(), [])
    assert.equal((await act('planner', 'reopen', own)).status, 200)
    assert.equal((await tasks()).length, 1)
    const planned = dataOf<StoredDocument>(await act('planner', 'plan', own))
    assert.deepEqual([planned.status, planned.fields['started']?.value], ['draft', null])
  })

  const made = async (who: string, fields: Record<string, Json>) => {
    const json = {
      id: crypto.randomUUID(),
      place: 'choreograph',
      fields: { ...newSpeedDate('', '2027-01-07', 'Europe/London', 7), ...fields },
    }
    const { id } = dataOf<StoredDocument>(
      await call(who, '/documents/speed-date', { method: 'POST', json }),
      201,
    )
    return `/documents/speed-date/${id}`
  }

  it('starts the clock when it is begun', async () => {
    const begun = dataOf<StoredDocument>(await act('admin', 'begin'))
    assert.equal(begun.status, 'running')
    const started = Date.parse(begun.fields['started']?.value as string)
    assert.ok(Math.abs(Date.now() - started) < 60_000)
  })

  it('shows nothing to whoever has no network access [2.18]', async () => {
    assert.deepEqual(dataOf(await call('no-permissions', '/documents/speed-date?place=choreograph')), [])
    assert.ok([403, 404].includes((await call('no-permissions', DRAFT)).status))
  })

  it('keeps feedback for who gave it, and tells who made the event numbers without names', async () => {
    const at = '/speed-date/speed-date-choreograph-1/feedback'
    const say = (who: string, about: string, rating: number | null, again = true) =>
      call(who, at, { method: 'PUT', json: { about, rating, again } })
    const read = async (who: string) => ((await call(who, at)).body as { data: FeedbackAnswer }).data
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
    assert.deepEqual(
      ((await say('planner', 'person-developer', null)).body as { data: FeedbackAnswer }).data.mine,
      [],
    )
    assert.ok([403, 404].includes((await call('no-permissions', at)).status))
  })

  it('knows who met at earlier events of the agency', async () => {
    const { data } = (await call('planner', '/speed-date/speed-date-choreograph-2/met')).body as {
      data: { met: string[] }
    }
    assert.equal(data.met.length, 30) // 12 people, 5 rounds
  })
})
