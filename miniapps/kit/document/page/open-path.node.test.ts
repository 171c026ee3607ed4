import assert from 'node:assert/strict'
import { it } from 'node:test'
import { BLANK } from '../../../domain/blank/blank.ts'
import { openPath } from './open-path.ts'

it('leads to where the definition opens a document, and else to its id', () => {
  const plan = {
    ...BLANK,
    opensAt: ({ id, status }: { id: string; status: string }) => `/plans/${id}/${status}`,
  }
  assert.equal(openPath(plan, { id: 'a/b' }), '/plans/a%2Fb/draft')
  assert.equal(openPath(plan, { id: 'a', status: 'approved' }), '/plans/a/approved')
  assert.equal(openPath({ ...BLANK, opensAt: undefined }, { id: 'a' }), '/a')
})
