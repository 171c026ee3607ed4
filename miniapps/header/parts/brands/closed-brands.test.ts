import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { manyBrands } from '../../../../test/browser/large-layout.ts'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleBrand, sampleBrands, sampleLayout } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import type { Workspace } from '../../../../shell/contract/entities.ts'

const germany = { code: 'DE', name: 'Germany', currency: 'EUR' }
const closed = [sampleBrand('c1', 'Nordlicht Bank', germany), sampleBrand('c2', 'Pine Bank', germany, 'Pine')]

async function openSwitcher(brands: readonly Workspace[], closedBrands: readonly Workspace[] = closed) {
  const header = await mountMiniApp('header', {
    context: { workspace: brands[0] ?? closedBrands[0]!, layout: { ...sampleLayout, brands, closedBrands } },
  })
  header.find('.brand-button').focus()
  await sendKeys({ press: 'Enter' })
  const active = () =>
    header.element.shadowRoot!.getElementById(header.find('input').getAttribute('aria-activedescendant')!)!
  const groups = () =>
    header
      .findAll('.brand-list > [role="group"]')
      .map((group) => [
        group.ariaLabel,
        ...[...group.querySelectorAll('.brand-names > :first-child')].map(({ textContent }) => textContent),
      ])
  const explained = async () => {
    await waitUntil(() => header.findAll('.denials').length > 0, 'the explanation has loaded')
    return header.find('.denials').textContent
  }
  return { ...header, active, groups, explained, status: () => header.find('output').textContent }
}

describe('a brand that somebody sees but may not work in, in the switcher', () => {
  beforeEach(async () => {
    localStorage.removeItem('recentBrands')
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })

  it('is there, locked, where no brand is open, and tells why', async () => {
    const { status, groups, explained, events, element } = await openSwitcher([])
    expect([status(), groups()]).to.deep.equal([
      'You have no access to a brand yet · 2 locked',
      [['No access', 'Nordlicht Bank', 'Pine Bank']],
    ])
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    expect(await explained()).to.equal(
      'You asked aboutDE - Pine BankYou can see DE - Pine Bank but not work in it. The brand’s team lead can add you.',
    )
    expect(events).to.deep.equal([])
    await sendKeys({ press: 'Escape' })
    expect(element.shadowRoot!.activeElement?.matches('.brand-button')).to.equal(true)
  })

  it('is found by its name, below what is open', async () => {
    const { status, groups, find, explained, events } = await openSwitcher(sampleBrands)
    await sendKeys({ type: 'nordlicht' })
    expect([status(), groups()]).to.deep.equal([
      '2 of 3 brands · 1 locked',
      [
        ['Matches', 'Nordlicht Kaffee', 'Nordlicht Tea'],
        ['No access', 'Nordlicht Bank'],
      ],
    ])
    find('.brand-option[aria-disabled]').click()
    expect(await explained()).to.contain('DE - Nordlicht Bank')
    expect(events).to.deep.equal([])
  })

  it('is not called unknown where it alone bears the name', async () => {
    const { status, active } = await openSwitcher(sampleBrands)
    await sendKeys({ type: 'pine bank' })
    expect([status(), active().textContent]).to.deep.equal([
      '0 of 3 brands · 1 locked',
      'DEPine BankPine · Germany',
    ])
  })

  it('is reached by keyboard past thousands, and only what is in sight is rendered', async () => {
    localStorage.setItem('recentBrands', JSON.stringify(['m7']))
    const all = manyBrands(20_000)
    const { active, find, findAll } = await openSwitcher(all.slice(0, 10_000), all.slice(10_000))
    await sendKeys({ press: 'End' })
    expect([active().ariaPosInSet, active().ariaSetSize, active().ariaDisabled]).to.deep.equal([
      '20001',
      '20001',
      'true',
    ])
    const inSight = () => {
      const [row, list] = [active(), find('.brand-list')].map((each) => each.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ]
      return row.top >= list.top - 1 && row.bottom <= list.bottom + 1
    }
    expect(inSight()).to.equal(true)
    for (let page = 0; page < 3; page++) await sendKeys({ press: 'PageUp' })
    expect([active().ariaPosInSet, inSight()]).to.deep.equal(['19977', true])
    expect(findAll('[role="option"]').length).to.be.lessThan(60)
  })
})
