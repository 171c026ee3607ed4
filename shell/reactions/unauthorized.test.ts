import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { getJson } from '../api/http.ts'
import { $session, sessionStarted } from '../stores/session.ts'
import { unauthorizedSignsOut } from './unauthorized.ts'

const refused = () => getJson('/test-api/status/401').catch((error: unknown) => (error as { status: number }).status)

it('signs out once for any number of calls that answer 401, and not at all when nobody is signed in', async () => {
  configure({ userDetails: '/test-api/status' }, { authority: `${location.origin}/test-api/status/404` })
  let ended = 0
  let was = $session.get().state
  $session.listen(({ state }) => {
    if (was === 'signed-in' && state === 'signed-out') ended++
    was = state
  })
  unauthorizedSignsOut()
  await refused()
  expect(ended).to.equal(0)
  sessionStarted('maya')
  expect(await Promise.all([refused(), refused(), refused()])).to.deep.equal([401, 401, 401])
  while ($session.get().state === 'signed-in') await new Promise((resolve) => setTimeout(resolve, 20))
  expect([ended, $session.get().message.startsWith('Your session has ended.')]).to.deep.equal([1, true])
})
