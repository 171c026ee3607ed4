import { expect } from '@open-wc/testing'
import { oneTabAtATime } from './one-tab-at-a-time.ts'

const NAME = 'one-tab-at-a-time.test'

describe('oneTabAtATime', () => {
  afterEach(() => localStorage.removeItem(NAME))

  it('gives a tab that had to wait what the tab before it wrote, even where the lock is faster than storage', async () => {
    let write = (): void => {}
    const written = new Promise<void>((resolve) => (write = resolve))
    const before = navigator.locks.request(NAME, () => written)
    const second = oneTabAtATime(NAME, async () => localStorage.getItem(NAME))
    write()
    await before
    setTimeout(() => localStorage.setItem(NAME, 'left by the first'), 20) // as it arrives from another process
    expect(await second).to.equal('left by the first')
  })

  it('gives the next tab what it wrote, even where that one never had to wait', async () => {
    await oneTabAtATime(
      NAME,
      async () => void setTimeout(() => localStorage.setItem(NAME, 'left by the first'), 20),
    )
    expect(await oneTabAtATime(NAME, async () => localStorage.getItem(NAME))).to.equal('left by the first')
  })

  it('does one piece of work after the other', async () => {
    const steps: string[] = []
    const work = (name: string) => async () => {
      steps.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 10))
      steps.push(`${name} ends`)
    }
    await Promise.all([oneTabAtATime(NAME, work('first')), oneTabAtATime(NAME, work('second'))])
    expect(steps).to.deep.equal(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('hands on what the work answers or throws, and lets the next go on', async () => {
    const failure = await oneTabAtATime(NAME, () => Promise.reject(new Error('storage is blocked'))).catch(
      (error: Error) => error.message,
    )
    expect(failure).to.equal('storage is blocked')
    expect(await oneTabAtATime(NAME, () => Promise.resolve(null))).to.equal(null)
  })
})
