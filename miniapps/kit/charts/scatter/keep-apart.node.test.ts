import assert from 'node:assert/strict'
import { it } from 'node:test'
import { keepApart } from './keep-apart.ts'

it('leaves no circle behind another, and none outside', () => {
  const places = Array.from({ length: 20 }, (_, at) => ({ x: 100 + (at % 3), y: 50 + (at % 2) }))
  const radii = places.map((_, at) => 6 + (at % 4))
  const apart = keepApart(places, radii, { width: 400, height: 200 })
  for (const [at, { x, y }] of apart.entries()) {
    assert.ok(x >= radii[at]! && x <= 400 - radii[at]! && y >= radii[at]! && y <= 200 - radii[at]!)
    for (const [other, place] of apart.entries())
      if (other !== at)
        assert.ok(
          Math.hypot(place.x - x, place.y - y) >= radii[at]! + radii[other]! - 1,
          `${at} and ${other}`,
        )
  }
})

it('leaves circles where they are that do not touch', () => {
  const places = [
    { x: 20, y: 20 },
    { x: 80, y: 20 },
  ]
  assert.deepEqual(keepApart(places, [10, 10], { width: 100, height: 100 }), places)
})
