import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { savedFile } from '../../test/browser/saved-file.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { campaignsInTests, LINES } from './campaigns-in-tests.ts'

const open = async (...asked: Parameters<typeof campaignsInTests>) => {
  const { acts, mounted } = campaignsInTests(...asked)
  const app = await mountMiniApp('campaigns-list', mounted)
  await waitUntil(() => app.findAll('tbody')[0]?.textContent.includes('Summer'))
  const titles = () => app.findAll('tbody a').map(({ textContent }) => textContent)
  const choose = (view: string) => app.find<HTMLInputElement>(`input[type=radio][value=${view}]`).click()
  return { app, acts, titles, choose }
}

const cardsOf = async (app: MountedMiniApp) => {
  await waitUntil(() => app.findAll('.os-board-card').length === 2)
  return app.findAll('.os-board-card')
}

/** The draft, by the keys of its handle. */
const moveSummer = async (app: MountedMiniApp, to: string) => {
  const card = (await cardsOf(app)).find(({ textContent }) => textContent.includes('Summer'))!
  card.querySelector<HTMLElement>('button')!.click()
  await waitUntil(() => app.findAll('.os-board[data-holding]').length === 1)
  app.find(`.os-board-column[aria-label="${to}"]`).click()
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
    expect(spring).to.contain('On air').and.to.contain('GBP').and.to.contain('No approved plan')
    expect(summer).not.to.contain('No approved plan')
    expect(app.find('tbody a').getAttribute('href')).to.equal('/brands/brand-1/campaigns/setup/live')
  })

  it('saves the campaigns that are shown as a calendar', async () => {
    const { app } = await open()
    const { file, name } = await savedFile(() =>
      app
        .findAll('button')
        .find(({ textContent }) => textContent === 'Save as calendar (iCal)')!
        .click(),
    )
    const text = await file.text()
    expect(name).to.match(/\.ics$/)
    expect(text.match(/SUMMARY:\w+/g)).to.deep.equal(['SUMMARY:Spring', 'SUMMARY:Summer'])
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
    await moveSummer(app, 'On air')
    await waitUntil(() => app.findAll('[role=alert]').length === 1)
    expect(app.find('[role=alert]').textContent).to.contain('In planning and Archived campaign')
    expect(acts).to.deep.equal([])
  })

  it('takes a card on as it was seen', async () => {
    const { app, acts, choose } = await open()
    choose('board')
    await moveSummer(app, 'In planning')
    await waitUntil(() => acts.length === 1)
    expect([acts[0]!.action, acts[0]!.seen]).to.deep.equal(['plan', 3])
  })

  it('says all that keeps a campaign from being handed in', async () => {
    const problems = ['markets', 'title'].map((path) => ({ path, code: `${path}-missing`, message: '' }))
    const planned = LINES.map((line) => ({ ...line, status: 'in-planning' as const }))
    const { app, choose } = await open(planned.slice(1), { problems })
    choose('board')
    await moveSummer(app, 'Waiting for approval')
    await waitUntil(() => app.findAll('[role=alert]').length === 1)
    expect(app.find('[role=alert]').textContent).to.equal(
      'Choose at least one market. Give the campaign a title.',
    )
  })

  it('leads readers nowhere that is closed to them, and moves no card for them', async () => {
    const { app, choose } = await open(LINES, { maySetUp: false })
    expect(app.findAll('tbody a')).to.deep.equal([])
    choose('board')
    const handles = (await cardsOf(app)).flatMap((card) => [...card.querySelectorAll('[data-card]')])
    expect(handles).to.deep.equal([])
  })

  it('draws the same campaigns over time', async () => {
    const { app, choose } = await open()
    choose('timeline')
    await waitUntil(() => app.findAll('.os-timeline [data-row]').length === 2)
  })
})
