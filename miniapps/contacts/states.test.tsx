import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { contactInTests } from '../domain/contacts/contact-in-tests.ts'
import type { ContactDetail } from '../domain/contacts/contact.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung'
const CHOICES = {
  agencies: [{ code: 'mindshare', name: 'Mindshare' }],
  markets: [{ code: 'ES', name: 'Spain' }],
}
const ada = contactInTests()
const long = contactInTests({
  id: 'person-2',
  firstname: LONG,
  lastname: LONG,
  title: LONG,
  city: LONG,
  email: `${LONG}@agency.example`,
  availability: 'away',
  timeZone: 'America/New_York',
})
const inFull: ContactDetail = {
  ...long,
  managers: [ada],
  reports: [ada],
  clients: [
    { name: LONG, category: 'Airlines' },
    { name: null, category: 'Bank' },
  ],
  note: 'Knows the panel.',
  mine: false,
}
/** What was drawn by Intl, and names of time zones. */
const DRAWN = [
  'Europe/Madrid',
  'America/New_York',
  'Spanish and English',
  'Spain',
  'Mon',
  'Fri',
  'day, ',
  'month, ',
  'year, ',
]

describe('the states of contacts', () => {
  const tenant = inLookOf('msix')
  const mounted = (people: unknown, tail = '/', query: Record<string, string> = {}) =>
    mountMiniApp('contacts', {
      context: { tenant },
      portal: {
        fetch: answering({
          'GET /api/contacts/choices': { data: CHOICES },
          'GET /api/contacts/me': { data: { ...inFull, mine: true } },
          'GET /api/contacts/person-2': { data: inFull },
          'GET /api/contacts*': people,
        }),
      },
      route: { basePath: '/network/contacts', tail, query },
    })
  const page = (people: readonly unknown[], more = {}) => ({
    data: people,
    next: null,
    total: people.length,
    ...more,
  })

  it('shows the shape of what comes while it loads', async () => {
    const app = await mounted(() => new Promise(() => {}))
    expect(app.find('.os-skeleton').textContent).to.equal('Loading People')
    await checkState(app)
  })

  it('says when nobody matches, and leads back to everybody', async () => {
    const app = await mounted(page([]), '/', { q: 'nobody' })
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('Nothing found'))
    await checkState(app)
  })

  it('says what went wrong, and offers to try again', async () => {
    const app = await mounted(problem(500, 'Something went wrong'))
    await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
    await checkState(app)
  })

  it('shows people as cards, however long their names', async () => {
    const app = await mounted(page([ada, long], { next: 'more', total: 1001 }))
    await waitUntil(() => app.findAll('.contact-card').length === 2)
    app.find('.contact-foot input').click()
    await waitUntil(() => app.findAll('.compare-bar').length === 1)
    await checkState(app, DRAWN)
  })

  it('shows the same people as a list', async () => {
    const app = await mounted(page([ada, long]), '/', { as: 'list' })
    await waitUntil(() => app.findAll('tbody tr').length === 2)
    await checkState(app, DRAWN)
  })

  it('shows one person, with what is known and what is not named', async () => {
    const app = await mounted(page([]), '/person-2')
    await waitUntil(() =>
      app.findAll('.os-help').some(({ textContent }) => textContent.includes('not named')),
    )
    await checkState(app, DRAWN)
  })

  it('compares working hours', async () => {
    const app = await mounted(page([ada, long]), '/compare', {
      people: 'person-1,person-2',
      day: '2026-03-10',
      clock: 'Europe/Madrid',
    })
    await waitUntil(() => app.findAll('.hours-work').length > 0)
    await checkState(app, [...DRAWN, ...app.findAll('option').map(({ textContent }) => textContent)])
  })

  it('lets people edit what is said of them', async () => {
    const app = await mounted(page([ada]), '/me')
    await waitUntil(() => app.findAll('.own-form').length === 1)
    await checkState(app, [...DRAWN, 'Spanish', 'English'])
  })
})
