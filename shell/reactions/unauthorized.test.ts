import { aTimeout, expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { getJson } from '../api/http.ts'
import { keep } from '../auth/session-keeper.ts'
import { userKey } from '../auth/stored-user.ts'
import { STORAGE_ARRIVES_MS } from '../config/limits.ts'
import { $session } from '../stores/session.ts'
import { unauthorizedSignsOut } from './unauthorized.ts'

const refused = () =>
  getJson('/test-api/status/401').catch((error: unknown) => (error as { status: number }).status)

it('signs out once for any number of calls that answer 401, and not at all when nobody is signed in [4.33, 8.14]', async () => {
  const authority = `${location.origin}/test-api/told/provider`
  await fetch(authority, {
    method: 'PUT',
    body: JSON.stringify({
      '.well-known': { body: { issuer: authority, revocation_endpoint: `${authority}/revoke` } },
      revoke: {},
    }),
  })
  configure({ userDetails: '/test-api/status' }, { authority })
  let ended = 0
  let was = $session.get().state
  $session.listen(({ state }) => {
    if (was === 'signed-in' && state === 'signed-out') ended++
    was = state
  })
  unauthorizedSignsOut()
  await refused()
  expect(ended).to.equal(0)
  const person = { access_token: 'a', token_type: 'Bearer', profile: { sub: 'maya' } }
  localStorage.setItem(userKey(authority, 'portal'), JSON.stringify(person))
  keep(person)
  expect(await Promise.all([refused(), refused(), refused()])).to.deep.equal([401, 401, 401])
  while ($session.get().state === 'signed-in') await new Promise((resolve) => setTimeout(resolve, 20))
  expect([ended, $session.get().messages]).to.deep.equal([1, ['sessionEnded']])
  await aTimeout(4 * STORAGE_ARRIVES_MS) // a second one would wait its turn
  const discovery = '.well-known/openid-configuration' // once: whether the provider is there, and where it revokes
  const asked = (await (await fetch(`${authority}/asked`)).json()) as string[]
  expect(asked.toSorted()).to.deep.equal([discovery, 'revoke'])
})
