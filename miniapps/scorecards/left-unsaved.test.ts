import { expect } from '@open-wc/testing'
import { leftUnsaved } from './left-unsaved.ts'

describe('the list of audits left unsaved', () => {
  const texts = new Map<string, string>()
  const draft = { read: (key: string) => texts.get(key) ?? null, write: (key: string, text: string) => void texts.set(key, text), clear: (key: string) => void texts.delete(key) }
  beforeEach(() => texts.clear())

  it('is read as it was written, whatever characters ids have', () => {
    const runs = new Map([['site-app', 'r1'], ['a b', 'c/d %']])
    leftUnsaved(draft).write(runs)
    expect([...leftUnsaved(draft).read()]).to.deep.equal([...runs])
    leftUnsaved(draft).write(new Map())
    expect(texts.size).to.equal(0)
  })

  it('is read as an older release wrote it, without runs', () => {
    texts.set('unsaved-audits', 'site-app a%20b')
    expect([...leftUnsaved(draft).read()]).to.deep.equal([['site-app', undefined], ['a b', undefined]])
  })
})
