import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isAskedFor, readSearch, saysSomething, unknownFilters, withFilter } from './search-query.ts'

it('tells filters from words', () => {
  assert.deepEqual(readSearch('  type:Plan market:gb Spring owner:ME tea '), {
    words: ['spring', 'tea'],
    type: 'plan',
    market: 'GB',
    owner: 'me',
  })
  assert.deepEqual(readSearch('market: nordlicht'), { words: ['nordlicht'] })
  assert.deepEqual(readSearch('http://x'), { words: ['http://x'] })
})

it('looks among documents for a type that is none of its own', () => {
  assert.equal(isAskedFor('brand', readSearch('type:brand')), true)
  assert.equal(isAskedFor('document', readSearch('type:brand')), false)
  assert.equal(isAskedFor('document', readSearch('type:plan')), true)
  assert.equal(isAskedFor('person', readSearch('type:plan')), false)
  assert.equal(isAskedFor('person', readSearch('anna')), true)
})

it('names the filters that nobody knows', () => {
  const known = { isType: (type: string) => type === 'plan', isMarket: (market: string) => market === 'gb' }
  assert.deepEqual(unknownFilters('type:plan type:person market:GB owner:maya http://x 10:30 tea', known), [])
  assert.deepEqual(unknownFilters('type:Nonsense tea market:XX country:GB', known), [
    'type:Nonsense',
    'market:XX',
    'country:GB',
  ])
})

it('sets one filter and leaves what else was typed', () => {
  assert.equal(withFilter('tea market:GB', 'market', 'DE'), 'market:DE tea')
  assert.equal(withFilter('tea market:GB', 'market'), 'tea')
})

it('waits for two letters or a filter', () => {
  assert.deepEqual(['', 'a', 'ab', 'owner:me', 'type:'].map(readSearch).map(saysSomething), [
    false,
    false,
    true,
    true,
    false,
  ])
})
