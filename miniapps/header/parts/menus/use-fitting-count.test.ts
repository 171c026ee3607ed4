import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleLayout } from '../../../../test/browser/sample-context.ts'
import { fittingCount, shares } from './use-fitting-count.ts'

describe('fittingCount', () => {
  it('is all of them when they fit', () => expect(fittingCount([100, 100], 200)).to.equal(2))
  it('leaves room for the button that shows the others', () =>
    expect(fittingCount([100, 100, 100], 299)).to.equal(2))
  it('leaves that room as well where the button is there anyway', () => {
    expect(fittingCount([100, 100], 287, true)).to.equal(1)
    expect(fittingCount([100, 100], 288, true)).to.equal(2)
  })
  it('is none where not even the first fits', () => expect(fittingCount([100, 100], 120)).to.equal(0))
})

describe('shares', () => {
  const entries = [100, 100, 100]

  it('shows the client where every step has room', () => {
    expect(shares(entries, { room: 500, most: 400, breadcrumbs: 200 })).to.deep.equal({
      isRoomy: true,
      count: 3,
    })
  })

  it('keeps the same entries however long the breadcrumbs are', () => {
    expect(shares(entries, { room: 440, most: 400, breadcrumbs: 2000 })).to.deep.equal({
      isRoomy: false,
      count: 3,
    })
  })

  it('gives entries no more than their part', () =>
    expect(shares(entries, { room: 900, most: 200, breadcrumbs: 200 })).to.deep.equal({
      isRoomy: true,
      count: 1,
    }))
})

describe('the header', () => {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }

  it('is measured once for other breadcrumbs and once for another width, and for nothing else', async () => {
    await setViewport({ width: 1440, height: 900 })
    const header = await mountMiniApp('header', { context: { layout: sampleLayout } })
    await document.fonts.ready
    await frames(3)
    let times = 0
    const watch = new MutationObserver((records) => {
      times += records.filter(({ oldValue }) => oldValue === null).length
    })
    watch.observe(header.find('header'), {
      attributeFilter: ['data-measuring'],
      attributeOldValue: true,
    })
    await header.update({ context: { layout: { ...sampleLayout, path: '/elsewhere' } } })
    await frames(3)
    expect(times).to.equal(0)
    await header.update({ context: { layout: { ...sampleLayout, breadcrumbs: { app: 'Another' } } } })
    await frames(3)
    expect(times).to.equal(1)
    await setViewport({ width: 1000, height: 900 })
    await frames(5)
    expect(times).to.be.greaterThan(1)
    watch.disconnect()
  })
})
