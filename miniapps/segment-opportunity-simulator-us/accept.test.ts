import { waitUntil } from '../../test/browser/wait-until.ts'
import { openOpportunity, worthIn } from '../kit/audience/opportunities/opportunity-in-tests.ts'
import { expect } from '@open-wc/testing'

describe('segment opportunity simulator US', () => {
  it('[Simulators 1] values U2 in dollars, of adults from 18, with regions of its own', async () => {
    const { app } = await openOpportunity('us', {
      fields: {
        'segments/1/name': 'Explorers',
        'segments/1/population': 9_600_000,
        'segments/1/penetration': 8,
        'segments/1/frequency': 6,
        'segments/1/spend': 1400,
        'levers/1/driver': 'penetration',
        'levers/1/lift': 12.5,
        'levers/2/driver': 'spend',
        'levers/2/lift': 5,
      },
    })
    await waitUntil(() => worthIn(app, 'Explorers').length > 0)
    expect(worthIn(app, 'Explorers').slice(1, 3)).to.deep.equal(['US$64,512,000', 'US$76,204,800'])
    const text = app.element.shadowRoot!.textContent
    expect(text).to.contain('People aged 18 and over').and.contain('New York').and.not.contain('Granada')
  })
})
