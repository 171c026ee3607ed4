import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { sql as raw } from 'kysely'
import type { DocumentRow, FoundDocument, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import { rowOf } from '../../../miniapps/domain/plans/plan-line.ts'
import { chosenOption, spendsOf } from '../../../miniapps/domain/scenarios/scenario-fields.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const OWN = 'brand-2001'
const OF_RIVAL = 'brand-2005'
const PLANS = '/documents/plan'

/** Pounds. */
const costing = (amount: number) => ({
  title: 'Spring',
  currency: 'GBP',
  start: '2026-03-02',
  end: '2026-03-29',
  'lines/tv': rowOf({ place: 1, touchpoint: 'TV', market: 'GB', rateType: 'flat', rate: amount * 10_000 }),
})

onEachDatabase((database) => {
  const call = callerOf(database)
  before(() =>
    raw`update permission_record set permissions =
        array_remove(array_remove(permissions, 'OS_WORKSPACE_MANAGE'), 'agency-os.OS_WORKSPACE_MANAGE')
      where person_id = 'person-developer'`.execute(database().sql),
  )
  const made = async (fields: object, { who = 'planner', place = OWN } = {}) => {
    const id = crypto.randomUUID()
    dataOf(await call(who, PLANS, { method: 'POST', json: { id, place, fields } }), 201)
    return id
  }
  const act = (who: string, id: string, action: string, reason?: string) =>
    call(who, `${PLANS}/${id}/actions`, {
      method: 'POST',
      json: { id: crypto.randomUUID(), action, ...(reason && { reason }) },
    })
  const patch = (id: string, path: string, value: unknown) =>
    call('planner', `${PLANS}/${id}`, {
      method: 'PATCH',
      json: { changes: [{ id: crypto.randomUUID(), path, base: null, value }] },
    })

  it('approves by another planner what costs up to 250,000.00, and by a manager what costs more', async () => {
    const [small, large] = [await made(costing(250_000)), await made(costing(250_001))]
    for (const id of [small, large]) dataOf(await act('planner', id, 'submit'))
    assert.equal(problemOf(await act('planner', small, 'approve'), 403).code, 'document-of-oneself')
    dataOf(await act('developer', small, 'approve'))
    assert.equal(problemOf(await act('developer', large, 'approve'), 403).code, 'document-place-closed')
    dataOf(await act('admin', large, 'approve'))
  })

  it('[Media planner 8] keeps what was approved: changing it opens the next version', async () => {
    const id = await made(costing(1000))
    dataOf(await act('planner', id, 'submit'))
    dataOf(await act('developer', id, 'approve'))
    const refused = dataOf<{ outcomes: { outcome: string }[] }>(await patch(id, 'lines/tv/vendor', 'Other'))
    assert.equal(refused.outcomes[0]!.outcome, 'closed')
    dataOf(await act('planner', id, 'revise'))
    dataOf(await patch(id, 'lines/tv/vendor', 'Northlight'))
    for (const [who, action] of [
      ['planner', 'submit'],
      ['developer', 'approve'],
    ] as const)
      dataOf(await act(who, id, action))
    const { fields } = dataOf<StoredDocument>(await call('planner', `${PLANS}/${id}`))
    assert.equal(fields['approvals']!.value, 2)
    const versions = dataOf<{ name: string }[]>(await call('planner', `${PLANS}/${id}/versions`))
    assert.deepEqual(
      versions.map(({ name }) => name),
      ['v2', 'v1'],
    )
    assert.equal(problemOf(await act('planner', id, 'delete'), 409).code, 'document-status')
  })

  it('shows a plan of a rival in no list, search or read', async () => {
    const title = 'RIVALIS hidden plan'
    const id = await made({ ...costing(1000), title }, { who: 'admin', place: OF_RIVAL })
    assert.deepEqual(dataOf(await call('planner', `${PLANS}?place=${OF_RIVAL}`)), [])
    problemOf(await call('planner', `${PLANS}/${id}`), 404)
    const listed = dataOf<DocumentRow[]>(await call('planner', `${PLANS}?place=${OWN}`))
    assert.ok(listed.length > 0 && listed.every((row) => row.id !== id))
    const found = async (who: string) =>
      dataOf<FoundDocument[]>(await call(who, `/documents?agency=choreograph&q=${encodeURIComponent(title)}`))
    assert.deepEqual(await found('planner'), [])
    assert.equal((await found('admin'))[0]!.id, id)
  })

  it('makes one plan of a finished scenario, however often it is handed over, and to the cent', async () => {
    const rows = dataOf<DocumentRow[]>(await call('planner', `/documents/scenario?place=${OWN}`))
    const [sent, open] = ['sent', 'open'].map((status) => rows.find((row) => row.status === status)!.id)
    const handOver = (of: string, brand = OWN) =>
      call('planner', `/plans/${brand}/scenarios/${of}`, { method: 'POST' })
    const { id, created } = dataOf<{ id: string; created: boolean }>(await handOver(sent!), 201)
    assert.deepEqual(dataOf(await handOver(sent!)), { id, created: false })
    const scenario = bodyOf(dataOf<StoredDocument>(await call('planner', `/documents/scenario/${sent}`)))
    const spends = Object.values(spendsOf(scenario, chosenOption(scenario)))
    const { columns } = dataOf<DocumentRow[]>(await call('planner', `${PLANS}?place=${OWN}`)).find(
      (row) => row.id === id,
    )!
    assert.equal(
      columns['net'],
      spends.reduce((sum, spend) => sum + spend, 0),
    )
    assert.ok(created)
    assert.equal(problemOf(await handOver(open!), 409).code, 'plan-source-not-ready')
    assert.equal(problemOf(await handOver(sent!, 'brand-2002'), 404).code, 'plan-source-not-found')
    dataOf(await act('planner', id, 'delete'))
    assert.notEqual(dataOf<{ id: string }>(await handOver(sent!), 201).id, id)
  })

  it('makes a plan of a campaign that is planned', async () => {
    const at = `/plans/${OWN}/campaigns/campaign-${OWN}-advent`
    const { id } = dataOf<{ id: string }>(await call('planner', at, { method: 'POST' }), 201)
    const plan = dataOf<StoredDocument>(await call('planner', `${PLANS}/${id}`))
    assert.equal(bodyOf(plan)['budget'], 46_666_601)
    const draft = `/plans/${OWN}/campaigns/campaign-${OWN}-gifts`
    assert.equal(
      problemOf(await call('planner', draft, { method: 'POST' }), 409).code,
      'plan-source-not-ready',
    )
  })
})

const bodyOf = ({ fields }: StoredDocument): Body =>
  Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]))
