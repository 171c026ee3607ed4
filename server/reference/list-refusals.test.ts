import assert from 'node:assert/strict'
import { it } from 'node:test'
import { SHARED_REFUSALS } from '../api/kit/shared-refusals.ts'
import { NOUNS } from '../apis.ts'
import { ADVICE } from './advice.ts'
import { listRefusals } from './list-refusals.ts'

/** Says what is wrong, and then what to do. */
const HAS_ADVICE = /[.?] [A-Z“]/

it('says of each refusal what to do, in its own sentence or in the advice of the documentation', async () => {
  const silent = (await listRefusals()).filter(({ text, advice }) => !HAS_ADVICE.test(text) && !advice)
  assert.deepEqual(
    silent.map(({ code }) => code),
    [],
    'codes that need a sentence in server/reference/advice.ts',
  )
})

it('gives advice about no code that is not there', async () => {
  const codes = new Set((await listRefusals()).map(({ code }) => code))
  assert.deepEqual(
    Object.keys(ADVICE).filter((code) => !codes.has(code)),
    [],
  )
})

it('has a page for every code that a noun refuses with', async () => {
  const codes = [SHARED_REFUSALS, ...NOUNS.map(({ refusals = {} }) => refusals)].flatMap(Object.keys)
  assert.deepEqual((await listRefusals()).map(({ code }) => code).toSorted(), codes.toSorted())
})
