import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { DocumentRow, Somebody, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type { Task } from '../../../miniapps/domain/notifications/notice.ts'
import { demoId } from '../../world/people.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const BRAND = 'brand-0100'
const ACTIONS = '/documents/scorecard-action'

onOneDatabase((database) => {
  const call = callerOf(database)
  const plan = () =>
    call('planner', ACTIONS, {
      method: 'POST',
      json: {
        id: crypto.randomUUID(),
        place: BRAND,
        fields: { scorecard: 'ppc', question: 'market-share', level: 1, text: 'Split brand terms.' },
      },
    })
  const act = (id: string, action: string) =>
    call('planner', `${ACTIONS}/${id}/actions`, {
      method: 'POST',
      json: { id: crypto.randomUUID(), action },
    })

  it('are planned once for a question while they are open, and listed with what they say', async () => {
    const [one, two] = [dataOf<StoredDocument>(await plan(), 201), dataOf<StoredDocument>(await plan())]
    assert.equal(one.id, two.id)
    const people = dataOf<Somebody[]>(await call('planner', `/scorecards/brands/${BRAND}/scorecards/people`))
    assert.ok(people.length > 3)
    const owner = people[0]!
    const change = { id: crypto.randomUUID(), path: 'owner', base: null, value: owner }
    await call('admin', `${ACTIONS}/${one.id}`, { method: 'PATCH', json: { changes: [change] } })
    const rows = dataOf<DocumentRow[]>(await call('planner', `${ACTIONS}?place=${BRAND}`))
    assert.deepEqual(
      rows.map(({ title, status, columns }) => [title, status, columns['owner']]),
      [['Split brand terms.', 'open', owner]],
    )
    dataOf(await act(one.id, 'finish'))
    const next = dataOf<StoredDocument>(await plan(), 201)
    assert.match(problemOf(await act(one.id, 'reopen'), 409).type, /document-slot-taken$/)
    dataOf(await act(next.id, 'drop'))
    dataOf(await act(one.id, 'reopen'))
  })

  it('wait for who owns them until they are done, first what is due first, where they may work', async () => {
    const owner = (who: string) => ({ id: demoId(`${who}@agency.example`), name: who })
    const give = async (question: string, who: string, due: string | null) => {
      const fields = { scorecard: 'ppc', question, level: 1, text: question, owner: owner(who), due }
      const json = { id: crypto.randomUUID(), place: BRAND, fields }
      return dataOf<StoredDocument>(await call('planner', ACTIONS, { method: 'POST', json }), 201).id
    }
    const waits = async (who: string) =>
      dataOf<Task[]>(await call(who, '/notifications/tasks')).filter(
        ({ kind, path }) => kind === 'action' && path.startsWith(`/brands/${BRAND}/`),
      )
    await give('some-time', 'developer', null)
    const later = await give('later', 'developer', '2199-12-02')
    const soon = await give('soon', 'developer', '2199-12-01')
    await give('closed', 'no-workspaces', '2199-12-01')
    const tasks = await waits('developer')
    assert.deepEqual(
      tasks.map(({ title, due }) => [title, due]),
      [
        ['soon', '2199-12-01'],
        ['later', '2199-12-02'],
        ['some-time', null],
      ],
    )
    assert.equal(tasks[0]!.path, `/brands/${BRAND}/scorecards/actions?action=${soon}`)
    dataOf(await act(later, 'finish'))
    assert.deepEqual(
      (await waits('developer')).map(({ title }) => title),
      ['soon', 'some-time'],
    )
    assert.deepEqual([await waits('no-workspaces'), await waits('planner')], [[], []])
  })

  it('are for nobody who may not work in the brand', async () => {
    problemOf(await call('no-workspaces', `/scorecards/brands/${BRAND}/scorecards/people`), 403)
  })
})
