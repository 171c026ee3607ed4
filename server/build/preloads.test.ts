import assert from 'node:assert/strict'
import { it } from 'node:test'
import { preloadsOf } from './preloads.ts'

it('lists what each app needs at its start, with what that needs, and the words by language', () => {
  const chunk = (name: string, fileName: string, imports: string[] = []) => ({
    type: 'chunk',
    name,
    fileName,
    imports,
  })
  const all = [
    chunk('miniapps/plan', 'miniapps/plan.js', ['assets/plan-app-1.js']),
    chunk('plan-app', 'assets/plan-app-1.js', ['assets/ui-1.js']),
    chunk('ui', 'assets/ui-1.js'),
    chunk('words-plan-en', 'assets/words-plan-en-1.js'),
    chunk('words-plan-en-GB', 'assets/words-plan-en-GB-1.js'),
  ]
  assert.deepEqual(preloadsOf(Object.fromEntries(all.map((each) => [each.fileName, each])) as never), {
    scripts: { plan: ['/miniapps/plan.js', '/assets/plan-app-1.js', '/assets/ui-1.js'] },
    words: { 'words-plan': { en: '/assets/words-plan-en-1.js', 'en-GB': '/assets/words-plan-en-GB-1.js' } },
  })
})
