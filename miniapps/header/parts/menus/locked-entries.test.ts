import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleBrand, sampleLayout } from '../../../../test/browser/sample-context.ts'
import { contrast } from '../../../../themes/color.ts'

const locked = { title: 'Cart', path: '/cart', disabled: true, why: 'Your agency has no live panel yet.' }
const layout = {
  ...sampleLayout,
  dashboardTabs: [locked],
  topNavigation: [{ title: 'Plan', items: [locked] }],
  apps: [locked],
  closedBrands: [sampleBrand('c1', 'Nordlicht Bank', undefined)],
}

/** The first ground behind an element that is not transparent. */
function groundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!backgroundColor.endsWith(', 0)')) return backgroundColor
  }
  throw new Error('There is no ground behind it')
}

const ratioOf = (element: HTMLElement) => contrast(getComputedStyle(element).color, groundOf(element))

/** Width of the window, what opens the place, and a locked entry there. */
const PLACES: Record<string, [number, string, string]> = {
  'in the line': [1440, '', '.navigation-entry[aria-disabled]'],
  'in a menu': [1440, '.navigation-entry[aria-haspopup]', '.os-menu-item[aria-disabled]'],
  'among the apps': [1440, '.apps-button', '.tile[aria-disabled]'],
  'among the brands': [1440, '.brand-button', '.brand-option[aria-disabled]'],
  'in the sheet of a phone': [390, '.sheet-button', '.sheet-line[aria-disabled]'],
}

// Pressing one tells why it is locked: it has to be read, and is no control that is switched off.
describe('a locked entry', () => {
  after(() => setViewport({ width: 1440, height: 900 }))

  for (const [place, [width, opener, entry]] of Object.entries(PLACES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`can be read ${place} and has a lock, in ${colorScheme}`, async () => {
        await setViewport({ width, height: 844 })
        await emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const { find } = await mountMiniApp('header', { context: { layout } })
        if (opener) find(opener).click()
        await nextFrame()
        expect(find(entry).querySelectorAll(':scope > svg')).to.have.length(1)
        for (const part of [find(entry), ...find(entry).querySelectorAll('span')])
          expect(ratioOf(part), part.className).to.be.at.least(4.5)
        await emulateMedia({ colorScheme: 'light' })
      })
    }
  }
})
