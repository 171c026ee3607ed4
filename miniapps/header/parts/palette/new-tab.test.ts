import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { openPalette, settledPalette } from '../../../../test/browser/open-palette.ts'
import type { Layout } from '../../../../shell/contract/layout.ts'
import type { MiniAppRoute } from '../../../../shell/contract/mini-app.ts'

async function search(query: string, layout: Partial<Layout>, route: Partial<MiniAppRoute> = {}) {
  const palette = await openPalette({ layout, route })
  await sendKeys({ type: query })
  return { ...palette, hints: () => palette.find('.palette-hints').textContent }
}

const PAGES = [
  {
    path: '/brands/b1/campaigns/comparison/list',
    basePath: '/brands/b1/campaigns/comparison',
    other: '/brands/b2/campaigns/comparison/list',
  },
  {
    path: '/brands/b1/reports/weekly/7',
    basePath: '/brands/b1/reports/weekly',
    other: '/brands/b2/reports/weekly',
  },
]

describe('a brand in a new tab', () => {
  beforeEach(async () => {
    localStorage.clear()
    await setViewport({ width: 1440, height: 900 })
  })

  it('opens the first app that works on a brand where the page belongs to none', async () => {
    const { asked, events, hints } = await search('kingdom tea', { path: '/you' })
    expect(hints()).to.contain('new tab')
    await sendKeys({ press: 'Control+Enter' })
    await settledPalette()
    expect([asked, events]).to.deep.equal([
      [{ what: 'navigate', with: ['/brands/b2/scorecards', { newTab: true }] }],
      [],
    ])
  })

  for (const { path, basePath, other } of PAGES) {
    it(`opens ${other} beside ${path}`, async () => {
      const { asked } = await search('kingdom tea', { path }, { path, basePath })
      await sendKeys({ press: 'Control+Enter' })
      await settledPalette()
      expect(asked).to.deep.equal([{ what: 'navigate', with: [other, { newTab: true }] }])
    })
  }

  it('is not offered where there is no such app, and changes nothing in this one', async () => {
    const { asked, events, hints, find, findAll } = await search('kingdom tea', {
      path: '/you',
      apps: [{ title: 'You', path: '/you' }],
    })
    expect(hints()).not.to.contain('new tab')
    await sendKeys({ press: 'Control+Enter' })
    find('[role="option"]').dispatchEvent(
      new MouseEvent('auxclick', { button: 1, bubbles: true, composed: true }),
    )
    await settledPalette()
    expect([asked, events, findAll('dialog[open]').length]).to.deep.equal([[], [], 1])
  })

  it('is no choice for an action', async () => {
    const { hints } = await search('start audit', {})
    expect(hints()).not.to.contain('new tab')
  })
})
