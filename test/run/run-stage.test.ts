import assert from 'node:assert/strict'
import { it } from 'node:test'
import { countsOf, failuresOf } from './run-stage.ts'
import { chosenStages } from './stages.ts'

it('reads the last summary of a stage', () => {
  assert.deepEqual(countsOf('  1 passed, 0 failed, 0 skipped\nmore\n  5 passed, 2 failed, 1 skipped in 3 files\n', 1), { passed: 5, failed: 2, skipped: 1 })
})

it('counts a stage that fails without a failed test, or says nothing, as a failure', () => {
  assert.equal(countsOf('  5 passed, 0 failed, 0 skipped\n', 1).failed, 1)
  assert.equal(countsOf('out of memory', null).failed, 1)
  assert.equal(countsOf('', 0).failed, 1)
})

it('builds before it travels', () => {
  assert.deepEqual(chosenStages(['journeys']).map(({ name }) => name), ['build', 'journeys'])
  assert.throws(() => chosenStages(['jorneys']), /There is no stage jorneys/)
})

it('says again what failed, with the beginning of its explanation', () => {
  const explanation = Array.from({ length: 30 }, (_, at) => `      frame ${at}`).join('\n')
  const [first, second, ...more] = failuresOf(`  ✓ fine\n  ✗ seen as it ended (0.1 s)\n  ✓ fine\n\n  ✗ a.test.ts: one\n      Error: no\n\n  ✗ b.test.ts: two\n${explanation}\n`)
  assert.equal(first, '  ✗ a.test.ts: one\n      Error: no')
  assert.equal(second!.split('\n').length, 16)
  assert.deepEqual(more, [])
  assert.deepEqual(failuresOf('compiling\nout of memory\n'), ['compiling\nout of memory'])
})
