import { expect } from '@open-wc/testing'
import { leftUnsaved } from './left-unsaved.ts'

describe('the list of audits left unsaved', () => {
  const texts = new Map<string, string>()
  const draft = {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => void texts.set(key, text),
    clear: (key: string) => void texts.delete(key),
  }
  beforeEach(() => texts.clear())

  it('is read as it was written, whatever characters ids have', () => {
    const runs = [
      { scorecardId: 'site-app', runId: 'r1', questionIds: ['q1', 'q2'] },
      { scorecardId: 'a b', runId: 'c/d %', questionIds: ['e/f'] },
    ]
    leftUnsaved(draft).write(runs)
    expect(leftUnsaved(draft).read()).to.deep.equal(runs)
    leftUnsaved(draft).write([])
    expect(texts.size).to.equal(0)
  })

  it('is read as older releases wrote it, without questions or runs', () => {
    texts.set('unsaved-audits', 'site-app/r1 a%20b')
    expect(leftUnsaved(draft).read()).to.deep.equal([
      { scorecardId: 'site-app', runId: 'r1', questionIds: [] },
      { scorecardId: 'a b', runId: undefined, questionIds: [] },
    ])
  })

  it('is read without what is not of ours', () => {
    texts.set('unsaved-audits', '100%/r1 a%20b/r2/q1')
    expect(leftUnsaved(draft).read()).to.deep.equal([
      { scorecardId: 'a b', runId: 'r2', questionIds: ['q1'] },
    ])
  })
})
