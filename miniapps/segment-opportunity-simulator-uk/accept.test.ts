import { expect } from '@open-wc/testing'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { savedFile } from '../../test/browser/saved-file.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { editionInTests } from '../domain/audience/edition-in-tests.ts'
import type { Body } from '../domain/document/change.ts'
import {
  openOpportunity,
  opportunityInTests,
  U1,
  worthIn,
} from '../kit/audience/opportunities/opportunity-in-tests.ts'

const NAME = 'Connected strivers'
/** Guesses of the acceptance's fourth line; levers stand aside. */
const GUESSED: Body = {
  seed: 1,
  'segments/1/name': NAME,
  'segments/1/population': 4_200_000,
  'segments/1/penetrationLow': 12,
  'segments/1/penetration': 14,
  'segments/1/penetrationHigh': 16,
  'segments/1/frequencyLow': 4.5,
  'segments/1/frequency': 5.5,
  'segments/1/frequencyHigh': 6,
  'segments/1/spendLow': 800,
  'segments/1/spend': 850,
  'segments/1/spendHigh': 950,
}

const bars = (app: MountedMiniApp) => app.findAll('.os-chart-value').map(({ textContent }) => textContent)
const text = (app: MountedMiniApp) => app.element.shadowRoot!.textContent
const drawn = (app: MountedMiniApp) => waitUntil(() => /10,000 draws/.test(text(app)))

describe('segment opportunity simulator UK', () => {
  it('lists the simulations of the brand', async () => {
    const app = await mountMiniApp('segment-opportunity-simulator-uk', opportunityInTests('uk').mounted())
    await waitUntil(() => app.findAll('tbody a, .os-grid-rows a').length === 1)
    expect(text(app)).to.match(/Strivers/)
  })

  it('[Simulators 1] [Simulators 2] values U1, and attributes its gain to the levers', async () => {
    const { app } = await openOpportunity('uk')
    await waitUntil(() => worthIn(app, NAME).length > 0 && bars(app).length === 4)
    expect(worthIn(app, NAME).slice(1, 4)).to.deep.equal(['£21,420,000', '£27,489,000', '£6,069,000'])
    expect(bars(app).join(' ')).to.contain('3,748,500').and.contain('2,320,500')
  })

  it('[Simulators 1] values U3: the share who buy ends at the category’s, and the payback is 4', async () => {
    const { app } = await openOpportunity('uk', {
      fields: {
        'segments/1/name': NAME,
        'segments/1/population': 1_000_000,
        'segments/1/penetration': 20,
        'segments/1/frequency': 4,
        'segments/1/spend': 1000,
        'segments/1/category': 25,
        'segments/1/margin': 40,
        'segments/1/cost': 20_000_000,
        'levers/1/driver': 'penetration',
        'levers/1/lift': 50,
      },
    })
    await waitUntil(() => worthIn(app, NAME).length > 0)
    expect(worthIn(app, NAME).slice(3, 5)).to.deep.equal(['£2,000,000', '4'])
    expect(text(app)).to.contain('ends at the category’s')
  })

  it('[Simulators 3] refuses a brand with more buyers than its category, and a lift of −100 % gives 0', async () => {
    const { app } = await openOpportunity('uk', { fields: { ...U1, 'segments/1/category': 10 } })
    await waitUntil(() => worthIn(app, NAME).length > 0)
    expect(worthIn(app, NAME)[2]).to.equal('–')
    expect(text(app)).to.contain('more people buy the brand than buy the category (10%)')
    const lost = await openOpportunity('uk', { fields: { ...U1, 'levers/2/lift': -100 } })
    await waitUntil(() => worthIn(lost.app, NAME)[2] === '£0')
  })

  it('[Simulators 4] [Simulators 5] draws ten thousand times, the same for the same seed', async () => {
    const [one, other] = [
      await openOpportunity('uk', { fields: GUESSED }),
      await openOpportunity('uk', { fields: GUESSED }),
    ]
    await drawn(one.app)
    await drawn(other.app)
    const [, , , , , p10, p50, p90] = worthIn(one.app, NAME)
    const pounds = (shown: string | undefined) => Number(shown!.replaceAll(/[£,]/g, ''))
    expect(pounds(p10)).to.be.below(pounds(p50))
    expect(pounds(p50)).to.be.within(26_500_000, 27_800_000)
    expect(pounds(p90)).to.be.above(pounds(p50))
    expect(worthIn(other.app, NAME)).to.deep.equal(worthIn(one.app, NAME))
  })

  it('shows what the worth hangs on, and says where a range is wrong', async () => {
    const { app } = await openOpportunity('uk', { fields: { ...GUESSED, 'segments/1/spendLow': 900 } })
    await waitUntil(() => /What the result hangs on/.test(text(app)))
    expect(text(app)).to.contain('the range of Spend does not contain the figure itself')
  })

  it('computes anew once a figure is typed, and keeps it', async () => {
    const { app, value } = await openOpportunity('uk', { fields: { title: 'Strivers', seed: 1 } })
    expect(text(app)).to.contain('Nothing to compute yet')
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Add a segment')!
      .click()
    await waitUntil(() => app.findAll('[data-path="segments/1/population"] input').length === 1)
    const type = (part: string, typed: string) => {
      const field = app.find<HTMLInputElement>(`[data-path="segments/1/${part}"] input`)
      field.focus()
      document.execCommand('insertText', false, typed)
      field.blur()
    }
    type('population', '1000000')
    type('penetration', '10')
    type('frequency', '4')
    type('spend', '2.50')
    await waitUntil(() => worthIn(app, 'Segment 1')[1] === '£1,000,000')
    await waitUntil(() => value('segments/1/spend') === 250)
  })

  it('takes no audience of another country, and says why', async () => {
    const { app, value } = await openOpportunity('uk', {
      editions: [
        editionInTests(),
        editionInTests({ id: 'us', title: 'Readers', markets: ['US'] }),
        editionInTests({ id: 'both', title: 'Everywhere', markets: ['GB', 'US'] }),
      ],
    })
    app
      .findAll('button')
      .find(({ textContent }) => textContent.trim() === 'Choose a published audience')!
      .click()
    await waitUntil(() => app.findAll('.chooser-pick').length === 2)
    const select = app.find<HTMLSelectElement>('dialog select')
    select.value = ''
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => app.findAll('.chooser-pick').length === 3)
    const pick = (title: string) =>
      app.findAll('.chooser-pick').find(({ textContent }) => textContent.includes(title))!
    for (const title of ['Readers', 'Everywhere']) pick(title).click()
    expect(value('pins/1')).to.equal(undefined)
    expect(pick('Readers').closest('tr')!.textContent).to.contain(
      'Counted in United States. This simulator values people in United Kingdom alone, in GBP.',
    )
    pick('Heavy viewers').click()
    await waitUntil(() => value('segments/1/population') === 18_735_500)
  })

  it('hands on a growth opportunity with dataset, edition and base as its evidence', async () => {
    const { app } = await openOpportunity('uk', {
      fields: { ...U1, 'pins/1': { type: 'audience', id: 'heavy', version: 1 } },
      editions: [editionInTests({ base: 'age >= 16' })],
    })
    const buttons = () => app.findAll('.opportunity-results > .os-row button')
    await waitUntil(() => buttons().length === 1)
    const { file } = await savedFile(async () => {
      buttons()[0]!.click()
      await waitUntil(() => app.findAll('.os-menu-item').length > 0)
      app
        .findAll('.os-menu-item')
        .find(({ textContent }) => textContent.includes('Growth'))!
        .click()
    })
    const [handed] = JSON.parse(await file.text()) as { evidence: Record<string, unknown>[] }[]
    expect(handed!.evidence.at(-1)).to.include({
      id: 'heavy',
      version: 1,
      base: 'age >= 16',
      value: 18_735_500,
    })
    expect(handed!.evidence.at(-1)!['dataset']).to.include({ id: 'survey-2026', version: 1 })
  })
})
