import { expect } from '@open-wc/testing'
import { problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { accessServer, examplePerson } from './access-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(3)

describe('the states of administration', () => {
  const tenant = inLookOf('greenhouse')
  const mounted = (tail: string, people = [examplePerson()], more: Record<string, unknown> = {}) =>
    mountMiniApp('admin', {
      context: { tenant },
      portal: { fetch: accessServer(people, more) },
      route: { basePath: '/os-admin', path: `/os-admin${tail}`, tail },
    })

  it('shows the shape of the list while it loads', async () => {
    const app = await mounted('/', [], { 'GET /api/access/people?*': () => new Promise(() => {}) })
    expect(app.findAll('.os-skeleton').length).to.equal(1)
    await checkState(app)
  })

  it('says what would be here while there is nobody', async () => {
    const app = await mounted('/', [])
    await waitUntil(() => app.findAll('.os-table-empty').length === 1)
    await checkState(app)
  })

  it('says what went wrong, and offers to try again', async () => {
    const app = await mounted('/', [], { 'GET /api/access/people?*': problem(500, 'No') })
    await waitUntil(() => app.findAll('[role=alert] button').length === 1)
    await checkState(app)
  })

  it('lists people, however long their names, and offers what can be done with those who are ticked', async () => {
    const app = await mounted('/', [examplePerson(), examplePerson({ id: 'b', lastname: LONG })])
    await waitUntil(() => app.findAll('.os-grid-row input').length >= 2)
    app.find('.os-grid-row input').click()
    await waitUntil(() => app.findAll('.os-list-bulk').length === 1)
    await checkState(app)
  })

  it('reads the addresses of whom to invite', async () => {
    const app = await mounted('/')
    await waitUntil(() => app.findAll('.os-grid-row').length > 0)
    app
      .findAll('button')
      .find((each) => each.textContent === 'Invite people')!
      .click()
    await waitUntil(() => app.findAll('dialog textarea').length === 1)
    await checkState(app)
  })

  it('shows a person with all they hold', async () => {
    const app = await mounted('/panel/users/person-1')
    await waitUntil(() => app.findAll('.admin-ways li').length === 3)
    await checkState(app)
  })

  const ready: Readonly<Record<string, string>> = {
    '/panel/users/import': '[type=file]',
    '/panel/roles': 'tbody a',
    '/panel/roles/planner': '.admin-rights input',
    '/panel/groups': 'tbody a',
    '/panel/groups/uk': '.os-card tbody a',
    '/panel/requests': '.admin-lines button',
    '/panel/reviews': 'tbody a',
    '/panel/reviews/review-1': 'tbody button',
    '/panel/audit': '.admin-plain',
    '/panel/mini-apps': 'tbody button',
  }
  for (const [tail, selector] of Object.entries(ready))
    it(`shows ${tail}`, async () => {
      const app = await mounted(tail)
      await waitUntil(() => app.findAll(selector).length > 0)
      await checkState(app)
    })
})
