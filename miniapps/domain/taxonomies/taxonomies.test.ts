import assert from 'node:assert/strict'
import { it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import { coverSegments, segmentFigures } from './segment-figures.ts'

it('[T1] says how well a segment stands for an audience', () => {
  const of = (target: number, both: number) => segmentFigures({ source: 500, universe: 5000, target, both })
  near(of(300, 180), { precision: 0.6, recall: 0.36, f1: 0.45, index: 600 })
  near(of(400, 160), { precision: 0.4, recall: 0.32, f1: 0.355556, index: 400 })
  near(of(600, 270), { precision: 0.45, recall: 0.54, f1: 0.490909, index: 450 })
  near(of(100, 70), { precision: 0.7, recall: 0.14, f1: 0.233333, index: 700 })
  assert.deepEqual(of(0, 0), { precision: null, recall: 0, f1: null, index: null })
})

it('covers an audience by segments that stay precise together', () => {
  const segments = [
    { id: 'wide', people: [1, 2, 3, 4, 11, 12, 13, 14] },
    { id: 'narrow', people: [1, 2, 3] },
    { id: 'other', people: [5, 6, 15] },
  ]
  const cover = (floor: number) =>
    coverSegments({ source: [1, 2, 3, 4, 5, 6], universe: 100, segments, k: 3, floor })
  assert.deepEqual(cover(0.6).chosen, ['narrow', 'other'])
  assert.deepEqual(cover(0.5).chosen, ['wide', 'other'])
  assert.deepEqual(cover(1.1), { chosen: [], precision: null, recall: 0, f1: null, index: null })
})
