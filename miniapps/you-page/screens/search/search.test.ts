import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answering, problem } from '../../../../test/browser/answering.ts'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleContext } from '../../../../test/browser/sample-context.ts'
import { checkState } from '../../../../test/browser/state/check-state.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'

const found = {
  brands: [{ id: 'b1', name: 'Nordlicht Kaffee', clientName: 'Nordlicht', country: 'DE', status: 'LIVE' }],
  people: [{ id: 'p1', name: 'Nora Dahl', title: 'Planner', country: 'GB' }],
  documents: [
    {
      id: 'd1',
      home: '/brands/b1/scorecards',
      path: '/brands/b1/scorecards/run/d1',
      title: 'Nordlicht audit',
      place: { name: 'Nordlicht Kaffee', country: 'DE' },
      updatedAt: new Date().toISOString(),
      updatedBy: { id: 'u-1', name: 'Paula Planner' },
    },
  ],
}
const nothing = { brands: [], people: [], documents: [] }
const layout = { ...sampleContext.layout!, apps: [{ title: 'Nordic reach', path: '/reach' }] }

async function search(q: string, answer: unknown = { data: found }) {
  const asked: string[] = []
  const answers = {
    'GET /api/search*': (_: unknown, address: string) => {
      asked.push(new URL(address, location.href).searchParams.get('q')!)
      return answer
    },
  }
  const app = await mountMiniApp('you-page', {
    route: { path: '/search', basePath: '/search', tail: '/', query: q ? { q } : {} },
    context: { layout },
    portal: { fetch: answering(answers) },
  })
  await waitUntil(() => app.findAll('input[type="search"]').length === 1)
  return { app, asked }
}

describe('the search page', () => {
  const address = location.href
  afterEach(() => history.replaceState(history.state, '', address))

  it('lists apps, brands, people and documents, each with a link to it', async () => {
    const { app } = await search('nor')
    await waitUntil(() => app.findAll('.widget-line').length === 4)
    expect(app.findAll('.widget-line').map((line) => line.getAttribute('href'))).to.deep.equal([
      '/reach',
      '/brands/b1/scorecards',
      '/network/contacts/p1',
      '/brands/b1/scorecards/run/d1',
    ])
    await checkState(app, ['Germany', 'United Kingdom', 'now'])
  })

  it('writes what is chosen into the search, and asks anew', async () => {
    const { app, asked } = await search('nor')
    await waitUntil(() => asked.length === 1)
    app.find('input[value="brand"]').click()
    await waitUntil(() => asked.length === 2)
    app.find('input[type="checkbox"]').click()
    await waitUntil(() => asked.length === 3)
    expect(asked).to.deep.equal(['nor', 'type:brand nor', 'owner:me type:brand nor'])
    expect(app.find<HTMLInputElement>('input[type="search"]').value).to.equal(asked[2])
  })

  it('waits for two letters, and asks once for a word that is typed', async () => {
    const { app, asked } = await search('')
    expect(app.find('.search-page').innerText).to.contain('Type two letters or more')
    app.find('input[type="search"]').focus()
    await sendKeys({ type: 'nord' })
    await waitUntil(() => app.findAll('.widget-line').length === 4)
    expect(asked).to.deep.equal(['nord'])
    await checkState(app, ['Germany', 'United Kingdom', 'now'])
  })

  it('says that nothing was found, and that it could not search', async () => {
    const none = await search('zzz', { data: nothing })
    await waitUntil(() => none.app.find('.search-page').innerText.includes('Nothing found'))
    await checkState(none.app)
    none.app.unmount()
    const failed = await search('zzz', problem(500, 'Down'))
    await waitUntil(() => failed.app.findAll('[role="alert"]').length === 1)
    await checkState(failed.app)
  })
})
