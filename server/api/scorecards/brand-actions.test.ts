import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { DocumentRow, Somebody, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const BRAND = 'brand-0100'
const ACTIONS = '/documents/scorecard-action'

onEachDatabase((database) => {
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

  it('are for nobody who may not work in the brand', async () => {
    problemOf(await call('no-workspaces', `/scorecards/brands/${BRAND}/scorecards/people`), 403)
  })
})
