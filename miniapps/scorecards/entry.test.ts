import { expect } from '@open-wc/testing'
import type { AnswerDraft } from './answer-drafts.ts'
import { answerValue, NO_ANSWER, type AnswerValue } from './answer-value.ts'
import { restoredEntry } from './entry.ts'
import { exampleAnswer } from './memory-server-in-tests.ts'

const STORED = exampleAnswer('q1', 2)
const draft = (value: Partial<AnswerValue>, rest: Partial<AnswerDraft> = {}): AnswerDraft => ({
  value: { ...NO_ANSWER, ...value },
  ifAt: null,
  maybeStored: [],
  ...rest,
})

describe('a draft found when an audit is opened', () => {
  it('goes on top of the answer it replaces', () => {
    expect(restoredEntry(STORED, draft({ level: 3 }, { ifAt: STORED.at }))).to.deep.include({
      state: { kind: 'waiting' },
      restored: true,
    })
  })

  it('meets an answer that it knew nothing of', () => {
    expect(restoredEntry(STORED, draft({ level: 3 })).state).to.deep.equal({
      kind: 'conflict',
      theirs: STORED,
    })
  })

  it('goes on top of an answer that it was sent with before, its confirmation lost', () => {
    const entry = restoredEntry(STORED, draft({ level: 3 }, { maybeStored: [answerValue(STORED)] }))
    expect(entry).to.deep.include({ state: { kind: 'waiting' }, restored: true })
    expect(entry.value.level).to.equal(3)
  })

  it('has nothing to ask where somebody else gave what looks like the same answer', () => {
    const entry = restoredEntry(STORED, draft({ level: 2, reason: 'From when it did not apply' }))
    expect(entry).to.deep.include({ value: answerValue(STORED), state: { kind: 'saved' }, restored: false })
  })
})
