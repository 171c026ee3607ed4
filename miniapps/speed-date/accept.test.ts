import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { eventInTests } from './event-in-tests.ts'

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
    const { options } = eventInTests(6)
    const app = await mountMiniApp('speed-date', options('/event-1'))
    await waitUntil(() => app.findAll('button').some(({ textContent }) => textContent === 'Begin'))
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Begin')!
      .click()
    await waitUntil(() => app.findAll('.live-countdown').length === 1)
    expect(app.find('.live-countdown').textContent).to.match(/^(5:00|4:5\d)$/)
    expect(app.find('.live-clock').textContent)
      .to.include('Round 1 of 5')
      .and.match(/Your room nowRoom \d, with Person/)
    expect(app.findAll('.live-rooms > li').length).to.equal(3)
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
    await waitUntil(() => app.findAll('tbody tr').some(({ textContent }) => textContent.includes('Waits')))
    const waiting = app.findAll('tbody tr').filter(({ textContent }) => textContent.includes('Waits'))
    expect(waiting.map(({ textContent }) => textContent[0])).to.deep.equal(['3', '4', '5'])
  })

  it('stores how a meeting was', async () => {
    const { documents, options } = eventInTests(4, {}, 'finished')
    const app = await mountMiniApp('speed-date', options('/event-1', { view: 'mine' }))
    await waitUntil(() => app.findAll('.feedback-fields select').length === 3)
    const rating = app.find<HTMLSelectElement>('.feedback-fields select')
    rating.value = '4'
    rating.dispatchEvent(new Event('change', { bubbles: true }))
    const stored = () =>
      Object.entries(documents.documents.get('event-1')!.fields).find(([path]) =>
        path.startsWith('feedback/'),
      )
    await waitUntil(() => stored() !== undefined)
    expect(stored()![1].value).to.deep.equal({ rating: 4, again: false, comment: '' })
  })
})
