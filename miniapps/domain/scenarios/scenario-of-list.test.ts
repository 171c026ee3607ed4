import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fieldProblem } from '../document/apply-changes.ts'
import { answersFromList, isListFor } from './answers-from-list.ts'
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

  it('takes the place of a scenario’s touchpoints by its paid ones, as it ranks them without those it leaves out', () => {
    const rated = [
      { id: 'TV', n: 400, values: { cpm: 10 } },
      { id: 'OOH', n: 400, values: { cpm: 20 } },
      { id: 'DEAR', n: 400, values: { cpm: 90 } },
    ]
    const before = {
      'answers/market': 'GB',
      'answers/audience': 'Adults 18+',
      'answers/touchpoints/RADIO': true,
      'scores/RADIO': 0.4,
    }
    const body = { ...LIST, 'chosen/OOH': true, 'chosen/SHOP': true, 'out/DEAR': true }
    const paid = new Set(['TV', 'OOH', 'DEAR'])
    assert.deepEqual(answersFromList(before, { id: 'list-1', version: 3, body }, rated, paid), {
      'answers/touchpoints/RADIO': null,
      'scores/RADIO': null,
      'answers/touchpoints/TV': true,
      'answers/touchpoints/OOH': true,
      'scores/TV': 1,
      'scores/OOH': 0,
      'pins/list': { type: 'touchpoint-list', id: 'list-1', version: 3 },
    })
  })

  it('says market and audience of a scenario that has none', () => {
    const taken = answersFromList({}, { id: 'list-1', version: 3, body: LIST }, [], new Set(['TV']))
    assert.deepEqual([taken['answers/market'], taken['answers/audience']], ['GB', 'Adults 18+'])
  })

  it('is offered to scenarios of its market and audience, and to those that have none yet', () => {
    const scenario = { 'answers/market': 'GB', 'answers/audience': 'Adults 18+' }
    const columns = { market: 'GB', audience: 'Adults 18+', touchpoints: 3 }
    assert.ok(isListFor(scenario, columns) && isListFor({}, columns))
    assert.ok(!isListFor(scenario, { ...columns, market: 'DE' }))
    assert.ok(!isListFor(scenario, { ...columns, audience: 'Women' }))
  })
})
