import assert from 'node:assert/strict'
import { it } from 'node:test'
import { SHARED_REFUSALS } from './api/kit/shared-refusals.ts'
import { NOUNS } from './apis.ts'

it('gives no code of a refusal two meanings', () => {
  const codes = [SHARED_REFUSALS, ...NOUNS.map(({ refusals = {} }) => refusals)].flatMap(Object.keys)
  assert.deepEqual(
    codes.filter((code, at) => codes.indexOf(code) !== at),
    [],
  )
})
