import { expect } from '@open-wc/testing'
import type { PersonDetail } from '../../../domain/access/wire-grants.ts'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { checkState } from '../../../../test/browser/state/check-state.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { ACCOUNT, accessServer, exampleDetail } from '../../access-in-tests.ts'

const brand = (at: number): PersonDetail['direct'][number] => ({
  account: { id: `brand-${at}`, kind: 'brand', name: `Brand ${at}`, agency: 'greenhouse', country: 'DE' },
  permissions: ['CartAppAccess', 'NetworkAccess'],
})

it('keeps a person of hundreds of brands short: roles and groups first, brands found by name and opened one by one', async () => {
  const direct = [
    ...Array.from({ length: 430 }, (_, at) => brand(at)),
    { account: ACCOUNT, permissions: ['DocumentationAccess'] },
  ]
  const app = await mountMiniApp('admin', {
    portal: {
      fetch: accessServer([], { 'GET /api/access/people/person-1': { data: exampleDetail({ direct }) } }),
    },
    route: { basePath: '/os-admin', path: '/os-admin/panel/users/person-1', tail: '/panel/users/person-1' },
  })
  await waitUntil(() => app.findAll('.admin-ways li').length === 3)
  const titles = app.findAll('.os-card h2').map(({ textContent }) => textContent)
  expect(titles).to.deep.equal(['About', 'Effective permissions', 'Roles', 'Groups', 'Direct permissions'])
  const summary = app.findAll('.os-card > p').map(({ textContent }) => textContent)
  expect(summary).to.include('3 permissions: 1 directly · 1 by role · 1 by group')
  const card = () => app.findAll('.os-card').at(-1)!
  const accounts = () =>
    [...card().querySelectorAll<HTMLElement>('tbody th')].map(({ innerText }) => innerText)
  expect(accounts()).to.have.length(10)
  expect(accounts()[0]).to.equal('Greenhouse')
  const search = card().querySelector<HTMLInputElement>('[type=search]')!
  expect(search.getAttribute('placeholder')).to.equal('Search 431 brands and markets')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(search, 'brand 42')
  search.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  await waitUntil(() => accounts()[0] === 'Brand 42 · Germany')
  card().querySelector<HTMLElement>('tbody summary')!.click()
  await waitUntil(() => card().querySelectorAll('.admin-lines li').length === 2)
  await checkState(app, ['Brand', 'Germany'])
})
