import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type { Run, ScorecardOverview } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const RUNS = '/documents/scorecard-run'

let made = 0
const random = () => `discarded-run-${++made}`

onOneDatabase((database) => {
  const call = callerOf(database)

  const start = async (brand: string, fields: object) =>
    call('planner', RUNS, { method: 'POST', json: { id: random(), place: brand, fields } })
  const act = (id: string, action: string) =>
    call('planner', `${RUNS}/${id}/actions`, { method: 'POST', json: { id: random(), action } })
  const inHand = async (brand: string) =>
    dataOf<{ run: Run | null }>(await call('planner', `/scorecards/brands/${brand}/scorecards/content`)).run
  const overview = async (brand: string) =>
    dataOf<ScorecardOverview[]>(await call('planner', `/scorecards/brands/${brand}/scorecards`)).find(
      ({ id }) => id === 'content',
    )!

  it('takes a repeat back to the result before it, in every list', async () => {
    const brand = 'brand-0001'
    const before = await inHand(brand)
    assert.equal(before?.status, 'submitted')
    const { id } = dataOf<StoredDocument>(await start(brand, { scorecard: 'content' }), 201)
    assert.equal((await inHand(brand))?.id, id)
    assert.equal(dataOf<StoredDocument>(await act(id, 'discard')).status, 'discarded')
    assert.equal((await inHand(brand))?.id, before.id)
    assert.equal((await overview(brand)).status, 'submitted')
    const list = dataOf<StoredDocument[]>(await call('planner', `${RUNS}?place=${brand}`))
    assert.ok(!list.some((each) => each.id === id))
    const found = dataOf<{ id: string }[]>(
      await call('planner', `/documents?q=content&agency=choreograph&brand=${brand}&language=en`),
    )
    assert.ok(!found.some((each) => each.id === id))
    const again = dataOf<StoredDocument>(await start(brand, { scorecard: 'content' }), 201)
    assert.notEqual(again.id, id)
    await act(again.id, 'discard')
  })

  it('leaves what was submitted as it is', async () => {
    const { id } = (await inHand('brand-0001'))!
    assert.equal(problemOf(await act(id, 'discard'), 409).code, 'document-status')
  })
})
