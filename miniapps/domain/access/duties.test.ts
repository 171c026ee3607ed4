import assert from 'node:assert/strict'
import { it } from 'node:test'
import { brokenRules } from './duties.ts'

it('finds who holds one of each side, and nobody who holds one side alone', () => {
  const rules = [{ first: ['BudgetPlan', 'BudgetEdit'], second: ['BudgetApprove'] }]
  assert.deepEqual(brokenRules(rules, new Set(['BudgetEdit', 'BudgetApprove'])), rules)
  assert.deepEqual(brokenRules(rules, new Set(['BudgetPlan', 'BudgetEdit'])), [])
  assert.deepEqual(brokenRules(rules, new Set(['BudgetApprove'])), [])
})
