import { expect } from '@open-wc/testing'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { configure } from '../../test/browser/configure.ts'
import { sampleContext } from '../../test/browser/sample-context.ts'
import { whileBlocked, whileFull } from '../../test/browser/storage-in-trouble.ts'
import { entryOf } from '../catalogue/entries.ts'
import { FRAMED_DRAFTS_CHARACTERS } from '../config/limits.ts'
import { makePortal } from './make-portal.ts'

const frame = {
  key: 'desk',
  title: 'Desk',
  frame: 'https://stranger.example/desk.html',
  routes: ['desk'],
} as const
const context = (brand: string) => ({
  ...sampleContext,
  workspace: { ...sampleContext.workspace!, id: brand },
})
const draft = (app: string, brand = 'b1') =>
  makePortal(
    entryOf(app)!,
    () => undefined,
    () => document.body,
    new AbortController().signal,
    context(brand),
  ).draft
const half = 'x'.repeat(FRAMED_DRAFTS_CHARACTERS / 2)
const megabyte = 'x'.repeat(1_000_000)

describe('drafts', () => {
  before(() => configure({}, { miniApps: [frame] }))
  afterEach(() => sessionStorage.clear())

  it('of a mini-app that is trusted are as long as it likes', () => {
    draft('scorecards').write('text', megabyte)
    expect(draft('scorecards').read('text')).to.have.length(megabyte.length)
    draft('scorecards').clear('text')
  })

  it('of one in a frame have a limit all together, over all brands, and what does not fit leaves the one before', () => {
    const warnings = caughtWarnings()
    const [desk, elsewhere] = [draft('desk'), draft('desk', 'b2')]
    desk.write('first', 'short')
    desk.write('first', half)
    elsewhere.write('second', 'short')
    elsewhere.write('second', half)
    expect([desk.read('first'), elsewhere.read('second')].map((text) => text?.length)).to.deep.equal([
      half.length,
      'short'.length,
    ])
    expect(warnings).to.deep.equal([
      `Mini-app desk may keep ${FRAMED_DRAFTS_CHARACTERS} characters of drafts: "second" did not fit and was not kept`,
    ])
    desk.clear('first')
    elsewhere.write('second', half)
    expect(elsewhere.read('second')).to.have.length(half.length)
    elsewhere.clear('second')
  })

  for (const [what, during] of [
    ['full', (run: () => void) => whileFull(sessionStorage, run)],
    ['blocked', (run: () => void) => whileBlocked('sessionStorage', run)],
  ] as const) {
    it(`of one in a frame have the same limit where session storage is ${what}`, async () => {
      caughtWarnings()
      const desk = draft('desk', 'b3')
      const counts = [0, 1, 2, 3, 4, 5]
      await during(() => {
        for (const count of counts) desk.write(`note ${count}`, megabyte)
        for (const count of counts) desk.write(`small ${count}`, half)
      })
      const kept = counts
        .map((count) => desk.read(`note ${count}`) ?? desk.read(`small ${count}`))
        .filter(Boolean)
      expect([
        kept.length,
        Object.keys(sessionStorage).filter((name) => name.startsWith('os-draft')),
      ]).to.deep.equal([1, []])
      for (const count of counts) desk.clear(`small ${count}`)
    })
  }
})
