import assert from 'node:assert/strict'
import { it } from 'node:test'
import { NOTE } from '../../../miniapps/domain/document/note-in-tests.ts'
import type { Somebody, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type { Notice, Task } from '../../../miniapps/domain/notifications/notice.ts'
import { callerOf, dataOf, problemOf } from '../../api/kit/caller-in-tests.ts'
import { documentKind } from '../../api/kit/document-kind.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'

const BRAND = 'brand-0001'
const PAPERS = '/documents/paper'
const PAPER = documentKind({
  definition: {
    ...NOTE,
    type: 'paper',
    statuses: { first: 'open', open: ['open', 'returned'] },
    actions: {
      submit: { from: ['open', 'returned'], to: 'submitted' },
      approve: { from: ['submitted'], to: 'approved', byAnother: true },
      return: { from: ['submitted'], to: 'returned', byAnother: true, asksReason: true },
      undoApproval: { from: ['approved'], to: 'submitted', undoneWithinMs: 3_600_000 },
    },
  },
  facts: async () => ({ minutes: 5 }),
  titlesIn: (language): Record<string, string> => (language === 'de' ? { Spring: 'Frühling' } : {}),
})

let made = 0

onOneDatabase((database) => {
  const call = callerOf(database, [PAPER])
  const create = async (title: string) => {
    const id = `paper-in-tests-${++made}`
    const json = { id, place: BRAND, fields: { topic: id, title } }
    dataOf<StoredDocument>(await call('planner', PAPERS, { method: 'POST', json }), 201)
    return { id, path: `/brands/${BRAND}/scorecards/notes/${id}` }
  }
  const act = async (who: string, id: string, action: string, reason?: string) =>
    dataOf<StoredDocument>(
      await call(who, `${PAPERS}/${id}/actions`, {
        method: 'POST',
        json: { id: `act-in-tests-${++made}`, action, reason },
      }),
    )
  const comment = async (who: string, id: string, text: string, commentId = `comment-in-tests-${++made}`) =>
    dataOf(
      await call(who, `${PAPERS}/${id}/comments`, {
        method: 'POST',
        json: { id: commentId, path: 'title', text },
      }),
      201,
    )
  const told = async (who: string, path: string): Promise<Notice[]> =>
    dataOf<Notice[]>(await call(who, '/notifications')).filter((each) => each.path.startsWith(path))
  const kinds = async (who: string, path: string) => (await told(who, path)).map(({ kind }) => kind)
  const waits = async (who: string, path: string) =>
    dataOf<Task[]>(await call(who, '/notifications/tasks')).filter((task) => task.path.startsWith(path))
  const own = () =>
    database().run(`update permission_record set permissions = permissions || '{OS_WORKSPACE_MANAGE}'
      where person_id = 'person-developer' and account_id = (select az_id from workspace where id = '${BRAND}')`)

  it('asks all who work in a brand without owners to decide, but not who hands it in nor who is elsewhere', async () => {
    const { id, path } = await create('Spring')
    await act('planner', id, 'submit')
    for (const who of ['developer', 'admin']) {
      const [notice] = await told(who, path)
      assert.equal(notice!.kind, 'document-submitted')
      const { person, title, place } = notice!.params as Record<string, string>
      assert.deepEqual([person, title], ['Maya Lindqvist', 'Spring'])
      assert.match(place!, / · [A-Z]{2}$/)
      const [task] = await waits(who, path)
      assert.deepEqual(task, {
        app: 'scorecards',
        kind: 'approval',
        title,
        detail: `${place} · ${person}`,
        path,
        due: null,
      })
    }
    for (const who of ['planner', 'no-workspaces', 'no-agency-access'])
      assert.deepEqual([await kinds(who, path), await waits(who, path)], [[], []], who)
    await act('admin', id, 'approve')
    assert.deepEqual([await waits('developer', path), await waits('admin', path)], [[], []])
    const [notice] = await told('developer', path)
    assert.equal(notice!.isRead, true, 'nobody needs to decide about it any more')
    assert.deepEqual(await kinds('planner', path), ['document-approved'])
    assert.ok(!(await kinds('admin', path)).includes('document-approved'))
  })

  it('asks anew where an approval is taken back, by whoever gave it and for a limited time alone', async () => {
    const { id, path } = await create('Undone')
    const tryTo = (who: string, action: string) =>
      call(who, `${PAPERS}/${id}/actions`, { method: 'POST', json: { id: `act-in-tests-${++made}`, action } })
    const isApproved = async () =>
      (await told('planner', path)).some(({ kind, isRead }) => kind === 'document-approved' && !isRead)
    await act('planner', id, 'submit')
    await act('developer', id, 'approve')
    assert.equal(await isApproved(), true)
    for (const who of ['planner', 'admin'])
      assert.equal(problemOf(await tryTo(who, 'undoApproval'), 409).code, 'document-undo-over', who)
    const { status, updatedBy } = await act('developer', id, 'undoApproval')
    assert.deepEqual([status, updatedBy.name], ['submitted', 'Maya Lindqvist'])
    assert.equal(await isApproved(), false, 'who handed it in was told of an approval that is none')
    assert.equal((await waits('developer', path)).length, 1)
    assert.equal(problemOf(await tryTo('planner', 'approve'), 403).code, 'document-of-oneself')
    await act('developer', id, 'approve')
    await database().run(
      `update document set updated_at = updated_at - interval '2 hours' where id = '${id}'`,
    )
    assert.equal(problemOf(await tryTo('developer', 'undoApproval'), 409).code, 'document-undo-over')
  })

  it('asks the owners of a brand alone, and tells who handed it in why it came back', async () => {
    await own()
    const { id, path } = await create('Summer')
    await act('planner', id, 'submit')
    assert.deepEqual(await kinds('developer', path), ['document-submitted'])
    assert.deepEqual([await kinds('admin', path), await waits('admin', path)], [[], []])
    await act('admin', id, 'return', 'No evidence')
    const [notice] = await told('planner', path)
    assert.deepEqual(
      [notice!.kind, (notice!.params as { reason: string }).reason],
      ['document-returned', 'No evidence'],
    )
    assert.deepEqual(
      (await waits('planner', path)).map(({ kind }) => kind),
      ['returned'],
    )
    assert.deepEqual(await waits('developer', path), [])
    await act('planner', id, 'submit')
    assert.deepEqual(await waits('planner', path), [])
    assert.equal((await waits('developer', path)).length, 1)
  })

  it('lets nobody wait for what they may no longer see', async () => {
    await own()
    const { id, path } = await create('Autumn')
    await act('planner', id, 'submit')
    assert.equal((await waits('developer', path)).length, 1)
    const brand = `(select az_id from workspace where id = '${BRAND}')`
    const record = `permission_record where person_id = 'person-developer' and account_id = ${brand}`
    await database().run(`create table kept as select * from ${record}`)
    await database().run(`delete from ${record}`)
    assert.deepEqual(await waits('developer', path), [])
    await comment('planner', id, 'Please look, @Priya Raman')
    await database().run('insert into permission_record select * from kept')
    await database().run('drop table kept')
    assert.deepEqual(await kinds('developer', path), ['document-submitted'])
    assert.equal((await waits('developer', path)).length, 1)
  })

  it('offers whom a comment may name: those who can open the document, by the beginning of a name', async () => {
    const { id } = await create('Named')
    const names = async (q: string, who = 'planner') =>
      dataOf<Somebody[]>(await call(who, `${PAPERS}/${id}/people?q=${encodeURIComponent(q)}`)).map(
        ({ name }) => name,
      )
    assert.deepEqual(await names('priya'), ['Priya Raman'])
    assert.deepEqual(await names('RAM'), ['Priya Raman'])
    assert.deepEqual(await names('Priya Raman '), ['Priya Raman'])
    assert.deepEqual([await names('Maya'), await names('Haruto'), await names('%')], [[], [], []])
    problemOf(await call('no-agency-access', `${PAPERS}/${id}/people?q=`), 404)
  })

  it('tells of a comment once, to who took part and to who is named, never to who wrote it', async () => {
    const { id, path } = await create('Winter')
    await comment('admin', id, 'Why?', 'the-same')
    await comment('admin', id, 'Why?', 'the-same')
    assert.deepEqual(await kinds('planner', path), ['document-commented'])
    assert.deepEqual([await kinds('admin', path), await kinds('developer', path)], [[], []])
    await comment('planner', id, 'Because @priya raman said so, and @Haruto Mori.')
    assert.deepEqual(await kinds('developer', path), ['mentioned'])
    assert.deepEqual(await kinds('admin', path), ['document-commented'])
    assert.deepEqual(await kinds('no-workspaces', path), [])
    assert.equal((await told('planner', path)).length, 1)
  })

  it('calls a document as the reader knows it', async () => {
    await database().run(`update person set display_language = 'de' where id = 'person-admin'`)
    const { id, path } = await create('Spring')
    await comment('admin', id, 'Look')
    await comment('planner', id, 'I do')
    const [notice] = await told('admin', path)
    assert.equal((notice!.params as { title: string }).title, 'Frühling')
    await database().run(`update person set display_language = 'en' where id = 'person-admin'`)
  })
})
