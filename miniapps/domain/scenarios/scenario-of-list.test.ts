import assert from 'node:assert/strict'
import { it } from 'node:test'
import { fieldProblem } from '../document/apply-changes.ts'
import { scenarioOfList } from './scenario-of-list.ts'
import { SCENARIO } from './scenario.ts'

it('begins a scenario with what a list says, in fields that a scenario takes', () => {
  const body = { title: 'Reach first', market: 'GB', audience: 'Adults 18+', 'chosen/TV': true }
  const fields = scenarioOfList({ id: 'list-1', version: 3, body }, [
    { id: 'TV', score: 0.6371428 },
    { id: 'OOH', score: null },
  ])
  assert.deepEqual(fields, {
    title: 'Reach first',
    'answers/market': 'GB',
    'answers/audience': 'Adults 18+',
    'answers/touchpoints/TV': true,
    'answers/touchpoints/OOH': true,
    'scores/TV': 0.6371,
    duplication: 1,
    'pins/list': { type: 'touchpoint-list', id: 'list-1', version: 3 },
  })
  for (const [path, value] of Object.entries(fields))
    assert.equal(fieldProblem(SCENARIO, path, value), undefined, path)
})
