import { expect } from '@open-wc/testing'
import { setDirty } from '../stores/unsaved-work.ts'
import { askToLeave, askToSignOut } from '../navigation/leave-question.ts'
import { OsQuestion } from './os-question.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

describe('the question about unsaved work', () => {
  if (!customElements.get('os-question')) customElements.define('os-question', OsQuestion)
  let question: OsQuestion
  const dialog = () => question.renderRoot.querySelector('dialog')!
  const ask = () => askToLeave(() => false)

  beforeEach(async () => {
    question = new OsQuestion()
    document.body.append(question)
    await question.updateComplete
  })
  afterEach(() => {
    question.remove()
    setDirty(false)
  })

  it('is not asked where all was saved while the way was found', async () => {
    setDirty(false)
    let wasOpen = false
    const watch = new MutationObserver(() => (wasOpen ||= dialog().open))
    watch.observe(dialog(), { attributes: true })
    const stay = setTimeout(() => dialog().close('stay'), 1000)
    expect(await ask()).to.equal(true)
    clearTimeout(stay)
    watch.disconnect()
    expect(wasOpen).to.equal(false)
  })

  it('is answered by the save that arrives', async () => {
    setDirty(true)
    const answer = ask()
    await waitUntil(() => dialog().open, 'the question')
    setDirty(false)
    expect(await answer).to.equal(true)
    expect(dialog().open).to.equal(false)
  })

  it('is asked of work that is only marked anew, as a React effect does when it runs again', async () => {
    setDirty(true)
    const answer = ask()
    setDirty(false)
    setDirty(true)
    await waitUntil(() => dialog().open, 'the question')
    setDirty(false)
    setDirty(true)
    await Promise.resolve()
    expect(dialog().open).to.equal(true)
    dialog().close('stay')
    expect(await answer).to.equal(false)
  })

  it('says whether the work is lost or kept', async () => {
    for (const [isKept, text] of [
      [false, 'They are lost when you leave.'],
      [true, 'They are kept in this browser tab as a draft'],
    ] as const) {
      setDirty(true, isKept)
      const answer = ask()
      await waitUntil(() => dialog().open, 'the question')
      await question.updateComplete
      expect(dialog().querySelector('p')!.textContent).to.contain(text)
      dialog().close('stay')
      await answer
    }
  })

  it('is answered by the person otherwise', async () => {
    setDirty(true)
    const answer = ask()
    await waitUntil(() => dialog().open, 'the question')
    dialog().close('stay')
    expect(await answer).to.equal(false)
  })

  it('before a sign-out says that it is one, also for drafts of another page', async () => {
    const answer = askToSignOut(() => true)
    await waitUntil(() => dialog().open, 'the question')
    await question.updateComplete
    expect(dialog().querySelector('h2')!.textContent).to.equal('Sign out with unsaved changes?')
    const [away, stay] = [...dialog().querySelectorAll('button')]
    expect([away!.textContent, stay!.textContent]).to.deep.equal(['Sign out anyway', 'Stay on this page'])
    await expect(question).to.be.accessible()
    away!.click()
    expect(await answer).to.equal(true)
  })

  it('is not asked before a sign-out where nothing waits', async () => {
    expect(await askToSignOut(() => false)).to.equal(true)
  })
})
