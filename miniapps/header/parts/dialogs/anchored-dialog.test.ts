import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleLayout } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'

const openAt = async (button: string) => {
  const { find } = await mountMiniApp('header', { context: { layout: sampleLayout } })
  find(button).click()
  await nextFrame()
  return {
    button: () => find(button).getBoundingClientRect(),
    dialog: () => find('dialog[open]').getBoundingClientRect(),
  }
}

describe('what hangs below a button of the header', () => {
  beforeEach(async () => {
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })

  it('begins below it, and ends where it does', async () => {
    const apps = await openAt('.apps-button')
    expect(apps.dialog().right).to.be.closeTo(apps.button().right, 1)
    expect(apps.dialog().top - apps.button().bottom).to.be.within(0, 16)
  })

  it('stays with it when the window changes', async () => {
    const apps = await openAt('.apps-button')
    await setViewport({ width: 900, height: 700 })
    await waitUntil(() => innerWidth === 900 && Math.abs(apps.dialog().right - apps.button().right) < 1)
    expect(apps.dialog().left).to.be.at.least(0)
  })
})
