import assert from 'node:assert/strict'
import { it } from 'node:test'
import { nextPlace, placeCard, placeOf } from './place-card.ts'

const COLUMNS = ['open', 'doing', 'done']
const CARDS = ['a open', 'b open', 'c doing', 'd open'].map((each) => {
  const [key, column] = each.split(' ') as [string, string]
  return { key, column }
})
const said = (cards: typeof CARDS) => cards.map(({ key, column }) => `${key} ${column}`)
const place = (key: string, column: string, index: number) =>
  said([...placeCard(CARDS, key, { column, index })])

it('moves a card within its column and to another', () => {
  assert.deepEqual(place('a', 'open', 1), ['b open', 'c doing', 'a open', 'd open'])
  assert.deepEqual(place('d', 'open', 0), ['d open', 'a open', 'b open', 'c doing'])
  assert.deepEqual(place('a', 'doing', 0), ['b open', 'a doing', 'c doing', 'd open'])
  assert.deepEqual(place('a', 'done', 0), ['b open', 'c doing', 'd open', 'a done'])
})

it('leaves everything where there is no such card', () =>
  assert.deepEqual(place('x', 'done', 0), said(CARDS)))

it('goes by arrows to the next column and no further than its end', () => {
  const next = (key: string, arrow: string, isRtl = false) => nextPlace(CARDS, COLUMNS, key, arrow, isRtl)
  assert.deepEqual(next('d', 'ArrowRight'), { column: 'doing', index: 1 })
  assert.deepEqual(next('c', 'ArrowLeft'), { column: 'open', index: 0 })
  assert.deepEqual(next('c', 'ArrowLeft', true), { column: 'done', index: 0 })
  assert.deepEqual(next('a', 'ArrowDown'), { column: 'open', index: 1 })
  assert.equal(next('a', 'ArrowUp'), undefined)
  assert.equal(next('d', 'ArrowDown'), undefined)
  assert.equal(next('a', 'ArrowLeft'), undefined)
  assert.equal(next('a', 'Enter'), undefined)
  assert.deepEqual(placeOf(CARDS, 'd'), { column: 'open', index: 2 })
})
