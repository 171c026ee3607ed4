import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { $users, clearMyself, getMyself } from './users.ts'

describe('users', () => {
  beforeEach(clearMyself)
  after(clearMyself)

  it('set loading while they ask, and hold myself in the end [4.9, 4.10, 7.2]', async () => {
    configure({ userDetails: '/test-api/me' })
    const states: boolean[] = []
    const stop = $users.listen(({ loading }) => states.push(loading))
    await getMyself()
    stop()
    expect([states[0], $users.get().loading, $users.get().myself?.firstname]).to.deep.equal([
      true,
      false,
      'Maya',
    ])
  })

  it('stop loading when the load fails, and keep who was known [4.11]', async () => {
    configure({ userDetails: '/test-api/me' })
    await getMyself()
    configure({ userDetails: '/test-api/status/500' })
    const error = await getMyself().catch((thrown: unknown) => thrown)
    expect(error).to.have.property('tag', 'HTTP_ERROR')
    expect([$users.get().loading, $users.get().myself?.id]).to.deep.equal([false, 'p1'])
  })

  it('share one request among callers at the same time', async () => {
    configure({ userDetails: '/test-api/me' })
    const [one, two] = [getMyself(), getMyself()]
    expect(one).to.equal(two)
    await one
    expect(getMyself()).not.to.equal(one)
  })

  it('never hold somebody who has left', async () => {
    configure({ userDetails: '/test-api/me' })
    const left = getMyself()
    clearMyself()
    await left
    expect($users.get()).to.deep.equal({ loading: false })
  })

  it('forget myself', async () => {
    configure({ userDetails: '/test-api/me' })
    await getMyself()
    clearMyself()
    expect($users.get()).to.deep.equal({ loading: false })
  })
})
