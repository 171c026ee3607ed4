import assert from 'node:assert/strict'
import { it } from 'node:test'
import { namePlaces } from './name-places.ts'

const point = (name: string, x: number, y: number, radius = 5) => ({ name, x, y, radius })

it('names stand at the right of their points, and at the left where the picture ends', () => {
  const [first, last] = namePlaces([point('First', 20, 50), point('Last', 290, 50)], 300)
  assert.ok(first!.x > 25)
  assert.ok(last!.x < 285)
})

it('of names that cannot all stand, the largest point has its own', () => {
  const crowd = Array.from({ length: 9 }, (_, at) => point('A name', 40 + (at % 3) * 12, 40 + at * 4))
  const places = namePlaces([...crowd, point('Large', 52, 56, 20)], 120)
  assert.ok(places.at(-1))
  assert.ok(places.includes(undefined))
})
