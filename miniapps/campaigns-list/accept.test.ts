import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { campaignsInTests } from './campaigns-in-tests.ts'

const open = async () => {
  const { acts, mounted } = campaignsInTests()
  const app = await mountMiniApp('campaigns-list', mounted)
  await waitUntil(() => app.findAll('tbody a').length > 0)
  const titles = () => app.findAll('tbody a').map(({ textContent }) => textContent)
  const choose = (view: string) => app.find<HTMLInputElement>(`input[type=radio][value=${view}]`).click()
  return { app, acts, titles, choose }
}

describe('the list of campaigns', () => {
  it('[Campaigns list 4] shows archived campaigns only when it is asked for them', async () => {
    const { app, titles } = await open()
    expect(titles()).to.deep.equal(['Spring', 'Summer'])
    enter(app.find<HTMLInputElement>('input[type=search]'), 'is:archived')
    await waitUntil(() => titles().join() === 'Winter')
  })

  it('[Campaigns list 6] says why a campaign needs attention, and leads to it', async () => {
    const { app } = await open()
    const [spring, summer] = app.findAll('tbody tr').map(({ textContent }) => textContent)
    expect(spring).to.contain('On air').and.to.contain('No flights planned')
    expect(summer).not.to.contain('No flights planned')
    expect(app.find('tbody a').getAttribute('href')).to.equal('/brands/brand-1/campaigns/setup/live')
  })

  it('looks at one at the side without losing the list', async () => {
    const { app, titles } = await open()
    app.find('tbody tr td:last-child').click()
    await waitUntil(() => app.findAll('.peek').length === 1)
    expect(app.element.shadowRoot!.activeElement!.textContent).to.equal('Spring')
    expect(titles()).to.deep.equal(['Spring', 'Summer'])
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    app.find('.peek h2').dispatchEvent(escape)
    await waitUntil(() => app.findAll('.peek').length === 0)
  })

  it('[Campaigns list 5] takes a card of the board no further than its campaign may go', async () => {
    const { app, acts, choose } = await open()
    choose('board')
    await waitUntil(() => app.findAll('.os-board-card').length === 2)
    const card = app.findAll('.os-board-card').find(({ textContent }) => textContent.includes('Summer'))!
    card.querySelector<HTMLElement>('button')!.click()
    await waitUntil(() => app.findAll('.os-board[data-holding]').length === 1)
    app.find('.os-board-column[aria-label="On air"]').click()
    await waitUntil(() => app.findAll('[role=alert]').length === 1)
    expect(app.find('[role=alert]').textContent).to.contain('In planning and Archived campaign')
    expect(acts).to.deep.equal([])
  })

  it('draws the same campaigns over time', async () => {
    const { app, choose } = await open()
    choose('timeline')
    await waitUntil(() => app.findAll('.os-timeline [data-row]').length === 2)
  })
})
