import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bubbleRadius, SMALLEST_BUBBLE_PX } from './bubble-radius.ts'
import { heatStep } from './heat-step.ts'
import { labelLines, labelWidth } from './label-lines.ts'
import { spreadLabels } from './spread-labels.ts'
import { stackValues } from './stack-values.ts'
import { stepCursor } from './step-cursor.ts'

describe('stackValues', () => {
  it('stacks what is negative below zero, and leaves out what is missing', () => {
    assert.deepEqual(stackValues([3, -2, null, 4, -1]), [
      { from: 0, to: 3 },
      { from: 0, to: -2 },
      null,
      { from: 3, to: 7 },
      { from: -2, to: -3 },
    ])
  })
})

describe('bubbleRadius', () => {
  it('measures by area', () => {
    assert.equal(bubbleRadius(100, 100, 24), 24)
    assert.equal(bubbleRadius(25, 100, 24), 12)
  })

  it('still shows nothing, and less', () => {
    assert.equal(bubbleRadius(0, 100, 24), SMALLEST_BUBBLE_PX)
    assert.equal(bubbleRadius(-5, 0, 24), SMALLEST_BUBBLE_PX)
  })
})

describe('heatStep', () => {
  it('goes from the palest to the deepest, in one step where all are equal', () => {
    assert.equal(heatStep(0, 0, 100).step, 1)
    assert.deepEqual(heatStep(100, 0, 100), { ramp: 'sequential', step: 7, words: 'surface' })
    assert.equal(heatStep(5, 5, 5).step, 1)
  })

  it('is even around its middle', () => {
    assert.deepEqual(
      [-10, 0, 1].map((value) => heatStep(value, -10, 1, 0).step),
      [1, 4, 4],
    )
    assert.equal(heatStep(10, -10, 10, 0).step, 7)
  })
})

describe('spreadLabels', () => {
  it('moves apart what would overlap, in order', () => {
    assert.deepEqual(spreadLabels([50, 52, 10], 14, 0, 100), [50, 64, 10])
  })

  it('stays within its place', () => {
    assert.deepEqual(spreadLabels([95, 96], 14, 0, 100), [86, 100])
  })
})

describe('stepCursor', () => {
  const grid = [3, 3]
  it('starts at the first value', () => {
    assert.deepEqual(stepCursor(grid, undefined, 'ArrowDown'), { row: 0, column: 0 })
    assert.equal(stepCursor([0, 0], undefined, 'ArrowDown'), undefined)
  })

  it('moves among lines and along them, and stops at the ends', () => {
    assert.deepEqual(stepCursor(grid, { row: 0, column: 0 }, 'ArrowRight'), { row: 0, column: 1 })
    assert.deepEqual(stepCursor(grid, { row: 0, column: 1 }, 'ArrowDown'), { row: 1, column: 1 })
    assert.deepEqual(stepCursor(grid, { row: 1, column: 2 }, 'ArrowRight'), { row: 1, column: 2 })
    assert.deepEqual(stepCursor(grid, { row: 1, column: 1 }, 'End'), { row: 1, column: 2 })
  })

  it('moves with every arrow where there is one line or one column', () => {
    assert.deepEqual(stepCursor([3], { row: 0, column: 0 }, 'ArrowDown'), { row: 0, column: 1 })
    assert.deepEqual(stepCursor([1, 1, 1], { row: 0, column: 0 }, 'ArrowRight'), { row: 1, column: 0 })
    assert.deepEqual(stepCursor([1, 1, 1], { row: 0, column: 0 }, 'End'), { row: 2, column: 0 })
  })

  it('leaves other keys alone', () => {
    assert.equal(stepCursor(grid, { row: 0, column: 0 }, 'a'), undefined)
  })
})

describe('labelLines', () => {
  it('breaks at spaces', () => {
    assert.deepEqual(labelLines('Analytics and measurement', 16), ['Analytics and', 'measurement'])
  })

  it('shortens what would never fit', () => {
    assert.deepEqual(labelLines('Rindfleischetikettierungsüberwachung', 12), ['Rindfleischetik…'])
    assert.deepEqual(labelLines('one two three four five', 4, 2), ['one', 'two…'])
  })
})

describe('labelWidth', () => {
  it('knows that Japanese signs are wider', () => {
    assert.ok(labelWidth('ブランド') > labelWidth('Bran') * 1.4)
  })
})
