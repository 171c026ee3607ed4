import assert from 'node:assert/strict'
import { it, mock } from 'node:test'
import { usableShortcuts } from './usable-shortcuts.ts'

const next = { keys: ['J', '↓'], text: 'Next' }

it('takes groups of shortcuts, and nothing else that they hold', () => {
  const offered = [{ title: 'Curve', more: 1, shortcuts: [{ ...next, run: () => {} }] }]
  assert.deepEqual(usableShortcuts('good', offered), [{ title: 'Curve', shortcuts: [next] }])
})

const BAD: readonly unknown[] = [
  undefined,
  'J',
  [null],
  [{ title: ' ', shortcuts: [] }],
  [{ title: 'Curve' }],
  [{ title: 'Curve', shortcuts: [{ ...next, keys: 'J' }] }],
  [{ title: 'Curve', shortcuts: [{ ...next, keys: [7] }] }],
  [{ title: 'Curve', shortcuts: [next, { keys: ['K'] }] }],
]
for (const [index, offered] of BAD.entries())
  it(`takes nothing of ${JSON.stringify(offered)}, and says so`, (test) => {
    const warn = mock.method(console, 'warn', () => {})
    test.after(() => warn.mock.restore())
    assert.deepEqual(usableShortcuts(`bad-${index}`, offered), [])
    assert.match(
      String(warn.mock.calls[0]!.arguments[0]),
      /^Mini-app bad-\d offered shortcuts that cannot be listed/,
    )
  })
