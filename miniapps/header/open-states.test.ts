import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { askWhy } from '../../test/browser/ask-why.ts'
import { largeLayout, manyBrands } from '../../test/browser/large-layout.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

type Open = (header: MountedMiniApp) => unknown

const press =
  (selector: string): Open =>
  ({ find }) =>
    find(selector).click()
const appears = ({ findAll }: MountedMiniApp, selector: string) =>
  waitUntil(() => findAll(selector).length > 0, selector)

const STATES: Record<string, { widths: readonly number[]; open: Open }> = {
  'nothing open': { widths: [1440, 390], open: () => {} },
  'a navigation menu': { widths: [1440], open: press('.navigation [aria-haspopup="menu"]') },
  'the account menu': { widths: [1440], open: press('.avatar-button') },
  'a menu that must scroll': {
    widths: [1440],
    open: async ({ find }) => {
      await setViewport({ width: 1440, height: 320 })
      find('.avatar-button').click()
    },
  },
  'the help menu': { widths: [1440], open: press('.help > button') },
  'the apps': { widths: [1440], open: press('.apps-button') },
  'the brand switcher': { widths: [1440, 390], open: press('.brand-button') },
  'the shortcuts': { widths: [1440, 390], open: () => sendKeys({ press: '?' }) },
  'the sheet': {
    widths: [390],
    open: ({ find, findAll }) => {
      find('.sheet-button').click()
      return nextFrame().then(() => {
        for (const fold of findAll<HTMLDetailsElement>('details')) fold.open = true
      })
    },
  },
  'the palette': {
    widths: [1440, 390],
    open: (header) => sendKeys({ press: 'Control+k' }).then(() => appears(header, '.palette-option')),
  },
  'the explanation': {
    widths: [1440, 390],
    open: async (header) => {
      await header.update({ context: { layout: { ...header.element.context.layout!, ...askWhy() } } })
      await appears(header, '.denial')
      for (const fold of header.findAll<HTMLDetailsElement>('details.denial-details')) fold.open = true
    },
  },
  'the offer of a tour': {
    widths: [1440, 390],
    open: (header) =>
      header.update({
        context: { layout: { ...header.element.context.layout!, tours: { has: true, reminder: true } } },
      }),
  },
}

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`axe finds nothing in ${colorScheme} with`, () => {
    const brands = manyBrands(10_000)
    before(() => emulateMedia({ colorScheme, reducedMotion: 'reduce' }))
    after(() => emulateMedia({ colorScheme: 'light' }))

    for (const [name, { widths, open }] of Object.entries(STATES)) {
      for (const width of widths) {
        it(`${name} at ${width} px`, async () => {
          await setViewport({ width, height: 844 })
          const header = await mountMiniApp('header', { context: { layout: { ...largeLayout, brands } } })
          await open(header)
          await nextFrame()
          await expect(header.element).to.be.accessible()
          expect(document.documentElement.scrollWidth).to.equal(width)
        })
      }
    }
  })
}
