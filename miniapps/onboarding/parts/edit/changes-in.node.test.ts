import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { EditedPath } from '../../../domain/onboarding/edited-paths.ts'
import { changesIn, newStep } from './edited-list.ts'

const step = (key: string) => ({ ...newStep(), key })
const path = (key: string, ...steps: string[]): EditedPath => ({
  key,
  title: key,
  permission: null,
  steps: steps.map(step),
})

it('counts steps and paths that are new, gone, another or elsewhere', () => {
  const before = [path('a', '1', '2', '3'), path('b')]
  assert.equal(changesIn(before, before), 0)
  assert.equal(changesIn(before, [path('a', '2', '1', '3'), path('b')]), 1)
  assert.equal(changesIn(before, [path('a', '2', '1', '4'), path('b')]), 3)
  assert.equal(changesIn(before, [{ ...path('a', '1', '2', '3'), title: 'A' }]), 2)
  assert.equal(changesIn(before, [path('b'), path('a', '1', '2', '3'), path('c')]), 2)
})
