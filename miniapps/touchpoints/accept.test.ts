import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { LIST_PERMISSION } from '../domain/touchpoints/touchpoint-list.ts'
import { LIST, touchpointsInTests, WAVE_BEFORE } from './touchpoints-in-tests.ts'

const open = async (tail = '/', ...server: Parameters<typeof touchpointsInTests>) => {
  const { documents, mounted } = touchpointsInTests(...server)
  const app = await mountMiniApp('touchpoints', mounted(tail))
  await waitUntil(() => app.findAll('.ranked tbody .score').length > 0)
  const value = (path: string) => documents.documents.get('one')!.fields[path]?.value
  return { app, documents, value, rows: () => rowsOf(app) }
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
    expect((app.element.shadowRoot!.activeElement as HTMLElement).role).to.equal('switch')
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
