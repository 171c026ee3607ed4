import { expect } from '@open-wc/testing'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { curveInTests, O6 } from '../domain/scenarios/scenario-in-tests.ts'
import { openScenario as open, press } from './open-scenario-in-tests.ts'
import { ASKED, COMPUTED, computedInTests, scenarioAppInTests } from './scenario-in-tests.ts'

const slide = (app: MountedMiniApp, at: number, value: number) => {
  const slider = app.findAll<HTMLInputElement>('.sliders input[type=range]')[at]!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, String(value))
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('express scenario', () => {
  it('lists the scenarios of the brand with budget and reach', async () => {
    const app = await mountMiniApp('architect-junior', scenarioAppInTests().mounted())
    await waitUntil(() => app.findAll('tbody a, .os-grid-rows a').length === 1)
    expect(app.element.shadowRoot!.textContent).to.match(/Spring.*£100,000\.00.*57\.5%/)
  })

  it('[Express scenario 1] computes three options side by side from the answers', async () => {
    const { app, value } = await open(ASKED)
    await press(app, 'Compute options')
    await waitUntil(() => app.findAll('.option').length === 3)
    await waitUntil(() => typeof value('options/efficient/spend/TV') === 'number')
    expect(app.find('.option[aria-current]').textContent).to.match(/Efficient.*57\.5%/)
    const [tv, olv] = ['TV', 'OLV'].map((code) => Number(value(`options/efficient/spend/${code}`)))
    expect(tv! + olv!).to.equal(10_000_000)
    expect(Math.abs(tv! - 5_000_000)).to.be.lessThan(100_000)
  })

  it('[Express scenario 4] explains minimums above the budget, and computes nothing', async () => {
    const { app, value } = await open({
      ...ASKED,
      'limits/TV/min': 6_000_000,
      'limits/OLV/min': 5_000_000,
    })
    await press(app, 'Compute options')
    await waitUntil(() => app.findAll('.results [role=alert]').length === 1)
    expect(app.find('.results [role=alert]').textContent).to.contain(
      '£110,000.00, more than the budget of £100,000.00',
    )
    expect(value('computedFrom')).to.equal(undefined)
    const least = app.findAll<HTMLInputElement>('.limits-of input')[0]!
    least.focus()
    least.select()
    document.execCommand('insertText', false, '1')
    least.blur()
    await waitUntil(() => app.findAll('.results [role=alert]').length === 0)
  })

  it('says of each touchpoint what it costs, or why it cannot be planned with', async () => {
    const { app } = await open(ASKED)
    await waitUntil(() => app.findAll('.offers .os-choice').length === 3)
    const search = app.findAll('.offers .os-field').find((each) => each.textContent.includes('SEARCH'))!
    expect(search.textContent).to.contain('No approved curve')
    expect(search.querySelector('input')!.disabled).to.equal(true)
  })

  it('follows a slider at once, keeps the sum, and takes the move back', async () => {
    const { app, value } = await open()
    await waitUntil(() => app.findAll('.sliders input').length === 2)
    const before = value('options/efficient/spend/OLV')
    slide(app, 0, 80_000)
    expect(app.find('.option[aria-current]').textContent).to.contain('£80,000')
    await waitUntil(() => value('options/efficient/spend/OLV') === 8_000_000)
    expect([value('options/efficient/spend/TV'), value('options/efficient/edited')]).to.deep.equal([
      2_000_000,
      true,
    ])
    await press(app, 'Undo (Ctrl+Z)')
    await waitUntil(() => value('options/efficient/spend/OLV') === before)
  })

  it('gives the others their shares back when a slider returns from its end', async () => {
    const fit = { family: 'exponential', max: 70, k: 40_000 } as const
    const at = 'options/efficient/spend'
    const spends = { [`${at}/OLV`]: 5_000_000, [`${at}/RADIO`]: 1_000_000, [`${at}/TV`]: 4_000_000 }
    const fields = { ...computedInTests({}, { ...O6, RADIO: fit }), ...spends }
    const { app, value } = await open(fields, { newer: [curveInTests('RADIO', fit)] })
    await waitUntil(() => app.findAll('.sliders input').length === 3)
    const spendOf = (code: string) => value(`${at}/${code}`)
    const before = Number(spendOf('OLV')) / 100
    slide(app, 0, 100_000)
    await waitUntil(() => spendOf('TV') === 0 && spendOf('RADIO') === 0)
    slide(app, 0, before)
    await waitUntil(() => spendOf('TV') === 4_000_000 && spendOf('RADIO') === 1_000_000)
  })

  it('replaces a move that was not stored yet by the options that are computed', async () => {
    const { app, value } = await open()
    await waitUntil(() => app.findAll('.sliders input').length === 2)
    const before = value('options/efficient/spend/OLV')
    slide(app, 0, 80_000)
    await press(app, 'Compute again')
    await waitUntil(() => app.asked.some(({ what }) => what === 'announce'))
    expect(app.find('.option[aria-current]').textContent).not.to.contain('Moved by hand')
    await press(app, 'Undo (Ctrl+Z)')
    await waitUntil(() => value('options/efficient/spend/OLV') === 8_000_000)
    await press(app, 'Undo (Ctrl+Z)')
    await waitUntil(() => value('options/efficient/spend/OLV') === before)
  })

  it('[Express scenario 7] offers a newer curve with both figures, and keeps the old until it is taken over', async () => {
    const newer = curveInTests(
      'TV',
      { family: 'exponential', max: 84, k: 100_000 },
      { version: 5, name: 'v2' },
    )
    const { app, value } = await open(COMPUTED, { newer: [newer] })
    await waitUntil(() => app.findAll('.newer li').length === 1)
    expect(app.find('.newer').textContent).to.match(
      /TV of the library United Kingdom v1 → v2: reach 57\.5 → 58\.\d/,
    )
    expect(app.find('.option[aria-current]').textContent).to.contain('57.5%')
    await press(app, 'Take over')
    await waitUntil(() => (value('pins/curve.TV') as { version: number }).version === 5)
    await waitUntil(() => app.findAll('.newer').length === 0)
    expect(app.find('.option[aria-current]').textContent).to.match(/58\.\d%/)
  })

  it('says that options are of answers before, once these are others', async () => {
    const others = {
      'answers/budget': 12_000_000,
      'answers/currency': 'JPY',
      'answers/touchpoints/TV': false,
    }
    const { app } = await open({ ...COMPUTED, ...others, duplication: 2 })
    await waitUntil(() => app.findAll('.option').length === 3)
    expect(app.find('.results').textContent).to.contain('The answers have changed since')
    expect(app.find('.option[aria-current] .spends').textContent).to.match(/TV.*£49,727/)
    expect(app.find('.option[aria-current]').textContent).to.contain('57.5%')
  })

  it('keeps the figures of a curve that was retired since, and says so', async () => {
    const { app } = await open(COMPUTED, { status: 'sent', retired: ['TV'] })
    await waitUntil(() => app.findAll('.option').length === 3)
    expect(app.find('.option[aria-current]').textContent).to.contain('57.5%')
    expect(app.find('.results').textContent).to.contain(
      'The curve of TV of the library that this was computed with was retired',
    )
  })

  it('keeps the figures, and calls no curve retired, where another market is answered', async () => {
    const { app } = await open({ ...COMPUTED, 'answers/market': 'AT' })
    await waitUntil(() => app.findAll('.option').length === 3)
    expect(app.find('.option[aria-current]').textContent).to.contain('57.5%')
    expect(app.find('.results').textContent).not.to.contain('retired')
  })

  it('[Express scenario 6] hands a finished scenario on, and links what was made of it', async () => {
    const campaign = {
      type: 'campaign',
      id: 'of-one',
      title: 'Spring campaign',
      status: 'draft',
      path: '/setup/of-one',
    }
    const made = [{ ...campaign, version: 3, name: null, newest: null }]
    const { app, handed } = await open(COMPUTED, { status: 'sent', made })
    await waitUntil(() => app.findAll('.document-links a').length === 1)
    expect(app.find('.document-links a').textContent).to.equal('Spring campaign')
    await press(app, 'Create campaign')
    await waitUntil(() => handed.length === 1)
    expect(handed[0]).to.match(/\/brand-1\/scenarios\/one$/)
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
  })
})
