import assert from 'node:assert/strict'
import { it } from 'node:test'
import { folded, marketNames, searchTerms } from './search-terms.ts'

const markets = marketNames(['ES', 'GB', 'DE', 'ZA'], ['en', 'de', 'es', 'ja'])
const read = (query: string) => searchTerms(query, markets)

it('reads "ppc spain" as a skill and a market, and keeps the words for names', () => {
  assert.deepEqual(read('PPC Spain'), [
    { skills: ['paid-search'], markets: [], words: ['ppc'] },
    { skills: [], markets: ['ES'], words: ['spain'] },
  ])
})

it('knows markets in every language, by code and by what people call them', () => {
  for (const name of ['España', 'espana', 'Spanien', 'スペイン', 'es'])
    assert.deepEqual(read(name)[0]?.markets, ['ES'], name)
  assert.deepEqual(read('uk')[0]?.markets, ['GB'])
})

it('reads names of several words as one', () => {
  assert.deepEqual(
    read('google ads south africa lindqvist').map(({ words }) => words.join(' ')),
    ['google ads', 'south africa', 'lindqvist'],
  )
})

it('finds nothing to look for in signs, and stops after some words', () => {
  assert.deepEqual(read(' --- '), [])
  assert.equal(read('a b c d e f g h i j k').length, 8)
  assert.equal(folded('Łucja Sørvang-Müßig'), 'lucja sorvang mussig')
})
