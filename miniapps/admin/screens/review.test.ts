import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { checkState } from '../../../test/browser/state/check-state.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { accessServer, exampleItem, exampleReview } from '../access-in-tests.ts'

const DIRECT = exampleItem(1, {
  by: 'direct',
  role: null,
  permissions: ['CartAppAccess', 'NetworkAccess', 'DocumentationAccess'],
  isRare: true,
  isUnused: true,
  expiresAt: '2030-01-31T17:30:15.000Z',
})

async function mounted() {
  const asked: string[] = []
  const decided: unknown[] = []
  const app = await mountMiniApp('admin', {
    portal: {
      fetch: accessServer([], {
        'GET /api/access/reviews/review-1/items*': (_: unknown, address: string) => {
          asked.push(address)
          const data = address.includes('only=ending') ? [] : [DIRECT, exampleItem(2)]
          return { data, next: null, total: data.length }
        },
        'POST /api/access/reviews/review-1/decisions': (body: { decisions: unknown[] }) => {
          decided.push(...body.decisions)
          return { data: exampleReview({ decided: 1 }) }
        },
      }),
    },
    route: {
      basePath: '/os-admin',
      path: '/os-admin/panel/reviews/review-1',
      tail: '/panel/reviews/review-1',
    },
  })
  await waitUntil(() => app.findAll('tbody button').length === 4)
  return { app, asked, decided }
}

describe('an access review', () => {
  it('opens what somebody holds directly, and takes some of it away alone', async () => {
    const { app, decided } = await mounted()
    app.find('tbody summary').click()
    const box = (at: number) => app.findAll<HTMLInputElement>('tbody [type=checkbox]')[at]!
    expect(app.findAll('tbody [type=checkbox]')).to.have.length(3) // a role has none: it goes as a whole
    box(0).click()
    await waitUntil(() => decided.length === 1)
    box(2).click()
    await waitUntil(() => app.find('tbody .os-row').innerText.includes('2 of 3 removed'))
    box(1).click()
    await waitUntil(() => decided.length === 3)
    for (const at of [0, 1, 2]) box(at).click()
    await waitUntil(() => decided.length === 6)
    const remove = { position: 1, decision: 'remove' }
    expect(decided).to.deep.equal([
      { ...remove, removed: ['CartAppAccess'] },
      { ...remove, removed: ['CartAppAccess', 'DocumentationAccess'] },
      remove,
      { ...remove, removed: ['NetworkAccess', 'DocumentationAccess'] },
      { ...remove, removed: ['DocumentationAccess'] },
      { position: 1, decision: 'keep' },
    ])
  })

  it('shows what is unusual about a row, and those rows alone when asked', async () => {
    const { app, asked } = await mounted()
    const signs = app.findAll('tbody .os-badge').map(({ textContent }) => textContent)
    expect(signs).to.deep.equal(['Held by few', 'Never signed in', 'Ends 31 Jan 2030'])
    expect(app.find('.admin-kinds span').textContent).to.equal('2 rows')
    app.find('tbody summary').click()
    await checkState(app, ['Person', '31 Jan 2030'])
    app
      .findAll('.admin-kinds button')
      .find(({ textContent }) => textContent === 'Ends soon')!
      .click()
    await waitUntil(() => app.findAll('p').at(-1)?.textContent === 'No rows match this filter.')
    expect(asked.at(-1)).to.contain('only=ending')
  })
})
