import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { openPalette } from '../../../test/browser/open-palette.ts'
import { sampleBrand, sampleLayout } from '../../../test/browser/sample-context.ts'

const egypt = { code: 'EG', name: 'Egypt', currency: 'EGP' }
const LONG = 'Harbour Mobility Partnership for the Northern and Eastern Territories'
const RIGHT_TO_LEFT = 'شركة النيل الحديثة للمواد الغذائية والمشروبات الطبيعية والمنتجات الزراعية المتكاملة'
const brands = [
  sampleBrand('l1', `${LONG} One`, egypt),
  sampleBrand('l2', `${LONG} Two`, egypt),
  sampleBrand('r1', RIGHT_TO_LEFT, egypt),
  sampleBrand('r2', 'شاي', egypt),
]

/** Where names of brands stand in a list: how each list is opened, and its names. */
const LISTS = {
  'the brand switcher': async () => {
    const header = await mountMiniApp('header', { context: { layout: { ...sampleLayout, brands } } })
    header.find('.brand-button').click()
    return () => header.findAll('.brand-names > :first-child')
  },
  search: async () => {
    const header = await openPalette({ layout: { brands } })
    await sendKeys({ type: 'egypt' })
    return () => header.findAll('.palette-option[data-kind="brand"] .palette-texts > :first-child')
  },
}

const named = (names: readonly HTMLElement[], text: string) =>
  names.find(({ textContent }) => textContent === text)!

/** Whether the first letter of the name is in sight. */
function showsBeginning(name: HTMLElement): boolean {
  const range = document.createRange()
  const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode()!
  range.setStart(text, 0)
  range.setEnd(text, 1)
  const [letter, box] = [range.getBoundingClientRect(), name.getBoundingClientRect()]
  return letter.left >= box.left - 1 && letter.right <= box.right + 1
}

for (const [list, open] of Object.entries(LISTS)) {
  describe(`long names in ${list}`, () => {
    beforeEach(async () => {
      localStorage.clear()
      await setViewport({ width: 1000, height: 900 })
      await emulateMedia({ reducedMotion: 'reduce' })
    })

    it('are there in full where they are cut', async () => {
      const names = (await open())()
      expect(named(names, `${LONG} Two`).title).to.equal(`${LONG} Two`)
    })

    it('keep their beginning in sight where they run from right to left, and short ones their place', async () => {
      await setViewport({ width: 390, height: 844 })
      const names = (await open())()
      expect(showsBeginning(named(names, RIGHT_TO_LEFT))).to.equal(true)
      const lefts = names.map((name) => name.getBoundingClientRect().left)
      expect(new Set(lefts).size).to.equal(1)
      expect(getComputedStyle(named(names, 'شاي')).textAlign).to.equal('left')
    })

    it('have two lines on a phone, where nothing shows a title', async () => {
      await setViewport({ width: 390, height: 844 })
      const name = named((await open())(), `${LONG} Two`)
      const lineHeight = Number.parseFloat(getComputedStyle(name).lineHeight)
      expect(name.getBoundingClientRect().height).to.be.closeTo(2 * lineHeight, 2)
      expect(name.scrollHeight).to.be.at.most(name.clientHeight + 1)
    })
  })
}
