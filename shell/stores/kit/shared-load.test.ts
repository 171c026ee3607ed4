import { aTimeout, expect } from '@open-wc/testing'
import { SharedLoad } from './shared-load.ts'

/** A load that ends when told to. */
function loads() {
  const kept: string[] = []
  const ends: (() => void)[] = []
  const load = (what: string) => async (isWanted: () => boolean) => {
    await new Promise<void>((resolve) => ends.push(resolve))
    if (isWanted()) kept.push(what)
  }
  return { kept, ends, load }
}

describe('SharedLoad', () => {
  it('is shared by callers who want the same while it is under way, and starts anew afterwards', async () => {
    const shared = new SharedLoad()
    const { kept, ends, load } = loads()
    const [one, two] = [shared.run('a', load('a')), shared.run('a', load('a'))]
    expect([one === two, ends.length, shared.isRunning]).to.deep.equal([true, 1, true])
    ends[0]!()
    await one
    expect([kept, shared.isRunning]).to.deep.equal([['a'], false])
    void shared.run('a', load('a'))
    expect(ends).to.have.length(2)
  })

  it('gives nobody what was loaded for another, whichever comes first', async () => {
    const shared = new SharedLoad()
    const { kept, ends, load } = loads()
    const both = [shared.run('first', load('first')), shared.run('second', load('second'))]
    ends[1]!()
    await aTimeout(0)
    ends[0]!()
    await Promise.all(both)
    expect(kept).to.deep.equal(['second'])
  })

  it('keeps nothing of a load that was forgotten, even for the same caller', async () => {
    const shared = new SharedLoad()
    const { kept, ends, load } = loads()
    const left = shared.run('a', load('before'))
    shared.forget()
    expect(shared.isRunning).to.equal(false)
    const next = shared.run('a', load('after'))
    for (const end of ends) end()
    await Promise.all([left, next])
    expect(kept).to.deep.equal(['after'])
  })
})
