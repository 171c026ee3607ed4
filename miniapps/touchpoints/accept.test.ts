import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { LIST_PERMISSION } from '../domain/touchpoints/touchpoint-list.ts'
import { LIST, touchpointsInTests, WAVE_BEFORE } from './touchpoints-in-tests.ts'

const openTail = async (tail: string, ...server: Parameters<typeof touchpointsInTests>) => {
  const { documents, mounted } = touchpointsInTests(...server)
  const app = await mountMiniApp('touchpoints', mounted(tail))
  await waitUntil(() => app.findAll('h1').length > 0)
  const value = (path: string) => documents.documents.get('one')!.fields[path]?.value
  return { app, documents, value, rows: () => rowsOf(app) }
}

const open = async (tail = '/', ...server: Parameters<typeof touchpointsInTests>) => {
  const opened = await openTail(tail, ...server)
  await waitUntil(() => opened.app.findAll('.ranked tbody .score').length > 0)
  return opened
}

/** Rank, name and score of each line: `1 Cinema 100.0`. */
const rowsOf = (app: MountedMiniApp) =>
  app
    .findAll('.ranked tbody tr')
    .map((row) =>
      ['.rank', '.ranked-open', '.score strong']
        .map((part) => row.querySelector(part)?.textContent)
        .join(' '),
    )

const slider = (app: MountedMiniApp, name: string) =>
  app
    .findAll<HTMLInputElement>('.weights input[type=range]')
    .find(({ labels }) => labels![0]!.textContent.startsWith(name))!

const press = (app: MountedMiniApp, text: string) =>
  app
    .findAll('button')
    .find(({ textContent, ariaLabel }) => textContent === text || ariaLabel === text)!
    .click()

const tick = (app: MountedMiniApp, name: string) =>
  app.find<HTMLInputElement>(`input[type=checkbox][aria-label="Choose ${name}"]`).click()

const choose = (app: MountedMiniApp, label: string) =>
  app
    .findAll<HTMLInputElement>('input[role=switch]')
    .find(({ labels }) => labels![0]!.textContent === label)!
    .click()

describe('touchpoints', () => {
  it('[Touchpoints 1] are ranked by their score, and say what it is made of', async () => {
    const { app, rows } = await open()
    expect(rows()).to.deep.equal(['1 Cinema 100.0', '2 Television 63.7', '3 In store 35.0', '4 Print 0.0'])
    press(app, 'Television')
    await waitUntil(() => app.findAll('.peek .steps li').length === 3)
    const said = app.find('.peek').textContent
    expect(said)
      .to.contain('Reach adds most, 35.7 points')
      .and.to.contain('£12.00, between £22.00 and the best, £2.00')
    expect(said).to.contain('* Fewer than 100 people asked')
    expect(app.element.shadowRoot!.activeElement!.textContent).to.equal('Television')
  })

  it('[Touchpoints 3] answer a slider at once, which the address keeps', async () => {
    const { app, rows } = await open()
    enter(slider(app, 'Reach'), '0')
    enter(slider(app, 'Index'), '0')
    expect(rows()[1]).to.equal('2 Television 50.0')
    expect(app.find('.weights').textContent).to.contain('100% of the score')
    expect(new URLSearchParams(location.search).get('weights')).to.contain('cpm%3A20')
    press(app, 'Reset')
    await waitUntil(() => rows()[1] === '2 Television 63.7')
  })

  it('[Touchpoints 3] take weights of 2, 1 and 1 as .5, .25 and .25', async () => {
    const { app, rows } = await open()
    enter(slider(app, 'Reach'), '100')
    enter(slider(app, 'Index'), '50')
    enter(slider(app, 'CPM'), '50')
    expect(
      app
        .findAll('.weight .os-help')
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).to.deep.equal(['50% of the score', '25% of the score', '25% of the score'])
    expect(rows()[1]).to.equal('2 Television 63.2')
    press(app, 'Reset')
  })

  it('say who is first once a slider rests', async () => {
    const { app } = await open()
    enter(slider(app, 'Index'), '0')
    await waitUntil(() =>
      app.asked.some(
        ({ what, with: [text] }) =>
          what === 'announce' && String(text).startsWith('Now first: 1 Cinema 100.0, 2 Television'),
      ),
    )
    press(app, 'Reset')
  })

  it('have no rank while nothing counts', async () => {
    const { app, rows } = await open()
    for (const metric of ['Reach', 'Index', 'CPM']) enter(slider(app, metric), '0')
    expect(rows()).to.deep.equal([])
    expect(app.find('.ranked').textContent).to.contain('Move a slider to rank touchpoints')
    press(app, 'Reset')
  })

  it('keep weights, ticks and what is left out in the tab that leads back from the lists', async () => {
    const { app, rows } = await open()
    press(app, 'Leave out Print')
    await waitUntil(() => rows().length === 3)
    tick(app, 'Television')
    const { app: lists } = await openTail('/lists')
    const tab = lists.find('.os-tabs a').getAttribute('href')!
    const query = Object.fromEntries(new URLSearchParams(tab.split('?')[1]))
    expect(query).to.include({ out: 'WORST', chosen: 'TV' })
    const { app: again } = await open('/', undefined, { query })
    expect(again.findAll('.ranked tbody input:checked').length).to.equal(1)
    press(again, 'Bring back Print')
    await waitUntil(() => again.findAll('.ranked tbody tr').length === 4)
    tick(again, 'Television')
  })

  it('say that there are no metrics for the market of the brand', async () => {
    const { app } = await open('/', undefined, { market: 'FR' })
    expect(app.find('.os-notice').textContent).to.equal(
      'No metrics for France yet. The ranking shows United Kingdom.',
    )
  })

  it('[Touchpoints 4] leave a low base out until it is switched on, and mark it', async () => {
    const { app, rows } = await open()
    expect(app.find('.left-out').textContent).to.contain('fewer than 30 people asked: FEW')
    choose(app, 'Include low bases')
    await waitUntil(() => rows().length === 5)
    expect(app.findAll('.base-flag').map(({ textContent }) => textContent.slice(0, 2))).to.include('**')
    choose(app, 'Include low bases')
  })

  it('[Touchpoints 5] stand anew once the widest is left out, which can come back', async () => {
    const { app, rows } = await open()
    app.find('button[aria-label="Leave out Cinema"]').focus()
    press(app, 'Leave out Cinema')
    await waitUntil(() => rows()[0] === '1 Television 100.0')
    expect(app.element.shadowRoot!.activeElement!.getAttribute('data-leave-out')).to.equal('TV')
    press(app, 'Bring back Cinema')
    await waitUntil(() => rows()[0] === '1 Cinema 100.0')
  })

  it('say why the weight of what was not measured goes to the others', async () => {
    const { app } = await open()
    press(app, 'In store')
    await waitUntil(() => app.findAll('.peek .steps li').length === 2)
    expect(app.find('.peek').textContent).to.contain(
      'Not measured: CPM. The weight goes to the other metrics.',
    )
  })

  it('say their roles to those alone who may see insights', async () => {
    const { app } = await open()
    press(app, 'Television')
    await waitUntil(() => app.findAll('.roles dd').length === 1)
    expect(app.find('.roles').textContent).to.contain(
      'ConsiderBuilds trust stands out, 1.4 standard deviations above average',
    )
    const { app: other } = await open('/', undefined, { permissions: [] })
    press(other, 'Television')
    await waitUntil(() => other.findAll('.peek').length === 1)
    expect(other.findAll('.roles')).to.deep.equal([])
  })

  it('are chosen in the table and in the picture alike', async () => {
    const { app } = await open()
    tick(app, 'Television')
    app.find<HTMLInputElement>('input[type=radio][value=quadrants]').click()
    await waitUntil(() => app.findAll('figure input:checked').length === 1)
    tick(app, 'Cinema')
    app.find<HTMLInputElement>('input[type=radio][value=table]').click()
    await waitUntil(() => app.findAll('.ranked tbody input:checked').length === 2)
  })

  it('become a list of the brand, with all that they were ranked by', async () => {
    const { app, documents } = await open()
    tick(app, 'Television')
    tick(app, 'Cinema')
    press(app, 'Save as a list')
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    enter(app.find<HTMLInputElement>('dialog[open] input'), 'Spring')
    press(app, 'Save list')
    await waitUntil(() => documents.documents.size === 2)
    const { fields, place } = [...documents.documents.values()].at(-1)!
    expect(
      Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value])),
    ).to.deep.equal({
      title: 'Spring',
      market: 'GB',
      audience: 'Adults 18+',
      wave: '2026-03-01',
      lowBases: false,
      'weights/reach': 50,
      'weights/index': 30,
      'weights/cpm': 20,
      'chosen/BEST': true,
      'chosen/TV': true,
      'pins/library-x-GB': { type: 'touchpoint-library', id: 'library-x-GB', version: 4 },
    })
    expect(place).to.equal('brand-1')
  })

  it('become a list with all that are ticked, whatever the search shows', async () => {
    const { app } = await open()
    tick(app, 'Television')
    tick(app, 'Cinema')
    enter(app.find<HTMLInputElement>('input[type=search]'), 'Print')
    await waitUntil(() => app.findAll('.ranked tbody tr').length === 1)
    press(app, 'Save as a list')
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    expect(app.find('dialog[open]').textContent).to.contain('2 touchpoints')
    enter(app.find<HTMLInputElement>('input[type=search]'), '')
  })

  it('close the card of one that is left out, which does not open by itself again', async () => {
    const { app, rows } = await open()
    press(app, 'Television')
    await waitUntil(() => app.findAll('.peek').length === 1)
    press(app, 'Leave out of the ranking')
    await waitUntil(() => rows().length === 3)
    press(app, 'Bring back Television')
    await waitUntil(() => rows().length === 4)
    expect(app.findAll('.peek')).to.deep.equal([])
  })

  it('[Touchpoints 6] offer no list to those who may not make one', async () => {
    const { app } = await open('/', undefined, { permissions: [] })
    expect(app.findAll('.ranked tbody input')).to.deep.equal([])
    expect(app.find('.os-page').textContent).not.to.contain('Save as a list')
    const { app: list } = await open('/lists/one', undefined, { permissions: [] })
    expect(list.findAll('.weights input:enabled')).to.deep.equal([])
  })
})

describe('a list of touchpoints', () => {
  it('shows what was chosen, and saves what changes', async () => {
    const { app, rows, value } = await open('/lists/one')
    expect(rows()).to.deep.equal(['1 Cinema 100.0', '2 Television 63.7'])
    choose(app, 'Show all touchpoints')
    await waitUntil(() => rows().length === 4)
    tick(app, 'In store')
    tick(app, 'Television')
    await waitUntil(() => value('chosen/SHOP') === true && value('chosen/TV') === null)
    enter(slider(app, 'Trust'), '40')
    await waitUntil(() => value('weights/trust') === 40)
    press(app, 'Leave out Print')
    await waitUntil(() => value('out/WORST') === true)
  })

  it('asks for a market and an audience where it has none, and names a wave without metrics', async () => {
    const { title, 'chosen/TV': television } = LIST
    const { app, value } = await openTail('/lists/one', { title: title!, 'chosen/TV': television! })
    await waitUntil(() => app.find('.os-page').textContent.includes('Choose a market and an audience'))
    await waitUntil(() => app.findAll('.edition select').length === 3)
    const market = app.find<HTMLSelectElement>('.edition select')
    market.value = 'GB'
    market.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => value('wave') === '2026-03-01')
    const { app: empty } = await openTail('/lists/one', LIST, { touchpoints: [] })
    await waitUntil(() => empty.find('.os-page').textContent.includes('No metrics for this wave'))
  })

  it('names what was chosen and has no rank, and can be rid of it', async () => {
    const fields = { ...LIST, 'out/TV': true, 'chosen/FEW': true, 'chosen/RADIO': true }
    const { app, value } = await open('/lists/one', fields)
    expect(
      app.findAll('.unranked li').map(({ textContent }) => textContent.replace(/Remove .*/, '')),
    ).to.deep.equal([
      'Television: left out of the ranking',
      'FEW: fewer than 30 people asked',
      'RADIO: not measured in this wave',
    ])
    press(app, 'Remove RADIO')
    await waitUntil(() => value('chosen/RADIO') === null)
  })

  it('keeps weights at a reset that cannot be seen here', async () => {
    const { app, value } = await open('/lists/one', { ...LIST, 'weights/reach': 80, 'weights/emotion': 40 })
    press(app, 'Reset')
    await waitUntil(() => value('weights/reach') === 50)
    expect(value('weights/emotion')).to.equal(40)
  })

  it('saves another audience', async () => {
    const { app, value } = await open('/lists/one')
    const audience = app.findAll<HTMLSelectElement>('.edition select')[1]!
    audience.value = 'Adults 18-34'
    audience.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => value('audience') === 'Adults 18-34')
  })

  it('says that a newer wave is there, and takes it over when told', async () => {
    const { app, rows, value } = await open('/lists/one', { ...LIST, wave: WAVE_BEFORE })
    expect(rows()).to.deep.equal(['1 Cinema 100.0', '2 Television 53.0'])
    await waitUntil(() => app.findAll('.os-notice').length === 1)
    expect(app.find('.os-notice').textContent).to.contain('Television 53.0 → 63.7')
    press(app, 'Take over the new wave')
    await waitUntil(() => value('wave') === '2026-03-01')
    await waitUntil(() => app.findAll('.os-notice').length === 0)
  })

  it('says that it was saved with another library, and notes the one of today when told', async () => {
    const pin = { type: 'touchpoint-library', id: 'library-x-GB', version: 3 }
    const other = { ...pin, id: 'library-x-DE' }
    const fields = { ...LIST, 'pins/library-x-GB': pin, 'pins/library-x-DE': other }
    const { app, value } = await open('/lists/one', fields)
    expect(app.find('.os-notice').textContent).to.contain('It now ranks what is in force in v1.')
    press(app, 'Take over this library')
    await waitUntil(() => value('pins/library-x-DE') === null)
    expect(value('pins/library-x-GB')).to.deep.equal({ ...pin, version: 4 })
    await waitUntil(() => app.findAll('.os-notice').length === 0)
  })

  it('begins a scenario with its paid touchpoints, and leads there', async () => {
    const permissions = [LIST_PERMISSION, 'MxmzJuniorAppAccess']
    const { app, documents } = await open('/lists/one', { ...LIST, 'chosen/SHOP': true }, { permissions })
    press(app, 'Start a scenario')
    await waitUntil(() => documents.documents.size === 2)
    expect(documents.calls).to.include('POST scenario')
    const { fields, id } = [...documents.documents.values()].at(-1)!
    expect(fields['scores/TV']!.value).to.equal(0.6371)
    expect(Object.keys(fields))
      .to.include('answers/touchpoints/BEST')
      .and.not.include('answers/touchpoints/SHOP')
    await waitUntil(() =>
      app.asked.some(
        ({ what, with: [to] }) => what === 'navigate' && to === `/brands/brand-1/express-scenario/${id}`,
      ),
    )
    expect(
      app.asked.filter(({ what }) => what === 'notify').map(({ with: [notice] }) => notice),
    ).to.deep.equal([
      {
        kind: 'info',
        text: 'Not in the scenario: In store. It takes the paid touchpoints that the list ranks.',
      },
    ])
  })

  it('says which of its weights cannot count here', async () => {
    const { app, rows } = await open('/lists/one', { ...LIST, 'weights/emotion': 40 })
    expect(rows()[1]).to.equal('2 Television 63.7')
    expect(app.find('.weights').textContent).to.contain('Not counted: Emotion.')
  })

  it('begins no scenario for those who may not use that app', async () => {
    const { app } = await open('/lists/one')
    expect(app.findAll('button').some(({ textContent }) => textContent === 'Start a scenario')).to.equal(
      false,
    )
  })

  it('is deleted once that is confirmed', async () => {
    const { app, documents } = await open('/lists/one')
    press(app, 'Delete')
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    expect(app.find('dialog[open]').textContent).to.contain('Delete the list “Reach first”?')
    app
      .findAll('dialog[open] button')
      .find(({ textContent }) => textContent === 'Delete')!
      .click()
    await waitUntil(() => documents.documents.get('one')!.status === 'deleted')
    await waitUntil(() =>
      app.asked.some(
        ({ what, with: [to] }) => what === 'navigate' && to === '/brands/brand-1/touchpoints/lists',
      ),
    )
  })
})
