import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { largeLayout } from '../../../../test/browser/large-layout.ts'
import { sampleBrands } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'

describe('header at 390 px', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })
  after(() => setViewport({ width: 1440, height: 900 }))

  it('fits the line, whatever the brand is called', async () => {
    const { find } = await mountMiniApp('header', { context: { workspace: sampleBrands[2]! } })
    expect([find('header').offsetHeight, find('header').scrollWidth]).to.deep.equal([65, 390])
    expect(getComputedStyle(find('.navigation')).display).to.equal('none')
  })

  it('opens everything else as a sheet of full height', async () => {
    const { find, findAll, events } = await mountMiniApp('header')
    find('.sheet-button').focus()
    await sendKeys({ press: 'Enter' })
    const { width, height } = find('dialog').getBoundingClientRect()
    expect([width, height]).to.deep.equal([390, 844])
    const text = find('dialog').textContent
    for (const word of [
      'Paula Planner',
      'You',
      'Scorecards',
      'Knowledge base',
      'Display settings',
      'Wavemaker',
      'Sign out',
    ])
      expect(text).to.contain(word)
    findAll('.sheet-line')
      .find(({ textContent }) => textContent === 'Sign out')!
      .click()
    expect(events.map(({ name }) => name)).to.deep.equal(['logout'])
  })

  it('folds long menus, but for the one with the current page', async () => {
    const { find, findAll } = await mountMiniApp('header', { context: { layout: largeLayout } })
    find('.sheet-button').click()
    await nextFrame()
    expect(
      findAll<HTMLDetailsElement>('details').map((fold) => [
        fold.querySelector('summary')!.textContent,
        fold.open,
      ]),
    ).to.deep.equal([
      ['Unlock', true],
      ['Plan', false],
      ['All apps', false],
    ])
    for (const fold of findAll<HTMLDetailsElement>('details')) fold.open = true
    expect(find('.sheet-body').scrollWidth).to.equal(find('.sheet-body').clientWidth)
    expect(find('.sheet-line[aria-disabled]').textContent).to.contain('no live panel')
  })

  it('keeps the titles of groups within a folded menu', async () => {
    const { find } = await mountMiniApp('header', {
      context: { layout: { ...largeLayout, path: '/brands/b1/scorecards/scorecard/ppc/intro' } },
    })
    find('.sheet-button').click()
    await nextFrame()
    const unlock = find<HTMLDetailsElement>('details')
    expect([unlock.querySelector('summary')!.textContent, unlock.open]).to.deep.equal(['Unlock', true])
    const within = unlock.querySelector('.sheet-group')!
    expect([within.querySelector('h3')!.textContent, within.querySelectorAll('li').length]).to.deep.equal([
      'Audits',
      3,
    ])
    expect(within.querySelector('[aria-current="page"]')!.textContent).to.equal('PPC audit')
  })

  it('leads from the sheet into the search', async () => {
    const { find, findAll } = await mountMiniApp('header')
    find('.sheet-button').click()
    await nextFrame()
    findAll('.sheet-line')
      .find(({ textContent }) => textContent === 'Search')!
      .click()
    await waitUntil(() => findAll('.palette [role="combobox"]').length > 0, 'the palette has loaded')
    expect(findAll('dialog')).to.have.length(1)
  })

  it('leads from the sheet into a dialog and back to its button', async () => {
    const { element, find, findAll } = await mountMiniApp('header')
    find('.sheet-button').focus()
    await sendKeys({ press: 'Enter' })
    findAll('.sheet-line')
      .find(({ textContent }) => textContent === 'Display settings')!
      .click()
    await nextFrame()
    expect(find('dialog[open] h2').textContent).to.equal('Display settings')
    await sendKeys({ press: 'Escape' })
    expect(element.shadowRoot!.activeElement?.matches('.sheet-button')).to.equal(true)
  })

  it('fills the screen with the brand search and offers a way back', async () => {
    const { find, findAll } = await mountMiniApp('header')
    find('.brand-button').click()
    await nextFrame()
    expect(find('dialog').getBoundingClientRect().width).to.equal(390)
    find('.brand-field > button').click()
    await nextFrame()
    expect(findAll('dialog')).to.have.length(0)
  })
})
