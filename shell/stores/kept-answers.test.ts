import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Workspace } from '../contract/entities.ts'
import { isLoadedAndAllowed, permissionsLoaded } from '../guards/permissions-loaded.ts'
import { userLoaded } from '../guards/user-loaded.ts'
import type { Visit } from '../guards/verdict.ts'
import { forgetCache } from '../api/response-cache.ts'
import { $permissions, clearPermissions } from './permissions.ts'
import { $session, sessionStarted } from './session.ts'
import { setTenant } from './tenant.ts'
import { $users, clearMyself } from './users.ts'
import { $workspaces, clearWorkspaces, getWorkspaces } from './workspaces.ts'

const AGENCY = {
  code: 'choreograph',
  id: 'a',
  name: 'Choreograph',
  azId: 'z',
  organisationsId: 'o',
  applicationsId: 'x',
  defaultTheme: 't',
}
const BRAND: Workspace = {
  id: 'b1',
  azId: 'az-b1',
  parentId: null,
  type: 'BRAND',
  name: 'Abelia',
  status: 'LIVE',
}
const MAYA = {
  id: 'p1',
  firstname: 'Maya',
  lastname: 'L',
  email: 'maya@agency.example',
  dateLocale: 'en-gb',
  numberLocale: 'en-gb',
  displayLanguage: 'en-US',
  userRoles: [],
}
const RECORDS = [
  { account_id: 'z', permissions: ['OsAgencyAccess'] },
  { account_id: 'az-b1', permissions: ['OS_WORKSPACE_ACCESS'] },
]
const VISIT = { route: { params: {} } } as Visit

/** What the server says, by the part of the address that tells the calls apart; a promise is an answer that takes its time. */
let says: Record<string, unknown> = {}
let asked: string[] = []

/** A later visit: the page is new, local storage is not. */
function leave(): void {
  clearMyself()
  clearPermissions()
  clearWorkspaces()
  asked = []
}

async function visit(): Promise<unknown[]> {
  sessionStarted($session.get().subject || 'maya')
  return Promise.all([userLoaded(VISIT), permissionsLoaded(VISIT)])
}

describe('answers kept from an earlier visit', () => {
  const plain = globalThis.fetch
  before(async () => {
    configure()
    setTenant('choreograph')
  })
  beforeEach(async () => {
    localStorage.clear()
    leave()
    $session.setKey('subject', 'maya')
    says = { '/me': { data: MAYA }, '/agencies': [AGENCY], '/preview': [BRAND], '/permissions': RECORDS }
    globalThis.fetch = async (input) => {
      const name = Object.keys(says).find((part) => (input as string).includes(part))!
      asked.push(name)
      const said = await says[name]
      return typeof said === 'number' ? new Response(null, { status: said }) : Response.json(said)
    }
    expect(await visit()).to.deep.equal(['pass', 'pass'])
    leave()
  })
  afterEach(() => {
    globalThis.fetch = plain
    leave()
    forgetCache()
    $session.set({ state: 'signed-out', result: 'NotSet', subject: '', messages: [] })
  })

  it('are there at once, and all is asked for at once', async () => {
    const over = visit()
    expect([$users.get().myself?.firstname, $workspaces.get().list?.map(({ id }) => id)]).to.deep.equal([
      'Maya',
      undefined,
    ])
    await waitUntil(() => asked.length === 4)
    expect($workspaces.get().list?.map(({ id }) => id)).to.deep.equal(['b1'])
    expect(await over).to.deep.equal(['pass', 'pass'])
    expect(asked.toSorted()).to.deep.equal(['/agencies', '/me', '/permissions', '/preview'])
  })

  it('let nobody in: that waits for the permissions and the person of today', async () => {
    let permit = (_records: unknown) => {}
    says['/permissions'] = new Promise((resolve) => (permit = resolve))
    const over = visit()
    await waitUntil(() => asked.length === 4)
    expect(isLoadedAndAllowed()).to.equal(false)
    permit([{ account_id: 'z', permissions: ['OsAppsAccess'] }])
    expect(await over).to.deep.equal(['pass', { accessState: 'NO_AGENCIES_ACCESS' }])
    leave()
    says['/permissions'] = RECORDS
    says['/me'] = 500
    expect((await visit())[0]).to.have.property('leave', 'sign-out')
  })

  it('are replaced where the server says otherwise, and stay the very same objects where it does not', async () => {
    const [before] = [await visit(), leave()]
    expect(before).to.deep.equal(['pass', 'pass'])
    const over = visit()
    await waitUntil(() => $workspaces.get().list !== undefined)
    const { list } = $workspaces.get()
    const { myself } = $users.get()
    await over
    await waitUntil(() => !$workspaces.get().loading)
    expect([
      $workspaces.get().list === list,
      $users.get().myself === myself,
      $users.get().isKept,
    ]).to.deep.equal([true, true, undefined])
    leave()
    says['/preview'] = [BRAND, { ...BRAND, id: 'b2', azId: 'az-b2' }]
    says['/me'] = { data: { ...MAYA, firstname: 'May', email: 'may@agency.example' } }
    expect(await visit()).to.deep.equal(['pass', 'pass'])
    await waitUntil(() => $workspaces.get().list?.length === 2)
    expect($users.get().myself?.firstname).to.equal('May')
    expect(
      asked.filter((name) => name === '/permissions'),
      'of the address that was, and of the one that is',
    ).to.have.length(2)
    expect($permissions.get().permissions).to.have.length(2)
  })

  it('are of the same person only', async () => {
    $session.setKey('subject', 'noor')
    says['/me'] = new Promise(() => {})
    void visit()
    expect([$users.get().myself, $workspaces.get().list]).to.deep.equal([undefined, undefined])
  })

  it('are not kept of somebody who has left meanwhile', async () => {
    localStorage.clear()
    const late = getWorkspaces('o')
    clearWorkspaces()
    await late
    expect(localStorage.length).to.equal(0)
  })
})
