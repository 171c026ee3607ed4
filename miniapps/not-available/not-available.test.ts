import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'

const card = (title: string, help = {}) => ({
  portal: { app: { key: 'retail-compass', title, category: 'Unlock', help } },
})

const help = {
  knowledgeBaseUrl: 'https://help.example/retail',
  communityUrl: 'https://community.example/retail',
}

describe('not-available', () => {
  it('names the application, says honestly that it is not there yet', async () => {
    const app = await mountMiniApp('not-available', card('Retail compass'))
    expect(app.find('h1').textContent).to.equal('Retail compass')
    expect(app.find('.lead').textContent).to.equal('Retail compass is not part of this installation yet.')
    expect(app.events).to.deep.equal([
      { name: 'set-breadcrumbs', payload: { category: 'Unlock', app: 'Retail compass' } },
    ])
    await checkState(app)
  })

  it('says when an app in maintenance is back, and whom to ask', async () => {
    const maintenance = { until: '2026-11-23T18:00:00Z', note: 'New costs', owner: 'Media quality team' }
    const { portal } = card('Cart')
    const app = await mountMiniApp('not-available', { portal: { app: { ...portal.app, maintenance } } })
    const { textContent } = app.find('.os-page')
    for (const said of ['In maintenance', 'New costs', 'Media quality team', '2026'])
      expect(textContent).to.contain(said)
    await checkState(app)
  })

  it('leads to your page, to the scorecards of the brand and to help where there is any', async () => {
    const app = await mountMiniApp('not-available', card('Retail compass', help))
    const links = app.findAll<HTMLAnchorElement>('.ways a').map((link) => link.getAttribute('href'))
    expect(links).to.deep.equal(['/you', '/brands/b1/scorecards', help.knowledgeBaseUrl, help.communityUrl])
    await checkState(app)
  })

  it('offers no scorecards without a brand, and no help that does not exist', async () => {
    const app = await mountMiniApp('not-available', { ...card('Budget'), context: { workspace: null } })
    expect(app.findAll('.ways a').map(({ textContent }) => textContent)).to.deep.equal(['Your page'])
  })

  it('keeps a long name within 390 pixels', async () => {
    const app = await mountMiniApp(
      'not-available',
      card('Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'),
    )
    app.element.style.cssText = 'display: block; width: 390px'
    expect(app.find('.os-page').scrollWidth).to.be.at.most(390)
  })
})
