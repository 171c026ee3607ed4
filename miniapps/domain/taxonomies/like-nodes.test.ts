import assert from 'node:assert/strict'
import { it } from 'node:test'
import { likeNodes } from './like-nodes.ts'

const nodes = [
  'Sports fans: football',
  'Football fan',
  'Heavy television viewers',
  'Pets',
  'サッカーファン',
].map((name, at) => ({ id: `n${at}`, parent: null, name, cpm: null }))
const found = (...names: string[]) =>
  likeNodes({ names, nodes }).map(({ node, likeness }) => [node.id, likeness])

it('finds names that share words, whatever their order, number or case', () => {
  assert.deepEqual(found('football fans'), [
    ['n1', 1],
    ['n0', 0.8],
  ])
  assert.deepEqual(found('Viewers of television'), [['n2', 2 / 3]])
  assert.deepEqual(found('Gardening'), [])
})

it('takes the best of several names, and a name that is one word', () => {
  const [first] = likeNodes({ names: ['Heavy TV', 'heavy television viewers'], nodes })
  assert.deepEqual([first!.node.id, first!.likeness, first!.name], ['n2', 1, 'heavy television viewers'])
  assert.deepEqual(found('サッカーファン'), [['n4', 1]])
})
