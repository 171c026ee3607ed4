import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { largeLayout } from '../../../test/browser/large-layout.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { sampleBrand, sampleLayout } from '../../../test/browser/sample-context.ts'
import type { Breadcrumbs } from '../../../shell/contract/entities.ts'

const brand = sampleBrand(
  'b9',
  'Harbour Mobility Partnership',
  { code: 'GB', name: 'United Kingdom', currency: 'GBP' },
  'Northern Consumer Goods Holding',
)
const DEEP: Breadcrumbs = {
  category: 'Unlock',
  app: 'Scorecards',
  section: 'Site and app audit',
  details: [{ name: 'Is consent asked for?' }, { name: 'Questions' }],
}

async function mountAt(width: number, breadcrumbs: Breadcrumbs = DEEP) {
  await setViewport({ width, height: 900 })
  return mountMiniApp('header', { context: { workspace: brand, layout: { ...largeLayout, breadcrumbs } } })
}

const isCut = (name: Element) =>
  name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1
const overlaps = ({ find }: MountedMiniApp) =>
  find('.crumbs ol').getBoundingClientRect().right > find('.navigation').getBoundingClientRect().left

describe('the breadcrumbs', () => {
  for (const width of [1440, 1024])
    it(`leave the navigation in its place at ${width}, however long they are`, async () => {
      const header = await mountAt(width, { app: 'Sample' })
      const placeOf = () => [
        header.find('.navigation').getBoundingClientRect().left,
        header.findAll('[data-entry]:not([data-overflowing])').map(({ textContent }) => textContent),
      ]
      const place = placeOf()
      for (const breadcrumbs of [DEEP, { text: 'You' }, { app: 'Apps' }]) {
        const app = breadcrumbs.app === 'Apps' ? 'apps' : 'sample'
        await header.update({ context: { layout: { ...largeLayout, app, breadcrumbs } } })
        expect(placeOf(), JSON.stringify(breadcrumbs)).to.deep.equal(place)
        expect(overlaps(header)).to.equal(false)
        expect(header.find('header').scrollWidth).to.equal(width)
      }
    })

  it('have the client in the tooltip of the brand where there is no room for both', async () => {
    const header = await mountAt(1024)
    expect(header.find('.crumb[data-kind="client"]').getClientRects()).to.have.length(0)
    expect(header.find('.brand-button').title).to.equal(
      'Northern Consumer Goods Holding / GB - Harbour Mobility Partnership',
    )
    const roomy = await mountAt(1920, { app: 'Sample' })
    expect(roomy.find('.crumb[data-kind="client"]').getClientRects()).to.have.length(1)
  })

  for (const width of [1440, 1024, 800, 390, 320]) {
    it(`keep the last step whole and the beginning of the brand at ${width}`, async () => {
      const header = await mountAt(width)
      expect(isCut(header.find('.crumb-last')), 'the last step').to.equal(false)
      const name = header.find('.brand-name > span')
      const letters = document.createRange()
      letters.setStart(name.firstChild!, 0)
      letters.setEnd(name.firstChild!, width < 768 ? 6 : 12)
      expect(letters.getBoundingClientRect().right, 'its first letters').to.be.at.most(
        name.getBoundingClientRect().right,
      )
      expect(new Set(Array.from(letters.getClientRects(), ({ top }) => top)).size, 'lines').to.equal(1)
      expect(overlaps(header) && width >= 768).to.equal(false)
      expect(header.find('header').scrollWidth).to.equal(width)
    })
  }

  it('keep a last step of long words out of the button beside them on a phone', async () => {
    const header = await mountAt(390, { app: 'Scorecards', section: 'Website- und App-Auditzusammenfassung' })
    const crumbs = header.find('.crumbs')
    const last = header.find('.crumb-last').getBoundingClientRect()
    expect(last.right).to.be.at.most(crumbs.getBoundingClientRect().right)
  })

  for (const name of ['Tea', 'Illi Illi Illi']) {
    it(`leave no gap after the brand ${name}`, async () => {
      await setViewport({ width: 1024, height: 900 })
      const header = await mountMiniApp('header', {
        context: {
          workspace: sampleBrand('b8', name, undefined),
          layout: { ...largeLayout, breadcrumbs: DEEP },
        },
      })
      const letters = document.createRange()
      letters.selectNodeContents(header.find('.brand-name > span'))
      expect(
        header.find('.crumb[data-kind="brand"]').getBoundingClientRect().right -
          letters.getBoundingClientRect().right,
      ).to.be.lessThan(30)
    })
  }

  it('do not repeat the tab of home, but on a phone, which shows no tabs', async () => {
    const home = { ...sampleLayout, path: '/you', breadcrumbs: { text: 'You' } }
    await setViewport({ width: 1440, height: 900 })
    const { find } = await mountMiniApp('header', { context: { layout: home } })
    expect(find('.crumb[data-kind="text"]').getClientRects()).to.have.length(0)
    await setViewport({ width: 390, height: 844 })
    expect(find('.crumb[data-kind="text"]').getClientRects()).to.have.length(1)
  })

  it('keep the focus on the brand when there is one, or another one', async () => {
    const { find, update, element } = await mountMiniApp('header', { context: { workspace: null } })
    find('.brand-button').focus()
    for (const workspace of [brand, sampleBrand('b7', 'Tea', undefined)]) {
      await update({ context: { workspace } })
      expect(element.shadowRoot!.activeElement === find('.brand-button')).to.equal(true)
    }
  })

  it('cut a name that is a sentence on one line, with the whole in its tooltip, and leave the navigation its room', async () => {
    const name = 'How search, retail media and measurement plan the spring together in seven markets'
    const long = await mountAt(1440, { app: 'Speed date', details: [{ name }] })
    const { offsetHeight, title } = long.find('.crumb-last')
    expect([isCut(long.find('.crumb-last')), title, offsetHeight < 30]).to.deep.equal([true, name, true])
    expect(long.findAll('[data-entry]:not([data-overflowing])').length).to.be.greaterThan(1)
  })

  it('lead up: to the start of the app, and where a step says', async () => {
    const steps = { ...DEEP, sectionPath: '/brands/{brandId}/scorecards/scorecard/ppc/intro' }
    await setViewport({ width: 1920, height: 900 })
    const header = await mountMiniApp('header', {
      context: { workspace: brand, layout: { ...largeLayout, breadcrumbs: steps } },
      route: { basePath: '/brands/b9/scorecards' },
    })
    const links = header.findAll<HTMLAnchorElement>('.crumbs a')
    expect(links.map((link) => [link.title, link.getAttribute('href')])).to.deep.equal([
      ['Unlock: Scorecards', '/brands/b9/scorecards'],
      ['Site and app audit', '/brands/b9/scorecards/scorecard/ppc/intro'],
    ])
    await expect(header.element).to.be.accessible()
  })

  it('tell the category of an app as a label', async () => {
    const { find } = await mountAt(1440, { category: 'Unlock', app: 'Scorecards' })
    expect(find('.crumb[aria-current="page"]').textContent).to.equal('Unlock: Scorecards')
  })
})
