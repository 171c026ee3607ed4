import assert from 'node:assert/strict'
import { it } from 'node:test'
import { brokenRules } from './duties.ts'
import { emailDomain, fitsRule, type GroupRule } from './group-rule.ts'

it('finds who holds one of each side, and nobody who holds one side alone', () => {
  const rules = [{ first: ['BudgetPlan', 'BudgetEdit'], second: ['BudgetApprove'] }]
  assert.deepEqual(brokenRules(rules, new Set(['BudgetEdit', 'BudgetApprove'])), rules)
  assert.deepEqual(brokenRules(rules, new Set(['BudgetPlan', 'BudgetEdit'])), [])
  assert.deepEqual(brokenRules(rules, new Set(['BudgetApprove'])), [])
})

it('takes into a group whoever meets every condition of its rule, by one value of each', () => {
  const rule: GroupRule = {
    all: [
      { field: 'emailDomain', in: ['Mindshare.example', 'msix.example'] },
      { field: 'country', in: ['GB'] },
    ],
  }
  const maya = { emailDomain: emailDomain('Maya@Mindshare.Example'), country: 'gb' }
  assert.equal(fitsRule(rule, maya), true)
  assert.equal(fitsRule(rule, { ...maya, country: 'IE' }), false)
  assert.equal(fitsRule(rule, { ...maya, country: null }), false)
  assert.equal(fitsRule(rule, { emailDomain: 'evil.mindshare.example', country: 'GB' }), false)
  assert.equal(fitsRule({ all: [] }, maya), false, 'a rule without conditions is not everybody')
})

it('takes a language with all its regions, and a region alone', () => {
  const speaks = (language: string, ...values: string[]) =>
    fitsRule({ all: [{ field: 'language', in: values }] }, { language })
  assert.deepEqual(
    [speaks('de-AT', 'de'), speaks('de-AT', 'de-DE'), speaks('den', 'de')],
    [true, false, false],
  )
})
