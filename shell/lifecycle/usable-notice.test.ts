import { expect } from '@open-wc/testing'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { usableNotice } from './usable-notice.ts'

const run = () => {}
const good = {
  kind: 'info',
  text: 'Saved.',
  action: { label: 'Undo', run },
  otherAction: { label: 'Show', run },
}

describe('usableNotice', () => {
  it('lets a notice pass, without a word', () => {
    const warnings = caughtWarnings()
    expect(usableNotice('passes', good)).to.deep.equal(good)
    expect(usableNotice('passes', { kind: 'error', text: 'No.' })).to.deep.equal({
      kind: 'error',
      text: 'No.',
    })
    expect(warnings).to.deep.equal([])
  })

  it('takes an action that is null for none', () => {
    const warnings = caughtWarnings()
    expect(usableNotice('nulls', { ...good, action: null, otherAction: null })).to.deep.equal({
      kind: 'info',
      text: 'Saved.',
    })
    expect(warnings).to.deep.equal([])
  })

  const hostile = {
    ...good,
    get text(): string {
      throw new Error('hostile')
    },
  }
  const bad: readonly unknown[] = [
    null,
    undefined,
    'Saved.',
    7,
    {},
    hostile,
    { ...good, kind: 'fatal' },
    { ...good, text: undefined },
    { ...good, text: ' ' },
    { ...good, text: ['Saved.'] },
    { ...good, text: Symbol('Saved.') },
    { ...good, action: 'Undo' },
    { ...good, action: {} },
    { ...good, action: { label: 'Undo' } },
    { ...good, otherAction: { label: '', run } },
    { ...good, otherAction: { label: 'Show', run: 'run' } },
  ]
  bad.forEach((told, index) => {
    it(`shows nothing of what is no notice (${index + 1}), and names the mini-app that gave it`, () => {
      const warnings = caughtWarnings()
      expect(usableNotice(`app-${index}`, told)).to.equal(undefined)
      expect(warnings).to.deep.equal([
        `Mini-app app-${index} gave a notice that cannot be shown: it needs one of the four kinds, a text, and for each action a label and a function to run`,
      ])
    })
  })
})
