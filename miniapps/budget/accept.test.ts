import { expect, nextFrame } from '@open-wc/testing'
import { clipboardEvent } from '../../test/browser/clipboard-event.ts'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { savedFile } from '../../test/browser/saved-file.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { monthly } from '../domain/budgets/budget-in-tests.ts'
import { lockPath, total } from '../domain/budgets/budget-lines.ts'
import type { ClientView } from '../domain/budgets/wire.ts'
import type { Body } from '../domain/document/change.ts'
import { budgetInTests, NOTHING_BOOKED, TV_BUDGET } from './budget-in-tests.ts'

const press = (app: MountedMiniApp, text: string) =>
  app
    .findAll(':is(button, [role=menuitem])')
    .find(({ textContent }) => textContent === text)!
    .click()
const rest = (...first: number[]) => [...first, ...monthly(0).slice(first.length)]
/** Months after the third are locked, so that three share what a line gets. */
const LOCKED = Object.fromEntries([4, 5, 6, 7, 8, 9, 10, 11, 12].map((at) => [lockPath(`DE.TV.${at}`), true]))

const open = async (...asked: Parameters<typeof budgetInTests>) => {
  const server = budgetInTests(...asked)
  const app = await mountMiniApp('budget', server.mounted())
  await waitUntil(() => app.findAll('[role=rowheader]').length > 0)
  return { app, ...server }
}
const rowOf = (app: MountedMiniApp, name: string) =>
  app
    .findAll('[role=rowheader]')
    .find(({ textContent }) => textContent === name)!
    .closest<HTMLElement>('[role=row]')!
const column = (app: MountedMiniApp, row: string, title: string) => {
  const at = app.findAll('[role=columnheader]').findIndex(({ textContent }) => textContent.startsWith(title))
  return rowOf(app, row).querySelector<HTMLElement>(`[data-column="${at}"]`)!
}
/** As somebody who copied the amount from a spreadsheet. */
const paste = async (app: MountedMiniApp, row: string, title: string, text: string) => {
  await click(column(app, row, title))
  document.body.dispatchEvent(clipboardEvent('paste', text))
}
const click = async (cell: HTMLElement) => {
  cell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, cancelable: true }))
  await nextFrame()
}
const toggle = async (app: MountedMiniApp, row: string, child: string) => {
  rowOf(app, row).querySelector('button')!.click()
  await waitUntil(() => app.findAll('[role=rowheader]').some(({ textContent }) => textContent === child))
}

describe('the budget', () => {
  it('lists the budgets of the brand with what is planned', async () => {
    const app = await mountMiniApp('budget', budgetInTests().mounted('/'))
    await waitUntil(() => app.findAll('.os-grid-rows a').length === 1)
    expect(app.find('.os-grid-rows a').getAttribute('href')).to.equal('/budget/one')
    expect(app.find('.os-grid-rows').textContent).to.contain('Budget of TV')
  })

  it('[B1] [Budget 1] says what is due, the pace, the run rate, and what each period left may cost', async () => {
    const spent = { ...NOTHING_BOOKED, actual: { 'DE.TV': rest(1_500_000, 1_000_000, 1_000_000) } }
    const { app } = await open(undefined, 'open', { spending: spent })
    press(app, 'Pacing')
    await waitUntil(() => app.findAll('.pace-words').length === 1)
    expect(app.find('.pace-words').textContent).to.equal(
      'By the end of Period 3, €35,000.00 of €30,000.00 due was spent: 117% of the pace. ' +
        'At this rate the year ends at €140,000.00, with €120,000.00 planned. ' +
        'To meet the plan, spend €9,444.45 next; 9 periods are left.',
    )
  })

  it('[Budget 2] moves 5,000 from TV to OOH once a reason is given, and keeps the total', async () => {
    const { app, planned, transfers } = await open()
    press(app, 'Transfer money')
    await waitUntil(() => app.findAll('dialog[open] textarea').length === 1)
    const choose = async (label: string, text: string) => {
      const input = [...app.find('dialog[open]').querySelectorAll<HTMLInputElement>('[role=combobox]')].find(
        ({ labels }) => labels![0]!.textContent.startsWith(label),
      )!
      input.focus()
      enter(input, text)
      await waitUntil(() => app.findAll('[role=option]').length === 1)
      app.find('[role=option]').click()
    }
    await choose('From', 'Television')
    await choose('To', 'Out of home')
    const amount = app.find<HTMLInputElement>('dialog[open] input[inputmode]')
    enter(amount, '5000')
    amount.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    app.find('dialog[open] button[type=submit]').click()
    await waitUntil(() => app.findAll('dialog[open] [aria-invalid=true]').length > 0)
    expect(transfers).to.deep.equal([])
    enter(app.find<HTMLTextAreaElement>('dialog[open] textarea'), 'Posters came free')
    app.find('dialog[open] button[type=submit]').click()
    await waitUntil(() => transfers.length === 1)
    expect([total(planned('DE.TV')), total(planned('DE.OOH'))]).to.deep.equal([11_500_000, 500_000])
    await waitUntil(() => app.findAll('dialog[open]').length === 0)
  })

  it('[M2] [M3] [Budget 3] splits to the cent, equal months by turns', async () => {
    const { app, planned } = await open({
      ...TV_BUDGET,
      ...LOCKED,
      'leaves/DE.TV': { planned: rest(3, 2, 1) },
    })
    await toggle(app, 'Germany', 'Television')
    await paste(app, 'Television', 'Planned', '100000')
    await waitUntil(() => planned('DE.TV')[0] === 5_000_000)
    expect(planned('DE.TV')).to.deep.equal(rest(5_000_000, 3_333_333, 1_666_667))
    await paste(app, 'Television', 'Planned', '0')
    await waitUntil(() => planned('DE.TV')[0] === 0)
    await paste(app, 'Television', 'Planned', '100')
    await waitUntil(() => planned('DE.TV')[0] === 3334)
    expect(planned('DE.TV')).to.deep.equal(rest(3334, 3333, 3333))
  })

  it('[M8] [Budget 4] shares a new amount of a parent out around what is locked; one undo brings all back', async () => {
    const before = rest(500_000, 300_000, 200_000)
    const fields: Body = {
      ...TV_BUDGET,
      ...LOCKED,
      [lockPath('DE.TV.2')]: true,
      'leaves/DE.TV': { planned: before },
    }
    const { app, planned } = await open({ ...fields, [lockPath('DE.OOH.all')]: true })
    await paste(app, 'Whole budget', 'Planned', '12000')
    await waitUntil(() => planned('DE.TV')[0] === 642_857)
    expect(planned('DE.TV')).to.deep.equal(rest(642_857, 300_000, 257_143))
    app.find('.undo-buttons button').click()
    await waitUntil(() => planned('DE.TV')[0] === 500_000)
    expect(planned('DE.TV')).to.deep.equal(before)
  })

  it('says why a parent keeps its amount where all of it is locked', async () => {
    const { app, planned, notices } = await open({ ...TV_BUDGET, [lockPath('all.all.all')]: true })
    await paste(app, 'Whole budget', 'Planned', '5')
    await waitUntil(() => notices.length > 0)
    expect(notices[0]).to.contain('Unlock a month first')
    expect(planned('DE.TV')[0]).to.equal(1_000_000)
  })

  it('[M7] [Budget 5] shows what exchange rates add as a line of its own, and no overspend', async () => {
    const rate = { rate: 0.9, date: '2026-02-09', source: 'ECB', stale: false }
    const eur = {
      currency: 'EUR',
      booked: 100_000,
      planRate: 0.85,
      planned: 85_000,
      actual: 90_000,
      difference: 5000,
      rate,
    }
    const body = { ...TV_BUDGET, currency: 'GBP', 'leaves/DE.TV': { planned: monthly(85_000) } }
    const actual = { 'DE.TV': rest(85_000, 85_000, 85_000) }
    const { app } = await open(body, 'open', { spending: { ...NOTHING_BOOKED, actual, currencies: [eur] } })
    await waitUntil(() =>
      app.findAll('[role=rowheader]').some(({ textContent }) => textContent === 'Exchange differences'),
    )
    expect(column(app, 'Exchange differences', 'Actual').textContent).to.equal('50.00')
    expect(column(app, 'Whole budget', 'Actual').textContent).to.equal('2,550.00')
    expect(column(app, 'Whole budget', 'Left of plan').textContent).to.equal('0.00')
    expect(app.findAll('.findings')).to.deep.equal([])
  })

  it('[Budget 6] adds only the brands that one may open, and says so', async () => {
    const figures = { planned: 100_00, committed: 0, actual: 0, forecast: 100_00 }
    const client: ClientView = {
      client: 'Acme',
      currency: 'GBP',
      total: figures,
      brands: [
        {
          id: 'b1',
          brand: 'Acme Cola',
          budget: 'one',
          title: 'Cola',
          status: 'open',
          currency: 'GBP',
          ...figures,
          inView: figures,
          rate: null,
        },
      ],
    }
    const app = await mountMiniApp('budget', budgetInTests(undefined, 'open', { client }).mounted('/client'))
    await waitUntil(() => app.findAll('tbody tr').length === 2)
    expect(app.find('.os-notice').textContent).to.contain(
      'Only brands of Acme that you may open are added up: Acme Cola.',
    )
    expect(app.find('tbody').textContent).to.match(/Acme Cola.*£100\.00.*Together.*£100\.00/)
  })

  it('names the market that will cost more than 5 % more than planned', async () => {
    const { app } = await open(
      {
        ...TV_BUDGET,
        'leaves/DE.TV': { planned: monthly(1_000_000), forecast: monthly(1_080_000) },
      },
      'open',
      { spending: { ...NOTHING_BOOKED, actual: { 'DE.TV': rest(1_000_000, 1_000_000, 1_000_000) } } },
    )
    await waitUntil(() => app.findAll('.findings li').length === 1)
    expect(app.find('.findings').textContent).to.contain('Germany will cost')
  })

  it('turns the tree, and locks a line by a press', async () => {
    const { app, value } = await open()
    const pivot = app.find<HTMLSelectElement>('.tree-tools select')
    pivot.value = 'channel'
    pivot.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() =>
      app.findAll('[role=rowheader]').some(({ textContent }) => textContent === 'Television'),
    )
    await click(column(app, 'Television', 'Lock'))
    column(app, 'Television', 'Lock').dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, composed: true }),
    )
    await waitUntil(() => value(lockPath('all.TV.all')) === true)
  })

  it('gives all months to a file', async () => {
    const { app } = await open()
    press(app, 'Export')
    const { file, name } = await savedFile(() => press(app, 'CSV'))
    expect(name).to.equal('Budget of TV.csv')
    expect(await file.text()).to.contain('DE,TV,1,10000,0,10000,false')
  })
})
