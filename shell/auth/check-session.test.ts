import { expect } from '@open-wc/testing'
import { CheckSession } from './check-session.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const plainInterval = globalThis.setInterval

/** The timers that are started meanwhile, run by hand: what repeats, and every how many milliseconds. */
function heldTimers(): Map<number, () => void> {
  const held = new Map<number, () => void>()
  globalThis.setInterval = ((run: () => void, millis: number) => (held.set(millis, run), 0)) as never
  return held
}

async function watched() {
  const errors: string[] = []
  const warnings: string[] = []
  const log = {
    debug: () => {},
    warn: (text: string) => void warnings.push(text),
    error: (text: string) => void errors.push(text),
  }
  const session = new CheckSession({
    frameUrl: `${location.origin}/test-api/null`,
    clientId: 'portal',
    sessionState: 'state.salt',
    log,
    onChanged: () => {},
    onUnchanged: () => {},
  })
  const timers = heldTimers()
  session.start()
  globalThis.setInterval = plainInterval
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Session check"]')!
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const asked: unknown[] = []
  frame.contentWindow!.addEventListener('message', ({ data }) => asked.push(data))
  return { session, timers, frame, errors, warnings, asked }
}

describe('the session check', () => {
  it('asks every 3 s with the client id and the session state, and loads its frame anew every 60 s [4.31, 9.23, 9.24]', async () => {
    const { session, timers, frame, asked } = await watched()
    expect([...timers.keys()]).to.deep.equal([3000, 60_000])
    timers.get(3000)!()
    await waitUntil(() => asked.length === 1)
    expect(asked).to.deep.equal(['portal state.salt'])
    timers.get(60_000)!()
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    session.stop()
    expect(frame.isConnected).to.equal(false)
  })

  it('logs a warning where the frame says "error", and goes on', async () => {
    const { session, frame, warnings } = await watched()
    const { contentWindow: source } = frame
    dispatchEvent(new MessageEvent('message', { source, origin: location.origin, data: 'error' }))
    expect(warnings).to.deep.equal(['The session check frame answered with an error'])
    expect(frame.isConnected).to.equal(true)
    session.stop()
  })

  it('logs an error once more than three messages were not answered [9.25]', async () => {
    const { session, timers, errors } = await watched()
    const ask = timers.get(3000)!
    for (let count = 0; count < 4; count++) ask()
    expect(errors).to.deep.equal([])
    ask()
    expect(errors).to.deep.equal(['The session check frame did not answer 4 messages'])
    session.stop()
  })
})
