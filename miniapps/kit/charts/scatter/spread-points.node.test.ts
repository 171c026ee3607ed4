import assert from 'node:assert/strict'
import { it } from 'node:test'
import { spreadPoints } from './spread-points.ts'

it('spreads points of one place within their field, and leaves lone ones where they are', () => {
  const field = { width: 100, height: 60 }
  const same = Array.from({ length: 9 }, () => ({ x: 200, y: 100 }))
  const [lone, ...spread] = spreadPoints([{ x: 10, y: 10 }, ...same], field)
  assert.deepEqual(lone, { x: 10, y: 10 })
  assert.equal(new Set(spread.map(({ x, y }) => `${x} ${y}`)).size, same.length)
  for (const { x, y } of spread) assert.ok(Math.abs(x - 200) < 50 && Math.abs(y - 100) < 30)
})
