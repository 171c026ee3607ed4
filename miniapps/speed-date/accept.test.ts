import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { eventInTests } from './event-in-tests.ts'

const press = (app: MountedMiniApp, text: string, within = '') =>
  app
    .findAll<HTMLButtonElement>(`${within} button`)
    .find(({ textContent }) => textContent === text)!
    .click()

const canPress = (app: MountedMiniApp, text: string) =>
  app
    .findAll<HTMLButtonElement>('button')
    .some(
      ({ textContent, disabled, ariaDisabled }) =>
        textContent === text && !disabled && ariaDisabled !== 'true',
    )

const fieldOf = (documents: ReturnType<typeof eventInTests>['documents'], path: string) =>
  documents.documents.get('event-1')!.fields[path]?.value

describe('speed date', () => {
  it('adds somebody who was found, and pairs everybody anew', async () => {
    const { documents, options } = eventInTests(4)
    const app = await mountMiniApp('speed-date', options('/event-1'))
    await waitUntil(() => app.findAll('.people > li').length === 4)
    const field = app.find<HTMLInputElement>('[placeholder="Name, skill or market"]')
    field.focus()
    enter(field, 'grace')
    await waitUntil(() =>
      app.findAll('[role=option]').some(({ textContent }) => textContent.includes('Grace')),
    )
    app
      .findAll('[role=option]')
      .find(({ textContent }) => textContent.includes('Grace'))!
      .click()
    await waitUntil(() => app.findAll('.people > li').length === 5)
    await waitUntil(() => fieldOf(documents, 'people/grace') !== undefined)
    expect(fieldOf(documents, 'people/grace')).to.deep.equal({
      name: 'Grace Lovelace',
      market: 'ES',
      discipline: 'paid-search',
      side: 'b',
    })
  })

  it('begins, counts down, and says where the reader is now and next', async () => {
    const { documents, options } = eventInTests(6, { day: '2020-01-02' })
    const app = await mountMiniApp('speed-date', options('/event-1'))
    await waitUntil(() => app.findAll('button').some(({ textContent }) => textContent === 'Start'))
    press(app, 'Start')
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    expect(app.find('dialog[open]').textContent).to.include('Start “Meet the markets”?')
    expect(documents.documents.get('event-1')!.status).to.equal('draft')
    press(app, 'Start', 'dialog[open]')
    await waitUntil(() => app.findAll('.live-countdown').length === 1)
    expect(app.find('.live-countdown').textContent).to.match(/^(5:00|4:5\d)$/)
    expect(app.find('.live-clock').textContent)
      .to.include('Round 1 of 5')
      .and.match(/Your room nowRoom \d, with Person/)
    expect(app.findAll('.live-rooms > li').length).to.equal(3)
  })

  it('names the day before it begins an event early', async () => {
    const { documents, options } = eventInTests(6, { day: '2099-12-10' })
    const app = await mountMiniApp('speed-date', options('/event-1'))
    await waitUntil(() => app.findAll('button').some(({ textContent }) => textContent === 'Start'))
    press(app, 'Start')
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    expect(app.find('dialog[open] p').textContent).to.include('10 December 2099')
    press(app, 'Cancel', 'dialog[open]')
    await waitUntil(() => app.findAll('dialog[open]').length === 0)
    expect(documents.documents.get('event-1')!.status).to.equal('draft')
    press(app, 'Start')
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    press(app, 'Start early', 'dialog[open]')
    await waitUntil(() => documents.documents.get('event-1')!.status === 'running')
  })

  it('asks before it finishes and deletes, and opens again what was finished', async () => {
    const { documents, options } = eventInTests(6, { started: new Date().toISOString() }, 'running')
    const status = () => documents.documents.get('event-1')!.status
    const app = await mountMiniApp('speed-date', options('/event-1'))
    const pressAndAgree = async (text: string) => {
      await waitUntil(() => canPress(app, text))
      press(app, text)
      await waitUntil(() => app.findAll('dialog[open]').length === 1)
      press(app, text, 'dialog[open]')
      await waitUntil(() => app.findAll('dialog[open]').length === 0)
    }
    await pressAndAgree('Finish')
    await waitUntil(() => status() === 'finished')
    await waitUntil(() => canPress(app, 'Reopen'))
    press(app, 'Reopen')
    await waitUntil(() => status() === 'running')
    await pressAndAgree('Back to planning')
    await waitUntil(() => status() === 'draft')
    await pressAndAgree('Delete')
    await waitUntil(() => status() === 'deleted')
  })

  it('is closed to changes of somebody who has not made it', async () => {
    const other = { createdBy: { id: 'grace', name: 'Grace Hopper' } }
    const { options } = eventInTests(6, {}, 'draft', {}, other)
    const app = await mountMiniApp('speed-date', options('/event-1'))
    await waitUntil(() => app.findAll('.people > li').length === 6)
    const texts = app.findAll('button').map(({ textContent }) => textContent)
    for (const action of ['Start', 'Delete']) expect(texts).not.to.include(action)
    expect(texts.some((text) => text.startsWith('Remove'))).to.equal(false)
    expect(app.findAll('.setup .bound-field :is(input, select)').length).to.equal(0)
    expect(app.findAll('.setup .read-field').length).to.be.above(4)
    expect(app.find('.setup').textContent).to.include('Only the organizer and administrators')
  })

  it('tells somebody who is not in an event that they are not', async () => {
    const { documents, options } = eventInTests(6, { started: new Date().toISOString() }, 'running')
    const { [`people/${documents.me.id}`]: _me, ...fields } = documents.documents.get('event-1')!.fields
    documents.add('event-1', {}, { place: 'wavemaker', status: 'running', fields })
    const app = await mountMiniApp('speed-date', options('/event-1'))
    await waitUntil(() => app.findAll('.live-clock').length === 1)
    expect(app.find('.live-clock').textContent)
      .to.include('You are not in this event')
      .and.not.include('room')
  })

  it('pairs the rounds that are left anew when somebody is not there', async () => {
    const { documents, options } = eventInTests(6, { started: new Date().toISOString() }, 'running')
    const app = await mountMiniApp('speed-date', options('/event-1', { view: 'setup' }))
    await waitUntil(() => app.findAll('.people select').length === 6)
    const absence = app.findAll<HTMLSelectElement>('.people select').at(-1)!
    absence.value = '3'
    absence.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() =>
      Object.keys(documents.documents.get('event-1')!.fields).some((path) => path.startsWith('absent/')),
    )
    await app.update({ route: { query: { view: 'rounds' } } })
    await waitUntil(() => app.findAll('tbody tr').some(({ textContent }) => textContent.includes('Waiting')))
    const waiting = app.findAll('tbody tr').at(-1)!
    expect([...waiting.querySelectorAll('td')].map(({ textContent }) => textContent === '–')).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('makes a round longer on the live board, and leaves out of the next one who did not come', async () => {
    const { documents, options } = eventInTests(6, { started: new Date().toISOString() }, 'running')
    const fields = () => documents.documents.get('event-1')!.fields
    const app = await mountMiniApp('speed-date', options('/event-1', { view: 'live' }))
    await waitUntil(() => canPress(app, '+1 minute'))
    press(app, '+1 minute')
    await waitUntil(() => fields()['extra/1']?.value === 1)
    await waitUntil(() => /^5:\d\d|6:00/.test(app.find('.live-countdown').textContent))
    const rooms = () => app.findAll('.live-rooms > li').map(({ textContent }) => textContent)
    const before = rooms()
    const button = app.find('.live-person button')
    button.click()
    await waitUntil(() => Object.keys(fields()).some((path) => path.startsWith('absent/')))
    const [, absent] = Object.entries(fields()).find(([path]) => path.startsWith('absent/'))!
    expect(absent.value).to.equal(2)
    expect(rooms().length, 'rooms of this round stay').to.equal(before.length)
    const notice = app.asked.find(({ what }) => what === 'notify')!.with[0] as { action: { run(): void } }
    notice.action.run()
    await waitUntil(() =>
      Object.entries(fields()).every(([path, { value }]) => !path.startsWith('absent/') || value === null),
    )
  })

  it('stores how a meeting was, beside the event that others read', async () => {
    const sent: unknown[] = []
    const keep = (body: { about: string; rating: number; again: boolean }) => {
      sent.push(body)
      return { data: { mine: [body], summary: null } }
    }
    const { documents, options } = eventInTests(4, {}, 'finished', { 'PUT /api/speed-date/*/feedback': keep })
    const app = await mountMiniApp('speed-date', options('/event-1', { view: 'mine' }))
    const rating = () => app.find<HTMLSelectElement>('.feedback-fields select')
    await waitUntil(() => app.findAll('.feedback-fields select').length === 3 && !rating().disabled)
    rating().value = '4'
    rating().dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => sent.length === 1)
    expect(sent[0]).to.deep.include({ rating: 4, again: false })
    await waitUntil(() => rating().value === '4')
    expect(JSON.stringify(documents.documents.get('event-1')!.fields)).not.to.include('feedback')
    const tabs = app.findAll('[role=tab]').map(({ textContent }) => textContent)
    expect(tabs).not.to.include('Feedback') // only who made the event sees what came of it
  })

  it('shows who made the event what came of it', async () => {
    const summary = { answers: 3, mean: 4.5, ratings: [0, 0, 0, 1, 2], wanting: 2, mutual: 1 }
    const { options } = eventInTests(4, {}, 'finished', {
      'GET /api/speed-date/*/feedback': { data: { mine: [], summary } },
    })
    const app = await mountMiniApp('speed-date', options('/event-1', { view: 'feedback' }))
    await waitUntil(() => app.findAll('dl.os-facts').length === 1)
    expect(app.find('dl.os-facts').textContent).to.include('4.5')
  })

  it('keeps apart who met at earlier events, when told to', async () => {
    const { documents, options } = eventInTests(4, {}, 'draft', {
      'GET /api/speed-date/event-1/met': { data: { met: ['p0 p1', 'p1 p2'] } },
    })
    const app = await mountMiniApp('speed-date', options('/event-1'))
    const box = () => app.findAll<HTMLInputElement>('.setup input[type=checkbox]')[0]!
    await waitUntil(() => app.findAll('.setup input[type=checkbox]').length === 1)
    box().click()
    const stored = (path: string) => documents.documents.get('event-1')!.fields[path]?.value
    await waitUntil(() => stored('avoid') === true)
    expect(stored('met')).to.deep.equal(['p0 p1', 'p1 p2'])
    await waitUntil(() => app.find('.setup').textContent.includes('2 pairs have met before'))
    box().click()
    await waitUntil(() => stored('avoid') === false)
    expect(stored('met')).to.deep.equal([])
  })
})
