import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../../test/browser/sample-context.ts'
import { island } from './island.tsx'
import { RequestError } from './request-json.ts'
import { useMiniApp } from './use-mini-app.ts'
import { useResource } from './use-resource.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'

/** Answers come when the test gives them. */
function questions() {
  const asked: {
    key: string
    signal: AbortSignal
    answer(data: string): void
    fail(error: unknown): void
  }[] = []
  const load = (key: string, signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      asked.push({ key, signal, answer, fail })
    })
  return { asked, load }
}

async function mountWith(load: (key: string, signal: AbortSignal) => Promise<string>, keptAs?: string) {
  const Reader = () => {
    const key = useMiniApp().route.params['key'] ?? null
    const { data, error, loading, reload, setData } = useResource(key, (signal) => load(key!, signal), keptAs)
    return (
      <>
        <output>{`${loading ? 'loading' : 'idle'} ${data ?? '-'} ${error?.title ?? '-'}`}</output>
        <button onClick={reload}>Reload</button>
        <button onClick={() => setTimeout(setData, 0, 'saved')}>Save</button>
      </>
    )
  }
  const app = await mountMiniApp(island(Reader), { route: { params: { key: 'a' } } })
  return {
    app,
    text: () => app.find('output').textContent,
    shows: (words: string) => waitUntil(() => app.find('output').textContent === words, words),
  }
}

describe('useResource', () => {
  it('loads, and shows what was loaded', async () => {
    const { asked, load } = questions()
    const { text, shows } = await mountWith(load)
    expect(text()).to.equal('loading - -')
    asked[0]!.answer('A')
    await shows('idle A -')
  })

  it('forgets the old answer when the key changes, also when it comes late', async () => {
    const { asked, load } = questions()
    const { app, text, shows } = await mountWith(load)
    await app.update({ route: { params: { key: 'b' } } })
    await waitUntil(() => asked.length === 2)
    expect(asked[0]!.signal.aborted).to.equal(true)
    asked[0]!.answer('late A')
    asked[1]!.answer('B')
    await shows('idle B -')
    await app.update({ route: { params: { key: 'c' } } })
    expect(text()).to.equal('loading - -')
  })

  it('keeps what is shown while it reloads, and when the reload fails', async () => {
    const { asked, load } = questions()
    const { app, shows } = await mountWith(load)
    asked[0]!.answer('A')
    await shows('idle A -')
    app.find('button').click()
    await shows('loading A -')
    asked[1]!.fail(new RequestError('/api/x', 500))
    await shows('idle A The server had a problem')
  })

  it('keeps what went wrong in sight until a retry has its answer', async () => {
    const { asked, load } = questions()
    const { app, shows } = await mountWith(load)
    asked[0]!.fail(new RequestError('/api/x', 500))
    await shows('idle - The server had a problem')
    app.find('button').click()
    await shows('loading - The server had a problem')
    asked[1]!.answer('A')
    await shows('idle A -')
  })

  for (const [what, begin] of [
    ['the first load', () => {}],
    ['a reload that began meanwhile', (press: (name: string) => void) => press('Reload')],
  ] as const) {
    it(`drops the late answer of ${what} once there is something newer`, async () => {
      const { asked, load } = questions()
      const { app, text, shows } = await mountWith(load)
      const press = (name: string) =>
        app
          .findAll('button')
          .find(({ textContent }) => textContent === name)!
          .click()
      press('Save')
      begin(press)
      await shows('idle saved -')
      expect(asked.at(-1)!.signal.aborted).to.equal(true)
      for (const { answer } of asked) answer('late A')
      await nextFrame()
      expect(text()).to.equal('idle saved -')
    })
  }

  it('puts nothing of one key in place under another', async () => {
    const { asked, load } = questions()
    const { app, shows } = await mountWith(load)
    app.findAll('button')[1]!.click()
    await app.update({ route: { params: { key: 'b' } } })
    await waitUntil(() => asked.length === 2)
    asked[1]!.answer('B')
    await shows('idle B -')
    await aTimeout(5)
    await shows('idle B -')
  })

  it('asks nothing while there is no key', async () => {
    const { asked, load } = questions()
    const { app, shows } = await mountWith(load)
    await app.update({ route: { params: {} } })
    await shows('idle - -')
    await waitUntil(() => asked[0]!.signal.aborted)
    expect(asked).to.have.length(1)
  })

  it('stops when the mini-app goes', async () => {
    const { asked, load } = questions()
    const { app } = await mountWith(load)
    app.unmount()
    await waitUntil(() => asked[0]!.signal.aborted)
  })

  it('shows at once what was answered on an earlier visit, and asks again', async () => {
    const { asked, load } = questions()
    const first = await mountWith(load, 'letters')
    asked[0]!.answer('A')
    await first.shows('idle A -')
    first.app.unmount()
    const again = await mountWith(load, 'letters')
    expect(again.text()).to.equal('loading A -')
    asked[1]!.answer('newer A')
    await again.shows('idle newer A -')
  })

  it('leaves what an earlier visit was answered where asking again fails', async () => {
    const { asked, load } = questions()
    const first = await mountWith(load, 'letters')
    asked[0]!.answer('A')
    await first.shows('idle A -')
    first.app.unmount()
    const again = await mountWith(load, 'letters')
    asked[1]!.fail(new RequestError('/api/x', 500))
    await again.shows('idle A The server had a problem')
  })

  it('shows nobody what another person was answered', async () => {
    const { asked, load } = questions()
    const first = await mountWith(load, 'letters')
    asked[0]!.answer('A')
    await first.shows('idle A -')
    await first.app.update({ context: { user: { ...sampleUser, id: 'somebody-else' } } })
    first.app.unmount()
    const again = await mountWith(load, 'other letters')
    expect(again.text()).to.equal('loading - -')
  })

  it('tries again by itself when the connection is back, and tells nobody until it works', async () => {
    const { asked, load } = questions()
    const { text, shows } = await mountWith(load)
    asked[0]!.fail(new RequestError('/api/x', 503))
    await shows('idle - The server had a problem')
    dispatchEvent(new Event('online'))
    await waitUntil(() => asked.length === 2)
    expect(text()).to.equal('idle - The server had a problem')
    asked[1]!.answer('A')
    await shows('idle A -')
    dispatchEvent(new Event('focus'))
    await aTimeout(0)
    expect(asked).to.have.length(2)
  })

  it('does not try again what would fail again', async () => {
    const { asked, load } = questions()
    const { shows } = await mountWith(load)
    asked[0]!.fail(new RequestError('/api/x', 404))
    await shows('idle - This could not be found')
    dispatchEvent(new Event('online'))
    await aTimeout(0)
    expect(asked).to.have.length(1)
  })
})
