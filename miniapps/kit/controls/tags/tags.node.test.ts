import assert from 'node:assert/strict'
import { it } from 'node:test'
import { addTags, tagsIn } from './tags.ts'

it('finds the texts of a pasted list', () => {
  assert.deepEqual(tagsIn('alpha, beta;gamma\n delta  epsilon \t\n\n'), [
    'alpha',
    'beta',
    'gamma',
    'delta epsilon',
  ])
  assert.deepEqual(tagsIn(' ,; '), [])
})

it('adds each once, whatever its case', () =>
  assert.deepEqual(addTags(['Radio'], ['radio', 'TV', 'tv', 'Print']), ['Radio', 'TV', 'Print']))
