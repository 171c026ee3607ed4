import { expect, nextFrame } from '@open-wc/testing'
import type { MiniAppContext } from '../../shell/contract/mini-app.ts'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleContext } from '../../test/browser/sample-context.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { shownTexts } from '../../test/browser/state/shown-texts.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { mediaRows } from './parts/kit/media-rows.ts'
import { sheetLines } from './parts/kit/sheet-rows.ts'
import { ROOMS } from './parts/kit/rooms.ts'

describe('the states of sample', () => {
  const tenant = inLookOf('mediacom')
  const contract = (context: Partial<MiniAppContext> = {}, answers = {}) =>
    mountMiniApp('sample', {
      context: { tenant, ...context },
      portal: { fetch: answering(answers) },
    })
  const themes = () =>
    mountMiniApp('sample', {
      context: { tenant },
      route: { path: '/sample/themes', tail: '/themes', query: { first: 'mindshare', second: 'msix' } },
    })
  const room = (key: string) =>
    mountMiniApp('sample', {
      context: { tenant },
      portal: { fetch: answering({ 'GET /api/documents/saved-view*': { data: [], next: null } }) },
      route: { path: `/sample/kit/${key}`, tail: `/kit/${key}` },
    })
  /** It is for developers and speaks English: what it says itself is in no catalogue. */
  const check = (app: MountedMiniApp, ...data: readonly string[]) =>
    checkState(app, [shownTexts(app.element), data])

  it('what it is given, and what it may ask for', async () => check(await contract()))

  it('what a developer may ask for besides, without a brand', async () => {
    const permissions = { ...sampleContext.permissions, agency: ['OsDevelopers'] }
    const app = await contract({ permissions, workspace: null })
    expect(app.find('.sample').textContent).to.contain('Break me')
    await check(app)
  })

  it('a request that was refused', async () => {
    const app = await contract({}, { 'GET *': problem(500, 'Broken') })
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'fetch')!
      .click()
    await waitUntil(() => app.find('.sample').textContent.includes('The server had a problem'))
    await check(app)
  })

  it('the themes', async () => {
    const app = await themes()
    await waitUntil(() => app.findAll('.gallery > li').length > 0, 'themes shown')
    await document.fonts.ready
    await check(app, 'Ada Lovelace', 'Grace Hopper', '3 Mar 2026') // who did something to the specimens, and when
  }).timeout(30_000)

  for (const { key } of ROOMS)
    it(`the kit's room of ${key}`, async () => {
      const app = await room(key)
      await waitUntil(() => app.findAll('.specimen').length > 0, 'specimens shown')
      if (key !== 'grid' && key !== 'sheet') return check(app, 'PDF or picture', '10 MB', 'the note') // within sentences
      await waitUntil(() => app.findAll('[role=rowheader]').length > 0, 'grids shown')
      const lines = [...mediaRows(2000), ...sheetLines(100)]
      const inRows = lines.flatMap((row) => Object.values(row).map(String)) // more of them come into sight
      await check(app, ...inRows, 'nobody')
    }).timeout(30_000)

  it('the kit where there is no such room', async () => {
    const app = await room('nowhere')
    await waitUntil(() => app.find('.room').textContent.includes('nothing'))
    await check(app)
  })

  it('the themes where they cannot be loaded', async () => {
    const { fetch } = window
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    try {
      const app = await themes()
      await waitUntil(() => app.findAll('[role=alert]').length > 0)
      await nextFrame()
      await check(app)
    } finally {
      window.fetch = fetch
    }
  })
})
