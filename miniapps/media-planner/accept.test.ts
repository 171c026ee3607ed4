import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { press as pressed } from '../../test/browser/press.ts'
import { sampleContext } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { curveInTests } from '../domain/scenarios/scenario-in-tests.ts'
import { olvLine, planInTests, TV_CURVE, tvLine } from '../domain/plans/plan-in-tests.ts'
import { linesOf } from '../domain/plans/plan-line.ts'
import { cellOf, openPlan, paste, planAppInTests } from './plan-in-tests.ts'

const buttons = (app: MountedMiniApp, name: string) =>
  app
    .findAll('button, [role=menuitem]')
    .filter((each) => (each.ariaLabel ?? each.textContent).trim() === name)

async function press(app: MountedMiniApp, name: string): Promise<void> {
  await waitUntil(() => buttons(app, name).some((each) => !each.matches(':disabled')), name)
  buttons(app, name)[0]!.click()
}

async function type(app: MountedMiniApp, cell: HTMLElement, text: string): Promise<void> {
  await pressed(cell)
  await sendKeys({ type: text })
  await sendKeys({ press: 'Enter' })
}

const rowsIn = ({ documents }: Pick<Awaited<ReturnType<typeof openPlan>>, 'documents'>) => {
  const { fields } = documents.documents.get('one')!
  const held = Object.entries(fields).filter(([, { value }]) => value !== null)
  return linesOf(Object.fromEntries(held.map(([path, { value }]) => [path, value])))
}
const figures = (app: MountedMiniApp) => app.find('.figures').textContent

describe('the media planner', () => {
  it('lists the plans of the brand with days, money and state', async () => {
    const app = await mountMiniApp('media-planner', planAppInTests().mounted())
    await waitUntil(() => app.findAll('tbody a, .os-grid-rows a').length === 1)
    expect(app.element.shadowRoot!.textContent).to.match(/Spring.*2 Mar 2026.*29 Mar 2026/)
  })

  it('shows reach, frequency and cost of the plan, and follows each edit', async () => {
    const { app, value } = await openPlan()
    await waitUntil(() => figures(app).includes('73.4%'))
    expect(figures(app)).to.contain('5.2').and.to.contain('45.5%').and.to.contain('£768,000.00')
    await type(app, cellOf(app, 2, 'Units'), '0')
    await waitUntil(() => figures(app).includes('63.3%') && figures(app).includes('£720,000.00'))
    await waitUntil(() => value('lines/l3/quantity') === 0)
  })

  it('says which lines run past the days of the plan, and which net rate is booked as gross', async () => {
    const late = olvLine(80, { weeks: { '2026-04-06': 10 } })
    const { app } = await openPlan(
      planInTests([tvLine(200, { vendor: 'Sky' }), tvLine(100, { vendor: 'Sky', rateIs: 'gross' }), late]),
    )
    const notes = () => app.findAll('.os-notice').map(({ textContent }) => textContent.trim())
    await waitUntil(() => notes().length === 2)
    expect(notes()[0]).to.contain('runs outside of the plan’s days')
    expect(notes()[1]).to.contain('as gross or net')
  })

  it('leads from its first approval on to what became of it', async () => {
    const { app } = await openPlan({ ...planInTests([tvLine(200)]), approvals: 1 }, { status: 'approved' })
    await press(app, 'See results')
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    expect(app.asked.find(({ what }) => what === 'navigate')!.with).to.deep.equal([
      '/brands/brand-1/campaigns/results/one',
    ])
  })

  it('moves no line by what it says of reach while curves are on their way', async () => {
    let go = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    const app = await mountMiniApp('media-planner', planAppInTests(undefined, { gate }).mounted('/one'))
    await waitUntil(
      () => app.findAll('.lines [data-line="2"]').length === 1 && app.findAll('.reach').length === 1,
    )
    const before = app.find('.figures').getBoundingClientRect().height
    expect(app.findAll('.figures-left, .left-out')).to.have.length(0)
    go()
    await waitUntil(() => figures(app).includes('73.4%'))
    expect(app.find('.figures').getBoundingClientRect().height).to.equal(before)
  })

  it('[Media planner 2] keeps order and locale numbers of ten pasted lines', async () => {
    const made = planAppInTests(planInTests([]))
    const { displaySettings } = sampleContext
    const options = made.mounted('/one')
    const app = await mountMiniApp('media-planner', {
      ...options,
      context: { ...options.context, displaySettings: { ...displaySettings, numberLocale: 'de-de' } },
    })
    await waitUntil(() => app.findAll('.lines [data-line="0"]').length === 1)
    const lines = Array.from(
      { length: 10 },
      (_, at) => `Vendor ${at}\tDrama\tTV of the library\tCPP\t1.234,5${at}\t${at},5`,
    )
    await pressed(cellOf(app, 0, 'Vendor'))
    await paste(cellOf(app, 0, 'Vendor'), lines.join('\r\n'))
    const stored = () => rowsIn(made)
    await waitUntil(() => stored().length === 10)
    expect(
      stored().map(({ vendor, touchpoint, rate, quantity }) => [vendor, touchpoint, rate, quantity]),
    ).to.deep.equal(lines.map((_, at) => [`Vendor ${at}`, 'TV', 12_345_000 + at * 100, at + 0.5]))
  })

  it('[Media planner 3] leaves locked lines as they are when it optimises, and shows before and after', async () => {
    const plan = planInTests([tvLine(300, { locked: true }), tvLine(50), olvLine(50)])
    const { app, value } = await openPlan(plan)
    await press(app, 'Optimize')
    await waitUntil(() => app.findAll('dialog .os-table tbody tr').length > 2)
    expect(app.find('dialog .os-table').textContent).to.match(/Reach74\.0%80\.1%/)
    await press(app, 'Use this split')
    await waitUntil(() => Number(value('lines/l3/quantity')) > 200)
    expect(JSON.stringify(value('lines/l1/quantity'))).to.equal('300')
    expect(value('lines/l2/quantity')).to.equal(0)
    await press(app, 'Undo (Ctrl+Z)')
    await waitUntil(() => value('lines/l3/quantity') === 50)
  })

  it('[Media planner 5] is what it was after three steps and three times undo', async () => {
    const made = await openPlan()
    const { app } = made
    const before = JSON.stringify(rowsIn(made))
    await type(app, cellOf(app, 0, 'Vendor'), 'Other')
    await type(app, cellOf(app, 1, 'Units'), '5')
    await type(app, cellOf(app, 2, 'Vendor'), 'Outstream')
    await waitUntil(() => rowsIn(made)[2]!.vendor === 'Outstream')
    for (let step = 0; step < 3; step++) await press(app, 'Undo (Ctrl+Z)')
    await waitUntil(() => JSON.stringify(rowsIn(made)) === before)
  })

  it('[Media planner 6] shows both of two edits in one cell, until somebody chooses', async () => {
    const { app, documents, value } = await openPlan()
    await waitUntil(() => documents.followers === 1)
    const letGo = documents.hold()
    await type(app, cellOf(app, 0, 'Vendor'), 'Mine')
    documents.setAs('Grace', 'one', { 'lines/l1/vendor': 'Theirs' })
    letGo()
    const cell = () => cellOf(app, 0, 'Vendor')
    await waitUntil(() => cell().getAttribute('aria-description')?.includes('Theirs'))
    expect(cell().textContent).to.contain('Mine')
    expect(value('lines/l1/vendor')).to.equal('Theirs')
  })

  it('[Media planner 7] is the sum of its lines, beside its budget, after every edit', async () => {
    const { app } = await openPlan(planInTests([tvLine(1), olvLine(1)], { budget: 400_000 }))
    await waitUntil(() => figures(app).includes('£3,000.00'))
    expect(figures(app)).to.contain('Left to plan£1,000.00')
    await type(app, cellOf(app, 0, 'Units'), '2')
    await waitUntil(() => figures(app).includes('£5,400.00') && figures(app).includes('Over budget£1,400.00'))
    expect(app.find('.os-grid-foot').textContent).to.contain('5,400.00')
  })

  it('[Media planner 8] is read alone once approved, and changed in a next version', async () => {
    const { app, documents } = await openPlan(undefined, { status: 'approved' })
    expect(buttons(app, 'Add line')).to.have.length(0)
    await pressed(cellOf(app, 0, 'Vendor'))
    await sendKeys({ press: 'x' })
    expect(app.findAll('.os-grid-editor')).to.have.length(0)
    await press(app, 'Open next version')
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    const confirm = () =>
      app.findAll('dialog[open] button').filter((each) => each.textContent === 'Open next version')
    confirm()[0]!.click()
    await waitUntil(() => documents.documents.get('one')!.status === 'draft')
  })

  it('adds, duplicates, locks and removes lines, each as one step', async () => {
    const made = await openPlan()
    const { app } = made
    await pressed(cellOf(app, 0, 'Vendor'))
    await press(app, 'Add line')
    await waitUntil(() => rowsIn(made).length === 4)
    expect(rowsIn(made)[1]!.touchpoint).to.equal('TV')
    await press(app, 'Undo (Ctrl+Z)')
    await waitUntil(() => rowsIn(made).length === 3)
    await pressed(cellOf(app, 0, 'Vendor'))
    await press(app, 'Line actions')
    await press(app, 'Lock line')
    await waitUntil(() => rowsIn(made)[0]!.locked)
    await press(app, 'Line actions')
    await press(app, 'Duplicate line')
    await waitUntil(() => rowsIn(made).length === 4)
    expect(rowsIn(made).map(({ vendor, locked }) => [vendor, locked])).to.deep.equal([
      ['ITV', true],
      ['ITV', false],
      ['Sky', false],
      ['YouTube', false],
    ])
  })

  it('uses an approved curve for a touchpoint that is new in the plan', async () => {
    const radio = curveInTests('SEARCH', TV_CURVE.fit, { unit: 'grp', currency: null })
    const { app, value } = await openPlan(undefined, { newer: [radio] })
    await waitUntil(() => figures(app).includes('73.4%'))
    await pressed(cellOf(app, 1, 'Touchpoint'))
    await paste(cellOf(app, 1, 'Touchpoint'), 'SEARCH of the library')
    await waitUntil(() => value('lines/l2/touchpoint') === 'SEARCH')
    expect(value('pins/curve.GB.SEARCH')).to.deep.equal({ type: 'curve', id: 'curve-SEARCH', version: 2 })
  })

  it('offers a newer curve with both figures, and keeps the old until it is taken over', async () => {
    const newer = {
      ...TV_CURVE,
      version: 3,
      name: 'v2',
      fit: { family: 'exponential', max: 90, k: 220 },
    } as const
    const { app, value } = await openPlan(undefined, { newer: [newer] })
    await waitUntil(() => app.findAll('.newer li').length === 1)
    expect(app.find('.newer').textContent).to.match(
      /TV of the library, United Kingdom: v1 → v2, reach 73\.4 → 76\.\d/,
    )
    await press(app, 'Use it')
    await waitUntil(() => (value('pins/curve.GB.TV') as { version: number }).version === 3)
    expect(app.element.shadowRoot!.activeElement).to.equal(app.find('.lines-head select'))
    await waitUntil(() => figures(app).includes('76.'))
  })

  it('finds a text in all lines and replaces it in one step', async () => {
    const made = await openPlan()
    const { app } = made
    await press(app, 'Line actions')
    await press(app, 'Find and replace')
    await waitUntil(() => app.findAll('dialog input').length === 2)
    const [find, by] = app.findAll<HTMLInputElement>('dialog input')
    find!.focus()
    await sendKeys({ type: 'sky' })
    by!.focus()
    await sendKeys({ type: 'Skyline' })
    await waitUntil(() => app.find('dialog [role=status]').textContent.includes('1 cell'))
    await press(app, 'Replace all')
    await waitUntil(() => rowsIn(made)[1]!.vendor === 'Skyline')
  })

  it('leaves lines alone that a colleague has locked while text is to be replaced', async () => {
    const { app, documents } = await openPlan()
    await press(app, 'Line actions')
    await press(app, 'Find and replace')
    await waitUntil(() => app.findAll('dialog input').length === 2)
    app.find<HTMLInputElement>('dialog input').focus()
    await sendKeys({ type: 'sky' })
    const found = () => app.find('dialog [role=status]').textContent
    await waitUntil(() => found().includes('1 cell'))
    documents.setAs('Grace Hopper', 'one', { 'lines/l2/locked': true })
    await waitUntil(() => !found().includes('1 cell'))
  })

  it('tells others in which cell somebody is, and shows where they are', async () => {
    const { app, documents } = await openPlan()
    documents.tellPeople('one', [
      { ...documents.me, page: 'own' },
      { id: 'grace', name: 'Grace Hopper', page: 'hers', at: 'lines/l2/vendor' },
    ])
    await waitUntil(() => cellOf(app, 1, 'Vendor').querySelector('.os-grid-person')?.textContent === 'GH')
  })
})
