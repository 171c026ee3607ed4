import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fieldProblem } from '../document/apply-changes.ts'
import { answersFromList } from './answers-from-list.ts'
import { scenarioOfList } from './scenario-of-list.ts'
import { SCENARIO } from './scenario.ts'

const LIST = {
  title: 'Reach first',
  market: 'GB',
  audience: 'Adults 18+',
  'chosen/TV': true,
  'weights/cpm': 1,
}

describe('a list of touchpoints', () => {
  it('begins a scenario, in fields that a scenario takes', () => {
    const fields = scenarioOfList({ id: 'list-1', version: 3, body: LIST }, [
      { id: 'TV', score: 0.6371428, currency: 'GBP' },
      { id: 'OOH', score: null, currency: 'GBP' },
    ])
    assert.deepEqual(fields, {
      title: 'Reach first',
      'answers/market': 'GB',
      'answers/audience': 'Adults 18+',
      'answers/currency': 'GBP',
      'answers/touchpoints/TV': true,
      'answers/touchpoints/OOH': true,
      'scores/TV': 0.6371,
      duplication: 1,
      'pins/list': { type: 'touchpoint-list', id: 'list-1', version: 3 },
    })
    for (const [path, value] of Object.entries(fields))
      assert.equal(fieldProblem(SCENARIO, path, value), undefined, path)
  })

  it('takes the place of a scenario’s touchpoints, as it ranks them without those it leaves out', () => {
    const rated = [
      { id: 'TV', n: 400, values: { cpm: 10 } },
      { id: 'OOH', n: 400, values: { cpm: 20 } },
      { id: 'DEAR', n: 400, values: { cpm: 90 } },
    ]
    const before = { 'answers/touchpoints/RADIO': true, 'scores/RADIO': 0.4 }
    assert.deepEqual(answersFromList(before, { ...LIST, 'chosen/OOH': true, 'out/DEAR': true }, rated), {
      'answers/touchpoints/RADIO': null,
      'scores/RADIO': null,
      'answers/touchpoints/TV': true,
      'answers/touchpoints/OOH': true,
      'scores/TV': 1,
      'scores/OOH': 0,
    })
  })
})
