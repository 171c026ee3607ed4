import { it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import { suggest } from './suggest.ts'

const sums = (n: number) => ({ n, w: n, q: n })

it('suggests first what loses least size per point of index, and nothing of a weak base', () => {
  const candidates = [
    { id: 'half', both: sums(500), index: 150 },
    { id: 'best', both: sums(900), index: 120 },
    { id: 'weak', both: sums(29), index: 400 },
    { id: 'less', both: sums(800), index: 90 },
    { id: 'all', both: sums(1000), index: 100 },
    { id: 'hidden', both: null, index: 300 },
  ]
  near(suggest({ audience: sums(1000), index: 100, candidates, most: 5 }), [
    { id: 'best', lost: 0.1, gained: 20 },
    { id: 'half', lost: 0.5, gained: 50 },
  ])
})
