import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import type { Denial } from '../../../../shell/contract/denial.ts'
import { largeLayout, manyBrands } from '../../../../test/browser/large-layout.ts'
import { openPalette } from '../../../../test/browser/open-palette.ts'
import { sampleBrand, sampleBrands, sampleUser } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { findEntries } from './find-entries.ts'
import { sourcesOf } from './sources.ts'

const closedBrands = [sampleBrand('c1', 'Nordlicht Bank', { code: 'DE', name: 'Germany', currency: 'EUR' })]

describe('a brand that somebody sees but may not work in', () => {
  beforeEach(async () => {
    localStorage.clear()
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  })

  it('stands below what is open, by name, client or country', () => {
    for (const query of ['nordlicht', 'germany']) {
      const groups = findEntries(
        sourcesOf({ layout: { ...largeLayout, brands: sampleBrands, closedBrands } }),
        query,
        new Set(),
      )
      expect(groups.at(-1)!.title).to.equal('No access')
      expect(groups.at(-1)!.entries.map(({ title }) => title)).to.include('DE - Nordlicht Bank')
      expect(
        groups.flatMap(({ entries }) => entries).filter(({ brandId }) => brandId === 'c1'),
      ).to.deep.equal([])
    }
  })

  it('leads to the reason, and asks for no other brand', async () => {
    const { find, findAll, events, options } = await openPalette({ layout: { closedBrands } })
    await sendKeys({ type: 'nordlicht bank' })
    expect(options()[0]!.textContent).to.equal('DE - Nordlicht BankNordlicht · Germany')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => findAll('dialog.os-dialog .denials').length > 0, 'the explanation has loaded')
    expect(find('.denials').textContent)
      .to.contain('You asked about')
      .and.contain('DE - Nordlicht Bank')
      .and.contain('You can see DE - Nordlicht Bank but not work in it. The brand’s team lead can add you.')
    expect(events).to.deep.equal([])
  })

  it('stands there once, though it was refused before', async () => {
    const denials: readonly Denial[] = [
      { asked: 'DE - Nordlicht Bank', outcome: 'disabled', because: 'You can see it but not work in it.' },
    ]
    const { titles } = await openPalette({ layout: { closedBrands, denials } })
    await sendKeys({ type: 'nordlicht bank' })
    expect(titles()).to.deep.equal(['DE - Nordlicht Bank'])
  })

  it('is not kept among what was opened', async () => {
    const { findAll } = await openPalette({ layout: { closedBrands } })
    await sendKeys({ type: 'nordlicht bank' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => findAll('dialog.os-dialog .denials').length > 0, 'the explanation has loaded')
    expect(localStorage.getItem(`palette:recent:${sampleUser.id}`)).to.equal(null)
  })

  it('becomes an entry only where it is shown, of thousands', () => {
    const all = manyBrands(20_000)
    const sources = sourcesOf({
      layout: { ...largeLayout, brands: all.slice(0, 10_000), closedBrands: all.slice(10_000) },
    })
    const shown = findEntries(sources, 'nordlicht', new Set()).map(({ title, entries, total }) => [
      title,
      entries.length,
      total,
    ])
    expect(shown).to.deep.equal([
      ['Brands', 6, 1000],
      ['No access', 6, 1000],
    ])
  })
})
