import { expect, nextFrame } from '@open-wc/testing'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { enter } from '../../test/browser/enter.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { PlanVersion } from '../domain/comparisons/compared-plan.ts'
import { ratePath } from '../domain/comparisons/compared-versions.ts'
import {
  cpmLine,
  flatLine,
  K1_CURVE,
  K2_CURVES,
  versionInTests,
} from '../domain/comparisons/comparison-in-tests.ts'
import type { Body } from '../domain/document/change.ts'
import { PLAN_CURVES, tvLine } from '../domain/plans/plan-in-tests.ts'
import { comparisonInTests, figure, openComparison } from './comparison-app-in-tests.ts'

const NAMED: Body = { title: 'A' }
const k1 = (key: string, units: number, title: string) =>
  versionInTests(key, [flatLine('TV', units)], [K1_CURVE], { title })
const K1: readonly PlanVersion[] = [k1('1', 500_000, 'A'), k1('2', 560_000, 'B')]
const olv = (key: string, lines: Parameters<typeof cpmLine>[], more: Body = {}) =>
  versionInTests(
    key,
    lines.map((line) => cpmLine(...line)),
    PLAN_CURVES,
    more,
  )

const pressed = async (app: MountedMiniApp, name: string) => {
  const named = () => app.findAll('button').find((each) => (each.ariaLabel ?? each.textContent) === name)
  await waitUntil(() => named() && !named()!.matches(':disabled'))
  named()!.focus()
  named()!.click()
}
const lines = (app: MountedMiniApp) =>
  app.findAll('section.comparison-part tbody tr').map(({ textContent }) => textContent)
const bars = (app: MountedMiniApp) => app.findAll('.os-chart-value').map(({ textContent }) => textContent)

describe('media plan comparison', () => {
  it('lists the comparisons of the brand', async () => {
    const app = await mountMiniApp(
      'media-plan-comparison',
      comparisonInTests(K1, [K1_CURVE]).mounted('/list'),
    )
    await waitUntil(() => app.findAll('tbody a, .os-grid-rows a').length === 1)
    expect(app.element.shadowRoot!.textContent).to.match(/Spring.*2/)
  })

  it('[Comparison 1] tells what a point costs and each further one, and reach at an equal budget', async () => {
    const { app } = await openComparison(K1, [K1_CURVE])
    await waitUntil(() => figure(app, 'Cost per reach point'))
    expect(figure(app, 'Total cost')).to.contain('£500,000.00').and.contain('+£60,000.00')
    expect(figure(app, 'Cost per reach point')).to.contain('£7,911').and.contain('£8,235')
    expect(figure(app, 'Reach beyond the baseline')).to.contain('+4.8 pts')
    expect(figure(app, 'Cost per extra point')).to.contain('£12,500')
    const k2 = (key: string, tv: number, video: number) =>
      versionInTests(key, [flatLine('TV', tv), flatLine('OLV', video)], K2_CURVES)
    const equal = await openComparison([k2('1', 400, 100), k2('2', 280, 280)], K2_CURVES)
    await waitUntil(() => figure(equal.app, 'Reach at £500'))
    expect(figure(equal.app, 'Reach at £500')).to.contain('71.9%').and.contain('70.4%')
  })

  it('[Comparison 2] parts a difference in cost into volume and price', async () => {
    const { app } = await openComparison(
      [olv('1', [[10_000_000, 10]]), olv('2', [[12_000_000, 9]])],
      PLAN_CURVES,
    )
    await waitUntil(() => lines(app).length === 1)
    expect(lines(app)[0]).to.match(/Changed.*20,000\.00.*-12,000\.00.*8,000\.00/)
    await waitUntil(() => bars(app).length > 4)
    expect(bars(app)).to.include.members(['£100,000', '+£20,000', '-£12,000', '£108,000'])
  })

  it('[Comparison 3] of a plan with itself is all nothing', async () => {
    const plan = K1[0]!
    const { app } = await openComparison([plan, { ...plan, key: '2' }], [K1_CURVE])
    await waitUntil(() => figure(app, 'Cost per extra point'))
    expect(figure(app, 'Reach beyond the baseline')).to.contain('0.0 pts')
    await waitUntil(() =>
      app.element.shadowRoot!.textContent.includes('The lines of both plans are the same.'),
    )
    await waitUntil(() => bars(app).length > 3)
    expect(new Set(bars(app).slice(1, -1))).to.deep.equal(new Set(['£0']))
  })

  it('[Comparison 4] has a line that only one plan has as added, all of it volume', async () => {
    const before = olv('1', [[1_000_000, 10]])
    const after = olv('2', [
      [1_000_000, 10],
      [500_000, 12, { vendor: 'Beacon' }],
    ])
    const { app } = await openComparison([before, after], PLAN_CURVES)
    await waitUntil(() => lines(app).length === 1)
    expect(lines(app)[0]).to.match(/Beacon.*Added.*0\.00.*6,000\.00.*6,000\.00.*0\.00.*6,000\.00/)
    app.find<HTMLInputElement>('section.comparison-part input[type=checkbox]').click()
    await waitUntil(() => lines(app).length === 2)
  })

  it('[Comparison 5] of two currencies waits for a rate, and shows its date and source', async () => {
    const euros = olv('2', [[1_000_000, 10]], { currency: 'EUR' })
    const { app, value, documents } = await openComparison([olv('1', [[1_000_000, 10]]), euros], PLAN_CURVES)
    await waitUntil(() => app.findAll('.rate').length === 1)
    expect(app.find('.os-notice').textContent).to.contain('Enter the rate of EUR to GBP')
    expect(app.findAll('.figures')).to.deep.equal([])
    const field = (part: 'rate' | 'source') =>
      app.find<HTMLInputElement>(`[data-path="${ratePath('EUR', 'GBP', part)}"] :is(input, textarea)`)
    field('rate').focus()
    document.execCommand('insertText', false, '0.85')
    field('rate').blur()
    enter(field('source'), 'European Central Bank')
    field('source').blur()
    await waitUntil(() => value(ratePath('EUR', 'GBP', 'rate')) === 0.85)
    await waitUntil(() => value(ratePath('EUR', 'GBP', 'source')) === 'European Central Bank')
    expect(app.findAll('.figures'), 'a rate has a date').to.deep.equal([])
    documents.setAs('Grace', 'one', { [ratePath('EUR', 'GBP', 'date')]: '2026-03-02' })
    await waitUntil(() => figure(app, 'Total cost'))
    expect(figure(app, 'Total cost')).to.contain('£10,000.00').and.contain('£8,500.00')
    expect(app.find('.findings').textContent).to.contain(
      '1 EUR = 0.85 GBP, on 2 Mar 2026, by European Central Bank',
    )
  })

  it('[Comparison 6] says in words which plan is better', async () => {
    const dear = versionInTests('2', [tvLine(100, { rate: 30_000_000 })], PLAN_CURVES, { title: 'B' })
    const { app } = await openComparison(
      [versionInTests('1', [tvLine(100)], PLAN_CURVES, NAMED), dear],
      PLAN_CURVES,
    )
    await waitUntil(() => app.findAll('.findings li').length > 0)
    expect(app.find('.findings').textContent).to.contain(
      'A, v1 reaches no less than B, v1 for no more money.',
    )
  })

  it('shows a version that was approved since with both figures, and takes it over only when told', async () => {
    const newer = { ...k1('2', 500_000, 'B'), version: 9, name: 'v2' }
    const { app, value } = await openComparison(K1, [K1_CURVE], { further: [newer] })
    await waitUntil(() => app.findAll('.newer li').length === 1)
    expect(app.find('.newer').textContent).to.contain('£560,000.00 → £500,000.00, reach 68.0% → 63.2%')
    expect(figure(app, 'Total cost')).to.contain('£560,000.00')
    await pressed(app, 'Compare v2')
    await waitUntil(() => (value('pins/2') as { version: number }).version === 9)
    await waitUntil(
      () => app.findAll('.newer li').length === 0 && !figure(app, 'Total cost').includes('560,000'),
    )
  })

  it('offers no version that is compared already', async () => {
    const newer = { ...k1('2', 560_000, 'A'), id: K1[0]!.id, version: 9, name: 'v2' }
    const { app } = await openComparison([K1[0]!, newer], [K1_CURVE])
    await waitUntil(() => figure(app, 'Total cost'))
    expect(app.findAll('.newer')).to.deep.equal([])
  })

  it('is read against another plan once that is the baseline', async () => {
    const { app, value } = await openComparison(K1, [K1_CURVE])
    await waitUntil(() => figure(app, 'Total cost'))
    const select = app.find<HTMLSelectElement>('.chosen-options select')
    select.value = '2'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => value('baseline') === '2')
    expect(figure(app, 'Total cost')).to.contain('-£60,000.00')
  })

  it('takes one more plan in a version with a name, and lets one go', async () => {
    const { app, value } = await openComparison(K1.slice(0, 1), [K1_CURVE], { further: K1.slice(1) })
    await waitUntil(() => app.element.shadowRoot!.textContent.includes('Choose two to five plan versions'))
    await pressed(app, 'Add a plan')
    await waitUntil(() => app.findAll('dialog option').length > 2)
    const [plan, version] = app.findAll<HTMLSelectElement>('dialog select')
    const choose = (select: HTMLSelectElement, chosen: string) => {
      select.value = chosen
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    choose(plan!, 'plan-2')
    await waitUntil(() => version!.options.length === 2)
    choose(version!, '3')
    await nextFrame()
    app.find('dialog .os-dialog-actions button:last-child').click()
    await waitUntil(() => (value('pins/2') as { id: string } | undefined)?.id === 'plan-2')
    await waitUntil(() => figure(app, 'Total cost'))
    await pressed(app, 'Remove B from the comparison')
    await waitUntil(() => value('pins/2') === null)
    await waitUntil(() => app.findAll('.figures').length === 0)
  })

  it('says of a plan that is gone that it is, and compares the others', async () => {
    const gone = { ...K1[1]!, key: '3', id: 'plan-3' }
    const { app, plans } = await openComparison([...K1, gone], [K1_CURVE])
    plans.documents.delete('plan-3')
    await waitUntil(() => figure(app, 'Total cost'))
    expect(app.findAll('.chosen-plan')).to.have.length(3)
  })
})
