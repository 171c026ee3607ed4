import { expect } from '@open-wc/testing'
import { answering } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const fetch = answering({ 'GET *': [{ id: 'a b', name: 'First' }] }) as typeof globalThis.fetch

describe('blank', () => {
  it('leads from the list to the page of each thing', async () => {
    const app = await mountMiniApp('blank', { portal: { fetch }, route: { basePath: '/blank' } })
    await waitUntil(() => app.findAll('.things a').length === 1)
    expect(app.find('.things a').getAttribute('href')).to.equal('/blank/a%20b')
    await app.update({ route: { tail: '/a%20b' } })
    await waitUntil(() => app.findAll('h1')[0]?.textContent === 'First')
    // effects follow the drawing, a frame later where the screen's code had to be fetched first
    await waitUntil(() => app.events.at(-1)?.name === 'update-breadcrumbs')
    const named = { name: 'update-breadcrumbs', payload: { details: [{ name: 'First' }] } }
    expect(app.events.at(-1)).to.deep.equal(named)
    await app.update({ route: { tail: '/' } })
    expect(app.events.at(-1)!.name).to.equal('reset-breadcrumbs-details')
  })

  it('says where nothing is, and leads back', async () => {
    const app = await mountMiniApp('blank', {
      portal: { fetch },
      route: { basePath: '/blank', tail: '/nowhere/at/all' },
    })
    expect(app.find('.os-state a').getAttribute('href')).to.equal('/blank')
  })
})
