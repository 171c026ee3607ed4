import assert from 'node:assert/strict'
import { it } from 'node:test'
import { basisFields, basisOf } from './basis-fields.ts'

it('keeps a basis in a document, and gives it back', () => {
  const basis = { dataset: 'survey', version: 2, slices: ['GB-1', 'US-1'], weight: 'main', base: '' }
  assert.equal(basisOf({ dataset: 'survey' }), null)
  assert.deepEqual(basisOf(basisFields(basis)), basis)
})

it('changes of a basis only what became another', () => {
  const body = basisFields({ slices: ['GB-1', 'US-1'], base: 'sex = 1' })
  assert.deepEqual(basisFields({ slices: ['GB-1', 'DE-1'] }, body), {
    'slices/US-1': null,
    'slices/DE-1': true,
  })
  assert.deepEqual(basisFields({ base: '' }, body), { base: null })
})
