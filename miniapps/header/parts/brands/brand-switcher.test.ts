import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleBrand, sampleBrands, sampleLayout } from '../../../../test/browser/sample-context.ts'
import type { Denial } from '../../../../shell/contract/denial.ts'
import type { Workspace } from '../../../../shell/contract/entities.ts'
import type { Layout } from '../../../../shell/contract/layout.ts'
import { sampleDenials } from '../../../../test/browser/large-layout.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'

const germany = { code: 'DE', name: 'Germany', currency: 'EUR' }
const thousands = Array.from({ length: 10_000 }, (_, index) =>
  sampleBrand(`t${index}`, `Brand ${String(index).padStart(5, '0')}`, germany, `Client ${index % 97}`),
)

const openSwitcher = (brands: readonly Workspace[] = sampleBrands, denials: readonly Denial[] = []) =>
  openHeader({ ...sampleLayout, brands, denials })

async function openHeader(layout: Layout) {
  const header = await mountMiniApp('header', { context: { layout } })
  header.find('.brand-button').focus()
  await sendKeys({ press: 'Enter' })
  const active = () =>
    header.element.shadowRoot!.getElementById(header.find('input').getAttribute('aria-activedescendant')!)
  return { ...header, active, name: () => active()?.querySelector('.os-truncate')?.textContent }
}

describe('brand switcher', () => {
  beforeEach(async () => {
    localStorage.removeItem('recentBrands')
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })

  it('opens with the focus in its field and everything in sight named', async () => {
    const { element, findAll } = await openSwitcher([
      ...sampleBrands,
      { ...sampleBrand('p', 'Pitch brand', germany), status: 'PITCH' },
    ])
    expect(element.shadowRoot!.activeElement?.matches('input[role="combobox"]')).to.equal(true)
    expect(findAll('[role="option"]')[0]!.textContent).to.contain('Nordlicht · Germany')
    expect(findAll('.os-badge').map(({ textContent }) => textContent)).to.deep.equal(['Pitch'])
  })

  it('finds by name, client and country as one types, and asks for the brand on Enter', async () => {
    const { name, events, findAll } = await openSwitcher()
    await sendKeys({ type: 'kingdom tea' })
    expect(name()).to.equal('Nordlicht Tea')
    await sendKeys({ press: 'Enter' })
    expect(events).to.deep.equal([{ name: 'change-workspace', payload: { workspaceId: 'b2' } }])
    expect(findAll('dialog')).to.have.length(0)
  })

  it('asks for nothing when the active brand is chosen again', async () => {
    const { events, name } = await openSwitcher()
    await sendKeys({ type: 'kaffee' })
    expect(name()).to.equal('Nordlicht Kaffee')
    await sendKeys({ press: 'Enter' })
    expect(events).to.deep.equal([])
  })

  it('moves with arrows, Home, End and pages through 10,000 brands and renders only those in sight', async () => {
    const { name, active, findAll } = await openSwitcher(thousands)
    await sendKeys({ press: 'ArrowDown' })
    expect(name()).to.equal('Brand 00001')
    await sendKeys({ press: 'PageDown' })
    expect(name()).to.equal('Brand 00009')
    await sendKeys({ press: 'End' })
    expect(name()).to.equal('Brand 09999')
    expect([active()!.getAttribute('aria-posinset'), active()!.getAttribute('aria-setsize')]).to.deep.equal([
      '10000',
      '10000',
    ])
    const { bottom } = active()!.getBoundingClientRect()
    expect(bottom).to.be.at.most(active()!.closest('.brand-list')!.getBoundingClientRect().bottom + 1)
    await sendKeys({ press: 'ArrowDown' })
    expect(name()).to.equal('Brand 00000')
    expect(findAll('[role="option"]').length).to.be.lessThan(60)
  })

  it('is filled with rows as soon as it opens', async () => {
    const { find, findAll } = await openSwitcher(thousands)
    const list = find('.brand-list').getBoundingClientRect()
    expect(findAll('.brand-option').at(-1)!.getBoundingClientRect().bottom).to.be.greaterThan(list.bottom)
  })

  for (const width of [1440, 390]) {
    it(`has rows as high as their letters need at ${width} pixels, whatever size of them the person has chosen`, async () => {
      await setViewport({ width, height: 900 })
      document.documentElement.style.fontSize = '32px'
      try {
        const { findAll, active } = await openSwitcher(thousands)
        await sendKeys({ press: 'End' })
        const rows = findAll('.brand-option').map((row) => row.getBoundingClientRect())
        rows.slice(1).forEach(({ top }, index) => expect(top).to.be.closeTo(rows[index]!.bottom, 1))
        for (const row of findAll('.brand-option')) expect(row.scrollHeight).to.be.at.most(row.clientHeight)
        const list = active()!.closest('.brand-list')!.getBoundingClientRect()
        expect(active()!.getBoundingClientRect().bottom).to.be.closeTo(list.bottom, 1)
      } finally {
        document.documentElement.style.removeProperty('font-size')
      }
    })
  }

  it('counts one brand as one', async () => {
    const { find } = await openSwitcher(sampleBrands.slice(0, 1))
    expect(find('output').textContent).to.equal('1 brand')
    await sendKeys({ type: 'kaffee' })
    expect(find('output').textContent).to.equal('1 of 1 brand')
  })

  it('says when nothing matches', async () => {
    const { find, findAll } = await openSwitcher()
    await sendKeys({ type: 'xyz' })
    expect(find('output').textContent).to.equal(
      'No brand matches “xyz”. Try a shorter word, or the client or country.',
    )
    expect(findAll('[role="option"]')).to.have.length(0)
    await sendKeys({ press: 'Enter' })
    expect(find('dialog').hasAttribute('open')).to.equal(true)
  })

  it('leads from a brand that is missing to the reason, by keyboard and back', async () => {
    const missing: Denial = {
      asked: 'Brands you do not find',
      outcome: 'hidden',
      because: 'Their team decides.',
      missing: 'brands',
    }
    const { find, findAll, element } = await openSwitcher(sampleBrands, [...sampleDenials, missing])
    expect(findAll('.why')).to.have.length(0)
    await sendKeys({ type: 'xyz' })
    expect(find('.brand-none').textContent).to.contain('Only brands that are shared with you are listed.')
    await sendKeys({ press: 'Tab' })
    expect(element.shadowRoot!.activeElement?.textContent).to.equal("Why can't I see this?")
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => findAll('.denials').length > 0, 'the explanation has loaded')
    expect(find('.denials').textContent).to.equal('You asked aboutBrands you do not findTheir team decides.')
    await sendKeys({ press: 'Escape' })
    expect(element.shadowRoot!.activeElement?.matches('.brand-button')).to.equal(true)
  })

  it('works the reasons out when they are asked for, not at the key that empties the list', async () => {
    let reads = 0
    const layout = {
      ...sampleLayout,
      get denials() {
        reads++
        return sampleDenials
      },
    }
    const { find, findAll } = await openHeader(layout)
    const before = reads
    await sendKeys({ type: 'xyz' })
    expect([findAll('.why').length, reads - before]).to.deep.equal([1, 0])
    find('.why button').click()
    await waitUntil(() => findAll('.denials').length > 0, 'the explanation has loaded')
  })

  it('says so where no brand is shared with somebody', async () => {
    const { find } = await openSwitcher([])
    expect(find('output').textContent).to.equal('No brand is shared with you yet.')
  })

  it('puts brands of earlier visits on top, without the active one', async () => {
    localStorage.setItem('recentBrands', JSON.stringify(['b3', 'gone']))
    const { findAll, name } = await openSwitcher()
    expect(
      findAll('[aria-label="Recent"] [role="option"]').map(({ id }) => id.split('-').at(-1)),
    ).to.deep.equal(['0'])
    expect(name()).to.equal('Grundstücksverkehrsgenehmigungszuständigkeit')
    expect(JSON.parse(localStorage.getItem('recentBrands')!)).to.deep.equal(['b1', 'b3', 'gone'])
  })

  it('closes with Esc and gives the focus back', async () => {
    const { element, findAll } = await openSwitcher()
    await sendKeys({ press: 'Escape' })
    expect(findAll('dialog')).to.have.length(0)
    expect(element.shadowRoot!.activeElement?.matches('.brand-button')).to.equal(true)
  })

  it('opens with the key B', async () => {
    const { findAll, element } = await mountMiniApp('header')
    await sendKeys({ press: 'b' })
    expect(findAll('dialog[open]')).to.have.length(1)
    await sendKeys({ press: 'Escape' })
    expect(element.shadowRoot!.activeElement?.matches('.brand-button')).to.equal(true)
  })
})
