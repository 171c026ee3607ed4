import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { countsOf, failedFiles, failuresOf, runStage } from './run-stage.ts'
import { chosenStages, type Stage } from './stages.ts'

it('reads the last summary of a stage', () => {
  assert.deepEqual(
    countsOf('  1 passed, 0 failed, 0 skipped\nmore\n  5 passed, 2 failed, 1 skipped in 3 files\n', 1),
    { passed: 5, failed: 2, skipped: 1 },
  )
})

it('counts a stage that fails without a failed test, or says nothing, as a failure', () => {
  assert.equal(countsOf('  5 passed, 0 failed, 0 skipped\n', 1).failed, 1)
  assert.equal(countsOf('out of memory', null).failed, 1)
  assert.equal(countsOf('', 0).failed, 1)
})

it('builds before it travels', () => {
  assert.deepEqual(
    chosenStages(['journeys']).map(({ name }) => name),
    ['build', 'journeys'],
  )
  assert.throws(() => chosenStages(['jorneys']), /There is no stage jorneys/)
})

it('passes over what this machine has not got, and says so', async () => {
  const stage = unsteadyStage(0)
  const optional = { there: () => false, otherwise: 'Nothing to try it in' }
  assert.deepEqual(await runStage({ ...stage, optional }), {
    passed: 0,
    failed: 0,
    skipped: 1,
    failures: [],
    unsteady: [],
  })
})

it('says again what failed, with the beginning of its explanation', () => {
  const explanation = Array.from({ length: 30 }, (_, at) => `      frame ${at}`).join('\n')
  const [first, second, ...more] = failuresOf(
    `  ✓ fine\n  ✗ seen as it ended (0.1 s)\n  ✓ fine\n\n  ✗ a.test.ts: one\n      Error: no\n\n  ✗ b.test.ts: two\n${explanation}\n`,
  )
  assert.equal(first, '  ✗ a.test.ts: one\n      Error: no')
  assert.equal(second!.split('\n').length, 16)
  assert.deepEqual(more, [])
  assert.deepEqual(failuresOf('compiling\nout of memory\n'), ['compiling\nout of memory'])
})

it('knows the files with failed tests', () => {
  const output =
    '  ✗ a/b.test.ts: one\n      Error\n  ✗ a/b.test.ts: two\n      Error\n  ✗ c.journey.ts: three (1.0 s)\n\n  ✗ c.journey.ts: three (1.0 s)\n      Error\n'
  assert.deepEqual(failedFiles(output), ['a/b.test.ts', 'c.journey.ts'])
})

/** A stage of two tests in one file, one of which fails the first few times. */
function unsteadyStage(failures: number): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-stage-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const script = `
    const { existsSync, readFileSync, writeFileSync } = require('node:fs')
    const count = '${join(folder, 'count')}'
    const times = existsSync(count) ? Number(readFileSync(count, 'utf8')) : 0
    writeFileSync(count, String(times + 1))
    if (times < ${failures}) console.log('  ✗ x.test.ts: sometimes\\n      Error: attempt ' + times)
    console.log(times < ${failures} ? '  1 passed, 1 failed, 0 skipped' : '  2 passed, 0 failed, 0 skipped')
    process.exitCode = times < ${failures} ? 1 : 0`
  return {
    name: 'x',
    title: 'X',
    command: [process.execPath, '-e', script],
    counts: 'summary',
    timeoutMillis: 10_000,
    again: (files) => ({ env: { FILES: files.join(' ') } }),
  }
}

it('tries failed files again, and names what passes only then', async () => {
  assert.deepEqual(await runStage(unsteadyStage(1)), {
    passed: 2,
    failed: 0,
    skipped: 0,
    failures: [],
    unsteady: ['  ✗ x.test.ts: sometimes\n      Error: attempt 0'],
  })
  const { passed, failed, failures } = await runStage(unsteadyStage(2))
  assert.deepEqual([passed, failed, failures], [1, 1, ['  ✗ x.test.ts: sometimes\n      Error: attempt 1']])
})
