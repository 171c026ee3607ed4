import { expect } from '@open-wc/testing'
import { answering, problem } from '../../../test/browser/answering.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { sampleContext } from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { SAVED_VIEW } from '../../domain/views/saved-view.ts'
import { DocumentsInTests } from '../document/documents-in-tests.ts'
import { SavedViews } from '../document/saved-views/saved-views.tsx'
import { action, type OpenedProps } from '../actions/action.ts'
import { island } from '../bridge/island.tsx'
import { ConfirmDialog } from '../form/confirm-dialog.tsx'
import type { Column } from '../table/column.ts'
import { ListScreen, type ListScreenProps } from './list-screen.tsx'
import { useList } from './use-list.ts'

interface Person {
  id: string
  name: string
}

const columns: readonly Column<Person>[] = [
  {
    key: 'name',
    title: 'Name',
    value: ({ name }) => name,
    cell: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
  },
]
const people = (from: number, to: number): readonly Person[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: `p${from + at}`, name: `Person ${from + at}` }))

const Sure = ({ onDone, onClose }: OpenedProps) => (
  <ConfirmDialog
    title="Sure?"
    verb="Sure"
    act={() => Promise.resolve()}
    onDone={() => onDone()}
    onClose={onClose}
  />
)
const REMOVE = action<readonly Person[]>({
  key: 'remove',
  label: (chosen) => `Remove ${chosen.length}`,
  run: ({ open }) => open(Sure),
})

/** Two pages of people, and whatever else a test answers; each address that was asked is noted. */
function server(answers: Record<string, unknown> = {}) {
  const asked: string[] = []
  const fetch = answering({
    ...answers,
    'GET /api/access/people?*after=2*': { data: people(4, 6), next: null },
    'GET /api/access/people*': { data: people(1, 3), next: '2', total: 6 },
    ...answers,
  })
  return {
    asked,
    fetch: (input: string | URL | Request, init?: RequestInit) => {
      const address = input instanceof Request ? input.url : String(input)
      asked.push(address)
      return fetch(address, init)
    },
  }
}

function Paged(props: Partial<ListScreenProps<Person>>) {
  const list = useList<Person>({ name: 'people', api: 'access', from: '/people', facets: ['role'], limit: 3 })
  const filters = [{ key: 'role', label: 'Role', kind: 'text' as const }]
  return (
    <ListScreen
      list={list}
      title="People"
      search="Search"
      empty="Nobody yet."
      {...{ columns, filters }}
      {...props}
    />
  )
}

const mounted = (props: Partial<ListScreenProps<Person>> = {}, { fetch } = server(), query = {}) =>
  mountMiniApp(
    island(() => <Paged {...props} />),
    { portal: { fetch }, route: { query } },
  )

const names = (app: MountedMiniApp) =>
  app.findAll('tbody a, .os-grid-rows a').map(({ textContent }) => textContent)
const status = (app: MountedMiniApp) => app.find('.os-list-find > output').textContent
const focused = (app: MountedMiniApp) => app.element.shadowRoot!.activeElement?.textContent
const button = (app: MountedMiniApp, text: string) =>
  app.findAll('button').find(({ textContent }) => textContent === text)!

function type(app: MountedMiniApp, text: string) {
  const field = app.find<HTMLInputElement>('input[type=search]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

describe('a list that comes page by page', () => {
  const before = location.href
  afterEach(() => history.replaceState(null, '', before))

  it('asks with what the address holds, and once nobody types any more', async () => {
    const world = server()
    const app = await mounted({}, world, { q: 'ada', role: 'x' })
    await waitUntil(() => names(app).length === 3)
    expect(world.asked).to.deep.equal(['/api/access/people?q=ada&role=x&limit=3'])
    type(app, 'gr')
    type(app, 'grace')
    await waitUntil(() => world.asked.length === 2)
    expect(world.asked[1]).to.equal('/api/access/people?q=grace&role=x&limit=3')
    expect(new URL(location.href).searchParams.get('q')).to.equal('grace')
  })

  it('says in one line that stays how many there are, and that nothing was found', async () => {
    const app = await mounted({}, server({ 'GET /api/access/people?q=no*': { data: [], next: null } }))
    const line = app.find('.os-list-find > output')
    expect(line.textContent).to.equal('')
    await waitUntil(() => status(app) === '3 of 6 entries')
    type(app, 'no')
    await waitUntil(() => status(app) === 'Nothing found')
    expect(line.isConnected).to.equal(true)
    await press(button(app, 'Clear search and filters'))
    await waitUntil(() => names(app).length === 3)
    expect(app.element.shadowRoot!.activeElement?.matches('input[type=search]')).to.equal(true)
  })

  it('brings more, leaves the focus on the first new row, and finds all again on Back', async () => {
    const app = await mounted()
    await waitUntil(() => names(app).length === 3)
    await press(button(app, 'Show more'))
    await waitUntil(() => names(app).length === 6)
    await waitUntil(() => focused(app) === 'Person 4')
    expect([status(app), button(app, 'Show more')]).to.deep.equal(['6 entries', undefined])
    app.unmount()
    const again = await mounted()
    expect(names(again)).to.have.length(6)
  })

  it('leaves the focus on the first new row of a grid, too', async () => {
    const long = { 'GET /api/access/people*': { data: people(10, 69), next: '2', total: 63 } }
    const app = await mounted(
      {},
      server({ 'GET /api/access/people?*after=2*': { data: people(4, 6), next: null }, ...long }),
    )
    await waitUntil(() => names(app).includes('Person 10'))
    await press(button(app, 'Show more'))
    await waitUntil(() => focused(app) === 'Person 4')
  })

  it('says when a further page does not come, and keeps what is there', async () => {
    const app = await mounted({}, server({ 'GET /api/access/people?*after=2*': problem(500, 'No') }))
    await waitUntil(() => names(app).length === 3)
    await press(button(app, 'Show more'))
    await waitUntil(() => app.findAll('.os-table-more [role=alert]').length === 1)
    expect(names(app)).to.have.length(3)
  })

  it('says that it failed in place of the rows', async () => {
    const app = await mounted({}, server({ 'GET /api/access/people*': problem(500, 'No') }))
    await waitUntil(() => app.findAll('.os-state[role=alert]').length === 1)
  })

  it('does something with all rows that are ticked, and reads itself anew', async () => {
    const world = server()
    const app = await mounted({ bulk: [REMOVE] }, world)
    await waitUntil(() => app.findAll('.os-grid-rows input').length === 3)
    await press(app.findAll('.os-grid-rows input')[0]!)
    await press(app.findAll('.os-grid-rows input')[1]!)
    expect(status(app)).to.equal('3 of 6 entries · 2 selected')
    const count = world.asked.length
    await press(button(app, 'Remove 2'))
    await press(button(app, 'Sure'))
    await waitUntil(() => world.asked.length === count + 1)
    expect([app.findAll('.os-list-bulk').length, status(app)]).to.deep.equal([0, '3 of 6 entries'])
    await waitUntil(() => focused(app) === 'People')
  })

  it('names its screen in the breadcrumbs, and so in the title', async () => {
    const app = await mounted()
    expect(app.events.find(({ name }) => name === 'update-breadcrumbs')!.payload).to.deep.equal({
      details: [{ name: 'People' }],
    })
  })
})

describe('a list whose rows are all in the browser', () => {
  const before = location.href
  afterEach(() => history.replaceState(null, '', before))

  const rows = people(1, 12)
  function Whole() {
    const list = useList<Person>({
      name: 'whole',
      rows,
      search: ({ name }) => name,
      filters: [{ key: 'id', label: 'Id', kind: 'text', value: ({ id }) => id }],
    })
    return (
      <ListScreen
        list={list}
        title="People"
        search="Search"
        columns={columns}
        views={(query, choose) => <SavedViews list="sample/whole" query={query} onChoose={choose} />}
        fileName="People"
        empty="Nobody yet."
      />
    )
  }

  it('offers as a file what is found, however few', async () => {
    const app = await mountMiniApp(island(Whole), { route: { query: { q: '12' } } })
    await waitUntil(() => button(app, 'Export') !== undefined)
    expect(app.findAll('.os-grid-bar').length, 'a plain table').to.equal(0)
  })

  it('has ways to look at it that somebody saved under a name', async () => {
    const user = { ...sampleContext.user!, id: crypto.randomUUID() }
    const documents = new DocumentsInTests(SAVED_VIEW, () => null)
    documents.me = { id: user.id, name: 'Ada Lovelace' }
    const fields = { list: 'sample/whole', name: 'Twelve', query: 'q=12' }
    documents.add('v1', fields, { place: user.id })
    const portal = { fetch: documents.fetch }
    const app = await mountMiniApp(island(Whole), {
      context: { user },
      portal,
      route: { query: { id: 'p1' } },
    })
    await waitUntil(() => button(app, 'Views') !== undefined)
    await press(button(app, 'Views'))
    await waitUntil(() => button(app, 'Twelve') !== undefined)
    await press(button(app, 'Twelve'))
    expect(names(app)).to.deep.equal(['Person 12'])
  })

  it('is searched and filtered at once', async () => {
    const app = await mountMiniApp(island(Whole), { route: { query: { id: 'p1' } } })
    expect(names(app)).to.deep.equal(['Person 1', 'Person 10', 'Person 11', 'Person 12'])
    expect(status(app)).to.equal('4 of 12 entries')
    type(app, '12')
    await waitUntil(() => names(app).length === 1)
    expect(names(app)).to.deep.equal(['Person 12'])
    await expect(app.element).to.be.accessible()
  })
})
