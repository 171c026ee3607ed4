import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { checkState } from '../../../test/browser/state/check-state.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { accessServer, exampleEntry } from '../access-in-tests.ts'

const AUDIT = 'GET /api/access/audit?*'
const mounted = (answer: unknown, query: Record<string, string> = {}) =>
  mountMiniApp('admin', {
    portal: { fetch: accessServer([], { [AUDIT]: answer }) },
    route: { basePath: '/os-admin', path: '/os-admin/panel/audit', tail: '/panel/audit', query },
  })

describe('the audit log', () => {
  const before = location.href
  afterEach(() => history.replaceState(history.state, '', before))

  it('leaves sign-ins out until they are asked for, keeps the other filters, and counts what fits', async () => {
    const asked: string[] = []
    const answer = (_: unknown, address: string) => {
      asked.push(address)
      return { data: [exampleEntry()], next: null, total: asked.length === 1 ? 10_001 : 1234 }
    }
    const app = await mounted(answer, { action: 'role.changed' })
    const count = () => app.findAll('.os-list-find > output')[0]?.textContent
    await waitUntil(() => count() === 'More than 10,000 entries')
    expect(asked[0]).to.contain('action=role.changed').and.contain('kind=others')
    app
      .findAll('.admin-kinds button')
      .find(({ textContent }) => textContent === 'Sign-ins')!
      .click()
    await waitUntil(() => count() === '1,234 entries')
    expect(asked[1]).to.contain('action=role.changed').and.contain('kind=sign-ins')
    expect(new URL(location.href).searchParams.get('kind')).to.equal('sign-ins')
    expect(app.find('.os-filter-chip').textContent).to.contain('Role changed')
  })

  it('opens an entry by a press anywhere in its row, and says in words what stands in it by id', async () => {
    const entry = exampleEntry({
      action: 'rights.granted',
      subject: { type: 'account', id: 'az-x', name: '' },
      before: null,
      after: { account: 'az-x', below: true, expiresAt: '2030-01-31T17:30:15.000Z' },
      named: [{ id: 'az-x', kind: 'agency', name: 'Greenhouse', country: null }],
    })
    const app = await mounted({ data: [entry], next: null, total: 1 })
    await waitUntil(() => app.findAll('tbody tr .admin-plain').length === 1)
    expect(app.find('tbody th').textContent).to.match(/\d\d:\d\d:\d\d .*(?:UTC|GMT|[A-Z]{2,4})/)
    await press(app.findAll('tbody td')[0]!)
    await waitUntil(() => app.findAll('dialog table').length === 1)
    const rows = app.findAll('dialog tbody tr').map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '))
    expect(rows[0]).to.equal('Applies to – agency Greenhouse')
    expect(rows[1]).to.equal('Includes everything below – Yes')
    expect(rows[2]).to.match(/^Ends – 31 Jan 2030, \d\d:30:15 /)
    await checkState(app, ['Greenhouse', '31 Jan 2030'])
  })
})
