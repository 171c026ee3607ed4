import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { daily, deliveriesInTests } from '../domain/deliveries/results-in-tests.ts'
import type { PlanDeliveries } from '../domain/deliveries/wire.ts'
import { olvLine, tvLine } from '../domain/plans/plan-in-tests.ts'
import { D1, D1_CAME, resultsInTests } from './results-app-in-tests.ts'

const opened = async (plan?: PlanDeliveries, more: Parameters<typeof resultsInTests>[1] = {}) => {
  const made = resultsInTests(plan, more)
  const app = await made.open()
  await waitUntil(() => app.findAll('h1').length === 1)
  return { ...made, app }
}

const tile = (app: MountedMiniApp, key: string) => app.find(`[data-tile="${key}"]`).textContent

const named = (app: MountedMiniApp, name: string | RegExp) =>
  app.findAll('button').filter((button) => {
    const text = button.ariaLabel ?? button.textContent
    return typeof name === 'string' ? text === name : name.test(text)
  })

async function press(app: MountedMiniApp, name: string | RegExp): Promise<void> {
  await waitUntil(() => named(app, name).some((button) => !button.matches(':disabled')))
  named(app, name)[0]!.click()
}

/** Chooses a file as the picker of the browser does. */
function choose(app: MountedMiniApp, name: string, text: string): void {
  const files = new DataTransfer()
  files.items.add(new File([text], name))
  const input = app.find<HTMLInputElement>('input[type=file]')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const REPORT = `Delivery report
Date,Publisher,Placement,Impressions,Net cost
2026-03-02,Northlight Video,Home,300000,3000.00
2026-03-02,Northlight Video,Home,40000,400.00
2026-03-03,Northlight Video,Home,340000,3400.00
2026-03-03,Unknown Media,Start,5000,10.00
Total,,,685000,6810.00
`

async function importReport(app: MountedMiniApp, text = REPORT): Promise<void> {
  await press(app, 'Import deliveries')
  await waitUntil(() => app.findAll('dialog[open] input[type=file]').length === 1)
  choose(app, 'report.csv', text)
  await press(app, 'Read the file')
  await waitUntil(() => named(app, /^Import \d/).length === 1)
}

describe('media plan results', () => {
  it('lists the plans of the brand, with what was spent and how fresh that is', async () => {
    const lines = [{}, { id: 'two', title: 'Draft', approval: null, spend: null, until: null }]
    const app = await resultsInTests(undefined, { lines }).open('/')
    await waitUntil(() => app.findAll('tbody a').length === 2)
    const [first, second] = app.findAll('tbody tr').map(({ textContent }) => textContent)
    expect(first).to.match(/Spring.*Approved v1.*£95,000\.00.*95%.*29 Mar 2026/)
    expect(second).to.match(/Draft.*Not approved/)
    expect(app.find('tbody a').getAttribute('href')).to.equal('/brands/brand-1/campaigns/results/one')
  })

  it('[Results 1] shows what came, what it cost, and what may be claimed', async () => {
    const { app } = await opened()
    expect(tile(app, 'delivery')).to.match(/92.*£92,000\.00 of £100,000\.00/)
    expect(tile(app, 'spend')).to.match(/95.*£95,000\.00 of £100,000\.00/)
    const row = app.find('.lines tbody tr').textContent
    expect(row).to.match(/10,000,000.*9,200,000.*92.*£10\.00.*£10\.33.*800,000/)
    const choices = app.findAll('.flagged label').map(({ textContent }) => textContent)
    expect(choices).to.deep.equal(['None', 'Make-good of 800,000, worth £8,000.00', 'Credit of £3,000.00'])
  })

  it('[Results 1] claims a make-good or a credit, never both', async () => {
    const { app, held } = await opened()
    const radios = () => app.findAll<HTMLInputElement>('.flagged input[type=radio]')
    radios()[1]!.click()
    await waitUntil(() => held.plan.claims['l1'] === 'make-good' && radios()[1]!.checked)
    radios()[2]!.click()
    await waitUntil(() => held.plan.claims['l1'] === 'credit' && radios()[2]!.checked)
    expect(radios()[1]!.checked).to.equal(false)
    await waitUntil(() => app.find('.lines tbody tr').textContent.includes('Credit of £3,000.00'))
  })

  it('[Results 2] shows reach at the delivered weight beside the reach that was planned', async () => {
    const plan = deliveriesInTests(
      [tvLine(200), olvLine(80)],
      [
        { line: 'l1', date: '2026-03-29', quantity: 100 },
        { line: 'l2', date: '2026-03-29', quantity: 80 },
      ],
    )
    const { app } = await opened(plan)
    await waitUntil(() => tile(app, 'reach').includes('Reached 50% of 64.3% planned'))
    expect(tile(app, 'reach')).to.match(/^Reach77\.8/)
  })

  it('[Results 3] calls a difference that chance makes as large not significant', async () => {
    const of = (creative: string, clicks: number) => ({ line: 'l1', creative, quantity: 10_000, clicks })
    const { app } = await opened(
      deliveriesInTests([D1], [D1_CAME], { creatives: [of('Red', 120), of('Blue', 150)] }),
    )
    const rows = app.findAll('.creatives tbody tr').map(({ textContent }) => textContent)
    expect(rows[1]).to.match(/Blue.*1\.5%.*z 1\.84, p 0\.066 Not significant/)
  })

  it('[Results 4] shows missing days as gaps, and says how many', async () => {
    const known = [...daily('2026-03-02', 5, { quantity: 1 }), ...daily('2026-03-10', 5, { quantity: 1 })]
    const { app } = await opened(deliveriesInTests([D1], known))
    expect(tile(app, 'until')).to.match(/14 Mar 2026.*3 days are missing in 1 line/)
    await waitUntil(() => app.findAll('.os-chart-line').length === 2)
    const starts = app.findAll('.os-chart-line').map((line) => line.getAttribute('d')!.split('M').length - 1)
    expect(starts).to.deep.equal([1, 2])
  })

  it('[Results 5] says n/a where nothing was planned', async () => {
    const { app } = await opened(deliveriesInTests([tvLine(0)], [{ quantity: 5, spend: 10 }]))
    expect(tile(app, 'delivery')).to.match(/^Delivery indexn\/a/)
    expect(app.find('.lines tbody tr').textContent).to.contain('n/a')
  })

  it('[Results 6] imports a report, and changes nothing when it comes again', async () => {
    const { app, sent } = await opened(deliveriesInTests([D1], []))
    await importReport(app)
    await press(app, /^Import 1 name/)
    await waitUntil(() => app.find('dialog[open]').textContent.includes('2 figures are new, 0 unchanged'))
    expect(sent[0]!.map(({ line, date, quantity, spend }) => [line, date, quantity, spend])).to.deep.equal([
      ['l1', '2026-03-02', 340_000, 340_000],
      ['l1', '2026-03-03', 340_000, 340_000],
    ])
    await press(app, 'Close')
    await importReport(app)
    await press(app, /^Import 1 name/)
    await waitUntil(() => app.find('dialog[open]').textContent.includes('0 figures are new, 2 unchanged'))
  })

  it('lists rows that belong to no line, and books them on the one that is chosen', async () => {
    const { app, sent } = await opened(deliveriesInTests([D1, { ...D1, property: 'Sport' }], []))
    await importReport(app)
    const unknown = app.find('.report-unknown').textContent
    expect(unknown).to.match(/1 name belongs to no line.*Unknown Media · Start \(1 row, first in row 6\)/)
    expect(app.find('dialog[open] details').textContent).to.match(
      /1 row cannot be read.*Row 7, Day of delivery: Total/,
    )
    app.find<HTMLInputElement>('.report-unknown input').click()
    await waitUntil(() => app.findAll('[role=option]').length === 2)
    app.findAll('[role=option]')[1]!.click()
    await press(app, /^Import 2 names/)
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.map(({ line }) => line)).to.deep.equal(['l1', 'l1', 'l2'])
  })

  it('leaves figures that differ from earlier ones, and corrects them for holders of the feature flag', async () => {
    const { app } = await opened(deliveriesInTests([D1], []), { mayCorrect: true })
    await importReport(app)
    await press(app, /^Import 1 name/)
    await press(app, 'Close')
    await importReport(app, REPORT.replace('340000', '350000'))
    await press(app, /^Import 1 name/)
    await waitUntil(() => app.find('dialog[open]').textContent.includes('1 figure differs'))
    await press(app, 'Correct them')
    await waitUntil(() => app.find('dialog[open]').textContent.includes('1 corrected'))
  })

  it('[Results 7] flags the line that under-delivers and no other, and makes a learning of it', async () => {
    const weeks = { '2026-03-02': 25, '2026-03-09': 25, '2026-03-16': 25, '2026-03-23': 25 }
    const line = (vendor: string) => tvLine(0, { vendor, weeks })
    const days = [0.88, 0.97, 1.04].flatMap((share, at) =>
      daily('2026-03-02', 28, { line: `l${at + 1}`, quantity: (100 / 28) * share }),
    )
    const { app, documents } = await opened(
      deliveriesInTests([line('Northlight Video'), line('ITV'), line('JCDecaux')], days),
    )
    expect(app.findAll('.flagged h3').map(({ textContent }) => textContent)).to.deep.equal([
      'Northlight Video',
    ])
    await press(app, 'Note as learning')
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    const [learning] = [...documents.documents.values()]
    expect(learning!.title).to.equal('Northlight Video: delivery')
    expect(learning!.fields['evidence']!.value).to.contain('Delivers 88% of plan')
    expect(learning!.fields['pins/plan']!.value).to.deep.equal({ type: 'plan', id: 'one', version: 3 })
  })
})
