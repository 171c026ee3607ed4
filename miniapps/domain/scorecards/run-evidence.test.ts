import assert from 'node:assert/strict'
import { it } from 'node:test'
import { applyChanges, fieldProblem } from '../document/apply-changes.ts'
import type { Body } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import { MAX_LINKS_PER_ANSWER } from './limits.ts'
import { runAnswer } from './run-answers.ts'
import { evidencePath } from './run-evidence.ts'
import { SMALL_SCORECARD } from './scorecard-in-tests.ts'
import { SCORECARD_RUN } from './scorecard-run.ts'

const LINK = { url: 'https://pagespeed.example/report?id=1', title: 'Field data' }
const FILE = { name: 'report.pdf', type: 'application/pdf', bytes: 4000 } as const
const problem = (kind: 'links' | 'files', value: Json) =>
  fieldProblem(SCORECARD_RUN, evidencePath('a', kind, 'one'), value)?.code

function added(body: Body, path: string, value: Json) {
  const change = { id: 'change', path, base: null, value }
  return applyChanges(SCORECARD_RUN, { scorecard: SMALL_SCORECARD }, body, [change])
}

it('proves an answer with links and files, in the order in which they were added', () => {
  const body = {
    [evidencePath('a', 'links', '2')]: { ...LINK, title: '' },
    [evidencePath('a', 'links', '1')]: LINK,
    [evidencePath('a', 'files', '3')]: FILE,
    [evidencePath('b', 'files', '4')]: FILE,
  }
  const { links, files } = runAnswer(body, 'a')
  assert.deepEqual(links, [
    { id: '1', ...LINK },
    { id: '2', url: LINK.url, title: '' },
  ])
  assert.deepEqual(files, [{ id: '3', ...FILE }])
  assert.ok(!('links' in runAnswer(body, 'b')))
})

it('takes addresses of the web and nothing that a browser would run', () => {
  assert.equal(problem('links', LINK), undefined)
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'www.example.com',
    'https://',
    'https://bank.example@evil.example/',
    'https://a.example/ b',
    `https://a.example/${'x'.repeat(2000)}`,
  ])
    assert.ok(problem('links', { ...LINK, url }), url)
  assert.ok(problem('links', { url: LINK.url }))
})

it('takes what the server keeps as a file', () => {
  assert.equal(problem('files', FILE), undefined)
  assert.ok(problem('files', { ...FILE, type: 'image/svg+xml' }))
  assert.ok(problem('files', { ...FILE, name: 'report.png' }))
  assert.ok(problem('files', { ...FILE, bytes: 10 * 2 ** 20 + 1 }))
})

it('refuses one link too many, and takes it where another is taken out', () => {
  const many = Object.fromEntries(
    Array.from({ length: MAX_LINKS_PER_ANSWER }, (_, at) => [evidencePath('a', 'links', `${at}`), LINK]),
  )
  const path = evidencePath('a', 'links', 'one-more')
  assert.deepEqual(added(many, path, LINK).outcomes, [
    { id: 'change', outcome: 'invalid', message: 'An answer has at most 20 links.' },
  ])
  const { [evidencePath('a', 'links', '0')]: _, ...fewer } = many
  assert.equal(added(fewer, path, LINK).outcomes[0]!.outcome, 'applied')
})
