import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { enterPortal } from '../../test/browser/portal-world.ts'
import { expectErrors } from '../../test/browser/strict.ts'
import { $navigation, $place } from '../stores/location.ts'
import { $permissions } from '../stores/permissions.ts'
import { sessionEnded } from '../stores/session.ts'
import { $users } from '../stores/users.ts'
import { OsRouter } from './os-router.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

customElements.define('os-router-in-test', OsRouter)

/** Opens a path as a fresh page would, and waits until the navigation has ended. */
async function open(path: string): Promise<void> {
  history.replaceState(null, '', path)
  const router = new OsRouter()
  document.body.append(router)
  await waitUntil(() => !$navigation.get().pending, 'the navigation did not end')
  router.remove()
}

describe('a navigation that fails', () => {
  const here = location.href
  beforeEach(() => enterPortal({ held: { 'az-choreograph': ['OsAgencyAccess'] } }))
  afterEach(async () => {
    await waitUntil(() => !$users.get().loading && !$permissions.get().loading)
    history.replaceState(null, '', here)
    sessionEnded('NotSet')
  })

  it('leaves the message of a server that gave no answer in the store', async () => {
    configure({ userDetails: '/test-api/cut-off', workspaces: '/test-api/cut-off', alphaZulu: '/test-api/cut-off' })
    await open('/documentation')
    expect($navigation.get().error).not.to.equal('')
    expect($place.get().page).to.equal('problem')
  })

  it('leaves the message of the router itself in the store, and shows the error page', async () => {
    expectErrors(/Navigation failed: .*\/login redirects more than 10 times/s)
    configure({}, { postLoginRoute: '/login' })
    await open('/login')
    expect($navigation.get().error).to.equal('/login redirects more than 10 times')
    expect($place.get().page).to.equal('error')
  })

  it('is forgotten by the next one', async () => {
    $navigation.setKey('error', 'something older')
    await open('/nowhere')
    expect($navigation.get().error).to.equal('')
    expect($place.get().page).to.equal('empty')
  })
})
