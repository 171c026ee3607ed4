import assert from 'node:assert/strict'
import { it } from 'node:test'
import { NOTE } from '../../miniapps/domain/document/note-in-tests.ts'
import { MAX_LIST_LENGTH } from '../../miniapps/domain/document/limits.ts'
import type { Page } from '../../shell/contract/page.ts'
import type { Change } from '../../miniapps/domain/document/change.ts'
import type {
  Changed,
  Comment,
  DocumentRow,
  NamedVersion,
  PastChange,
  Patched,
  Present,
  StoredDocument,
} from '../../miniapps/domain/document/wire.ts'
import { callerOf, dataOf, problemOf } from '../api/kit/caller-in-tests.ts'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'
import { documentKind } from '../api/kit/document-kind.ts'
import { messagesOf } from './messages-in-tests.ts'

const BRAND = 'brand-0001'
const NOTES = '/documents/note'
const KIND = documentKind({ definition: NOTE, facts: async () => ({ minutes: 5 }) })

const GUARDED = documentKind({
  definition: { ...NOTE, type: 'guarded', commentPermission: 'AdminAppAccess' },
  facts: async () => ({ minutes: 5 }),
})

let made = 0
const random = () => `random-${++made}`

onEachDatabase((database) => {
  const call = callerOf(database, [KIND, GUARDED])

  const create = async (fields: StoredDocument['fields'] | object = {}, id = random()) =>
    dataOf<StoredDocument>(
      await call('planner', NOTES, {
        method: 'POST',
        json: { id, place: BRAND, fields: { topic: id, ...fields } },
      }),
      201,
    )
  const change = (path: string, base: unknown, value: unknown, more: Partial<Change> = {}) => ({
    id: random(),
    path,
    base,
    value,
    ...more,
  })
  const send = async (id: string, changes: object[], who = 'planner') =>
    dataOf<Patched>(await call(who, `${NOTES}/${id}`, { method: 'PATCH', json: { changes } }))
  const read = async (id: string) => dataOf<StoredDocument>(await call('planner', `${NOTES}/${id}`))
  const act = (id: string, action: string, actionId = random(), who = 'planner') =>
    call(who, `${NOTES}/${id}/actions`, { method: 'POST', json: { id: actionId, action } })
  const outcomes = ({ outcomes }: Patched) => outcomes.map(({ outcome }) => outcome)

  it('creates a document once, however often it is asked', async () => {
    const { id, version, status, fields } = await create({ title: 'Spring' })
    assert.deepEqual([version, status, fields['title']?.value], [1, 'open', 'Spring'])
    assert.match(fields['title']!.by.name, / /)
    const again = await call('planner', NOTES, {
      method: 'POST',
      json: { id, place: BRAND, fields: { topic: id } },
    })
    assert.equal(dataOf<StoredDocument>(again).fields['title']?.value, 'Spring')
  })

  it('leads who creates a second in the same slot to the first, until that is closed', async () => {
    const topic = random()
    const starting = () =>
      call('planner', NOTES, {
        method: 'POST',
        json: { id: random(), place: BRAND, fields: { topic, title: 'x' } },
      })
    const all = await Promise.all([starting(), starting(), starting()])
    assert.deepEqual(all.map(({ status }) => status).toSorted(), [200, 200, 201])
    const ids = all.map(({ body }) => (body as { data: StoredDocument }).data.id)
    assert.equal(new Set(ids).size, 1)
    dataOf(await act(ids[0]!, 'close'))
    dataOf(await starting(), 201)
  })

  it('refuses a document whose fields cannot be, and names each', async () => {
    const { errors } = problemOf(
      await call('planner', NOTES, {
        method: 'POST',
        json: { id: random(), place: BRAND, fields: { title: 3, nothing: 'x' } },
      }),
      400,
    )
    assert.deepEqual(
      errors?.map(({ field }) => field),
      ['title', 'nothing'],
    )
  })

  it('applies a change once, however often it is sent', async () => {
    const { id } = await create()
    const first = change('title', null, 'A')
    assert.equal((await send(id, [first])).version, 2)
    await send(id, [change('title', 'A', 'B')])
    const again = await send(id, [first])
    assert.deepEqual([again.version, outcomes(again), again.fields['title']?.value], [3, ['applied'], 'B'])
  })

  it('counts a change without effect once too, whatever stands there when it is sent again', async () => {
    const { id } = await create()
    await send(id, [change('answers/q1/level', null, 3)])
    const skip = [
      change('answers/q1/level', 3, null, { group: 'skip' }),
      change('answers/q1/skipped', null, true, { group: 'skip' }),
    ]
    await send(id, [change('answers/q1/level', 3, null)], 'admin')
    assert.deepEqual(outcomes(await send(id, skip)), ['applied', 'applied'])
    await send(
      id,
      [change('answers/q1/skipped', true, null), change('answers/q1/level', null, 3)].map((each) => ({
        ...each,
        group: 'back',
      })),
      'admin',
    )
    const before = await read(id)
    const again = await send(id, skip)
    assert.deepEqual([again.version, outcomes(again)], [before.version, ['applied', 'applied']])
    assert.equal((await read(id)).fields['answers/q1/level']?.value, 3)
  })

  it('refuses a stale change for its path alone, with what stands there, by whom and when', async () => {
    const { id } = await create({ title: 'A' })
    await send(id, [change('title', 'A', 'theirs')], 'admin')
    const answer = await send(id, [change('title', 'A', 'mine'), change('answers/q1/level', null, 3)])
    assert.deepEqual(outcomes(answer), ['conflict', 'applied'])
    const { value, by, at } = answer.fields['title']!
    assert.equal(value, 'theirs')
    assert.ok(by.name && Date.parse(at))
    assert.equal((await read(id)).fields['answers/q1/level']?.value, 3)
  })

  it('keeps the author of a value that somebody else says again', async () => {
    const { id } = await create({ title: 'A' })
    const { by } = (await read(id)).fields['title']!
    const answer = await send(id, [change('title', null, 'A')], 'admin')
    assert.deepEqual([outcomes(answer), answer.fields['title']?.by], [['applied'], by])
  })

  it('loses none of many changes that come at once', async () => {
    const { id } = await create()
    const levels = Array.from({ length: 20 }, (_, at) => change(`answers/q${at}/level`, null, at % 5))
    const answers = await Promise.all(levels.map((each) => send(id, [each])))
    assert.ok(answers.every((answer) => outcomes(answer)[0] === 'applied'))
    const { fields, version } = await read(id)
    assert.equal(version, 21)
    for (const { path, value } of levels) assert.equal(fields[path]?.value, value)
  })

  it('stores what an action computes, says what stands in its way, and acts once', async () => {
    const { id } = await create()
    const { problems } = problemOf(await act(id, 'close'), 409)
    assert.deepEqual(problems, [{ path: 'title', code: 'title-missing', message: 'The note has no title.' }])
    await send(id, [change('title', null, 'A')])
    const actionId = random()
    assert.equal(dataOf<StoredDocument>(await act(id, 'close', actionId)).status, 'closed')
    const { status, result } = dataOf<StoredDocument>(await act(id, 'close', actionId))
    assert.deepEqual([status, result], ['closed', { rule: 1, fields: 2, minutes: 5 }])
    assert.equal(problemOf(await act(id, 'close'), 409).current, 'closed')
  })

  it('does not act on what somebody else changed unseen', async () => {
    const { id, version } = await create({ title: 'A' })
    await send(id, [change('title', 'A', 'B')], 'admin')
    const close = (seen: number) =>
      call('planner', `${NOTES}/${id}/actions`, {
        method: 'POST',
        json: { id: random(), action: 'close', seen },
      })
    const { type, version: current } = problemOf(await close(version), 409)
    assert.deepEqual([type, current], ['urn:agency-os:problem:document-changed', version + 1])
    assert.equal(dataOf<StoredDocument>(await close(version + 1)).status, 'closed')
  })

  it('lets a change or an action win where both come at the same moment, never both unseen', async () => {
    const { id, version: seen } = await create({ title: 'A' })
    const json = { id: random(), action: 'close', seen }
    const [acted, changed] = await Promise.all([
      call('planner', `${NOTES}/${id}/actions`, { method: 'POST', json }),
      send(id, [change('title', 'A', 'B')], 'admin'),
    ])
    assert.deepEqual(
      [acted.status, ...outcomes(changed)],
      acted.status === 200 ? [200, 'closed'] : [409, 'applied'],
    )
  })

  it('takes no changes once it is closed, and still knows those that it took before', async () => {
    const { id } = await create()
    const before = change('title', null, 'A')
    await send(id, [before])
    dataOf(await act(id, 'close'))
    assert.deepEqual(outcomes(await send(id, [before, change('title', 'A', 'B')])), ['applied', 'closed'])
  })

  it('asks for the permission that an action needs', async () => {
    const { id } = await create({ title: 'A' })
    dataOf(await act(id, 'close'))
    problemOf(await act(id, 'reopen'), 403)
    assert.equal(dataOf<StoredDocument>(await act(id, 'reopen', random(), 'admin')).status, 'open')
  })

  it('asks why something is sent back, and keeps the reason as a comment on the status', async () => {
    const { id } = await create({ title: 'A' })
    dataOf(await act(id, 'close'))
    const sendBack = (more: object) =>
      call('admin', `${NOTES}/${id}/actions`, {
        method: 'POST',
        json: { id: random(), action: 'sendBack', ...more },
      })
    problemOf(await sendBack({}), 400)
    assert.equal(dataOf<StoredDocument>(await sendBack({ reason: 'Too short' })).status, 'open')
    const [said] = dataOf<Comment[]>(await call('planner', `${NOTES}/${id}/comments`))
    assert.deepEqual([said?.path, said?.text], ['@status', 'Too short'])
  })

  it('tells its history: who changed what, newest first', async () => {
    const { id } = await create({ title: 'A' })
    await send(id, [change('title', 'A', 'B')], 'admin')
    dataOf(await act(id, 'close'))
    const history = dataOf<PastChange[]>(await call('planner', `${NOTES}/${id}/history`))
    assert.deepEqual(
      history.map(({ path, base, value, version }) => [path, base, value, version]).slice(0, 2),
      [
        ['@status', 'open', 'closed', 3],
        ['title', 'A', 'B', 2],
      ],
    )
    const earlier = `${NOTES}/${id}/history?before=${history[1]!.id}`
    assert.equal(dataOf<PastChange[]>(await call('planner', earlier)).length, 2)
  })

  it('tells every line of its history, page by page, of steps that are longer than a page too', async () => {
    const { id } = await create()
    const levels = Array.from({ length: 2 * MAX_LIST_LENGTH - 1 }, (_, at) =>
      change(`answers/q${at}/level`, null, 1),
    )
    await send(id, levels)
    await send(id, [change('title', null, 'A')])
    const found: PastChange[] = []
    let after = ''
    for (let page = 0; page < 3; page++) {
      const { data, next } = (await call('planner', `${NOTES}/${id}/history?after=${after}`))
        .body as Page<PastChange>
      found.push(...data)
      after = next ?? ''
    }
    assert.equal(found.length, levels.length + 2)
    assert.equal(new Set(found.map((line) => line.id)).size, found.length)
  })

  it('knows no action by a name that all objects have', async () => {
    const { id } = await create({ title: 'A' })
    for (const action of ['constructor', 'toString', '__proto__'])
      assert.equal(problemOf(await act(id, action), 400).code, 'action-not-found')
  })

  it('keeps a version under a name', async () => {
    const { id } = await create({ title: 'A' })
    dataOf(await call('planner', `${NOTES}/${id}/versions`, { method: 'POST', json: { name: 'First' } }), 201)
    await send(id, [change('title', 'A', 'B')])
    const [first] = dataOf<NamedVersion[]>(await call('planner', `${NOTES}/${id}/versions`))
    assert.deepEqual([first?.name, first?.version], ['First', 1])
    const { fields } = dataOf<StoredDocument>(await call('planner', `${NOTES}/${id}/versions/1`))
    assert.equal(fields['title']?.value, 'A')
  })

  it('takes comments to a path once, and resolves them', async () => {
    const { id } = await create()
    const comment = { id: random(), path: 'title', text: ' Too long? ' }
    const say = () => call('planner', `${NOTES}/${id}/comments`, { method: 'POST', json: comment })
    dataOf(await say(), 201)
    const [said, ...more] = dataOf<Comment[]>(await say(), 201)
    assert.deepEqual([said?.text, said?.resolved, more.length], ['Too long?', null, 0])
    const [done] = dataOf<Comment[]>(
      await call('admin', `${NOTES}/${id}/comments/${comment.id}`, {
        method: 'PATCH',
        json: { resolved: true },
      }),
    )
    assert.ok(done?.resolved?.by.name)
  })

  it('has in its history only what changed something, each on what stood before', async () => {
    const { id } = await create({ title: 'B' })
    await send(id, [change('title', null, 'B'), change('title', 'B', 'C')], 'admin')
    const history = dataOf<PastChange[]>(await call('planner', `${NOTES}/${id}/history`))
    const ofTitle = history.filter(({ path }) => path === 'title')
    assert.deepEqual(
      ofTitle.map(({ base, value }) => [base, value]),
      [
        ['B', 'C'],
        [null, 'B'],
      ],
    )
  })

  it('lets only its author change or remove a comment, and says that it was changed', async () => {
    const { id } = await create()
    const comment = { id: random(), path: 'title', text: 'Tpyo' }
    dataOf(await call('planner', `${NOTES}/${id}/comments`, { method: 'POST', json: comment }), 201)
    const path = `${NOTES}/${id}/comments/${comment.id}`
    const edit = (who: string) => call(who, path, { method: 'PATCH', json: { text: 'Typo' } })
    problemOf(await edit('admin'), 403)
    const [edited] = dataOf<Comment[]>(await edit('planner'))
    assert.equal(edited?.text, 'Typo')
    assert.ok(Date.parse(edited?.editedAt ?? ''))
    problemOf(await call('admin', path, { method: 'DELETE' }), 403)
    assert.deepEqual(dataOf<Comment[]>(await call('planner', path, { method: 'DELETE' })), [])
    problemOf(await edit('planner'), 404)
  })

  it('asks for the permission that commenting needs, and lets others read', async () => {
    const json = { id: random(), place: BRAND, fields: { topic: random() } }
    const { id } = dataOf<StoredDocument>(
      await call('planner', '/documents/guarded', { method: 'POST', json }),
      201,
    )
    const say = (who: string) =>
      call(who, `/documents/guarded/${id}/comments`, {
        method: 'POST',
        json: { id: random(), path: '', text: 'Hello' },
      })
    problemOf(await say('planner'), 403)
    dataOf(await say('admin'), 201)
    assert.equal(dataOf<Comment[]>(await call('planner', `/documents/guarded/${id}/comments`)).length, 1)
  })

  it('lists what one may see: filtered, searched, sorted, page by page', async () => {
    const word = `w${random().replace('-', '')}`
    for (const title of ['Alpha', 'Gamma', 'Beta']) await create({ title: `${word} ${title}` })
    const list = async (query: string) =>
      (await call('planner', `${NOTES}?q=${word}&${query}`)).body as {
        data: DocumentRow[]
        next: string | null
      }
    const titles = (rows: DocumentRow[]) => rows.map(({ title }) => title.split(' ')[1])
    assert.deepEqual(titles((await list('sort=title')).data), ['Alpha', 'Beta', 'Gamma'])
    const first = await list('sort=-title&limit=2')
    assert.deepEqual(titles(first.data), ['Gamma', 'Beta'])
    assert.deepEqual(titles((await list(`sort=-title&limit=2&after=${first.next}`)).data), ['Alpha'])
    assert.deepEqual(titles(dataOf<DocumentRow[]>(await call('planner', `${NOTES}?q=${word}%20ga`))), [
      'Gamma',
    ])
    assert.equal((await list('status=closed')).data.length, 0)
    assert.equal((await list(`place=${BRAND}&place=brand-0002`)).data.length, 3)
    assert.deepEqual((await list('sort=fields')).data[0]?.columns, { fields: 2 })
  })

  it('tells nobody without access to the place whether a document is there', async () => {
    const { id } = await create()
    for (const path of [id, 'unknown', `${id}/history`, `${id}/versions`, `${id}/comments`, `${id}/stream`]) {
      problemOf(await call('no-workspaces', `${NOTES}/${path}`), 404)
    }
    problemOf(
      await call('no-workspaces', `${NOTES}/${id}`, {
        method: 'PATCH',
        json: { changes: [change('title', null, 'x')] },
      }),
      404,
    )
    problemOf(await act(id, 'close', random(), 'no-workspaces'), 404)
    problemOf(
      await call('no-workspaces', NOTES, {
        method: 'POST',
        json: { id: random(), place: BRAND, fields: {} },
      }),
      403,
    )
    assert.deepEqual(((await call('no-workspaces', NOTES)).body as { data: unknown[] }).data, [])
  })

  it('streams what changed since, what changes now, and who else is there', async () => {
    const { id } = await create({ title: 'A' })
    await send(id, [change('title', 'A', 'B')])
    const ended = new AbortController()
    const messages = messagesOf(await call.stream('planner', `${NOTES}/${id}/stream?since=1`, ended.signal))
    assert.equal((await messages.next<Changed>('changes')).fields['title']?.value, 'B')
    await send(id, [change('title', 'B', 'C')], 'admin')
    const { version, fields } = await messages.next<Changed>('changes')
    assert.deepEqual([version, fields['title']?.value], [3, 'C'])
    const said = { id: random(), path: 'title', text: 'Hm' }
    await call('admin', `${NOTES}/${id}/comments`, { method: 'POST', json: said })
    await messages.next('comments')
    const other = new AbortController()
    await call.stream('admin', `${NOTES}/${id}/stream?since=3`, other.signal)
    assert.equal((await messages.until<Present[]>('people', ({ length }) => length === 2)).length, 2)
    other.abort()
    assert.equal((await messages.until<Present[]>('people', ({ length }) => length === 1)).length, 1)
    ended.abort()
  })
})
