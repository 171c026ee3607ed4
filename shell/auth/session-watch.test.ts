import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { Clock } from '../../test/lifecycle/clock.ts'
import { sharesCookies, unwatchSession, watchAgain, watchSession } from './session-watch.ts'
import { parseUser } from './stored-user.ts'

describe('a check frame', () => {
  it('is believed at once where it surely sees its cookies: on the portal’s own host, above or below it', () => {
    for (const host of ['portal.agency.example', 'login.portal.agency.example', 'agency.example'])
      expect(sharesCookies(host, 'portal.agency.example'), host).to.equal(true)
    expect(sharesCookies('127.0.0.1', '127.0.0.1')).to.equal(true)
  })

  it('is not where another owner may have the host', () => {
    for (const [host, own] of [
      ['login.groupm.co.uk', 'portal.wavemaker.co.uk'],
      ['login.azurewebsites.net', 'portal.azurewebsites.net'],
      ['evil-agency.example', 'agency.example'],
    ] as const) {
      expect(sharesCookies(host, own), host).to.equal(false)
    }
  })

  const authority = `${location.origin}/test-api/null`
  const watched = (session_state: string) =>
    parseUser(
      JSON.stringify({ access_token: 'a', token_type: 'Bearer', session_state, profile: { sub: 'p1' } }),
    )!
  const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title="Session check"]')
  const say = (data: string) =>
    dispatchEvent(
      new MessageEvent('message', { source: frame()!.contentWindow, origin: location.origin, data }),
    )

  it('that always says "changed" is asked ever more seldom, in all tabs, until it says "unchanged"', async () => {
    configure({}, { authority })
    localStorage.setItem(
      `os.auth.well-known:${authority}`,
      JSON.stringify({ issuer: authority, check_session_iframe: authority }),
    )
    const clock = new Clock()
    clock.install()
    let changes = 0
    /** Seconds until the frame of this session is asked. */
    const restsFor = async (state: string, answers: readonly string[]) => {
      watchSession(watched(state), () => changes++)
      let seconds = 0
      for (await clock.pass(0); !frame(); seconds++) await clock.pass(1000)
      answers.forEach(say)
      return seconds
    }
    const waits: number[] = []
    for (const answers of [['changed'], ['changed'], ['changed'], ['unchanged', 'changed'], ['unchanged']]) {
      waits.push(await restsFor(String(waits.length), answers))
    }
    unwatchSession()
    clock.uninstall()
    localStorage.clear()
    expect([waits, changes]).to.deep.equal([[0, 60, 120, 240, 60], 4])
  })

  it('that rests is not asked once the person has gone', () => {
    configure({}, { authority })
    localStorage.setItem(
      `os.auth.well-known:${authority}`,
      JSON.stringify({ issuer: authority, check_session_iframe: authority }),
    )
    const clock = new Clock()
    clock.install()
    watchSession(watched('s'), () => {})
    watchAgain(watched('s'), () => {})
    const before = clock.pending
    unwatchSession()
    clock.uninstall()
    localStorage.clear()
    expect([before, clock.pending]).to.deep.equal([1, 0])
  })
})
