import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { MINIAPP_FOCUS_PAGE } from '../../shell/contract/events.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleLayout } from '../../test/browser/sample-context.ts'

const layoutWith = (tours: { has: boolean; reminder: boolean }) => ({ context: { layout: { ...sampleLayout, tours } } })

async function reminded() {
  const header = await mountMiniApp('header', layoutWith({ has: true, reminder: true }))
  const given: string[] = []
  header.element.addEventListener(MINIAPP_FOCUS_PAGE, (event) => given.push((event.composedPath()[0] as Element).className))
  const buttons = header.findAll('.tour-reminder button')
  return { ...header, given, buttons, isShown: () => header.findAll('.tour-reminder').length > 0 }
}

describe('the reminder of a tour', () => {
  beforeEach(() => setViewport({ width: 1440, height: 900 }))

  it('waits while it has the focus, and goes with it', async () => {
    const { buttons, update, isShown, find } = await reminded()
    buttons[0]!.focus()
    await update(layoutWith({ has: true, reminder: false }))
    await sendKeys({ press: 'Tab' })
    expect([isShown(), buttons[1]!.matches(':focus')]).to.deep.equal([true, true])
    find('.home').focus()
    await nextFrame()
    expect([isShown(), find('.home').matches(':focus')]).to.deep.equal([false, true])
  })

  it('gives the focus to the page when it is answered', async () => {
    const { buttons, update, isShown, given, events } = await reminded()
    buttons[1]!.focus()
    await sendKeys({ press: 'Enter' })
    await update(layoutWith({ has: true, reminder: false }))
    expect([isShown(), events.map(({ name }) => name), given]).to.deep.equal([false, ['hide-product-tours-reminder'], ['tour-reminder']])
  })

  it('gives it to the page when the tour is there no more', async () => {
    const { buttons, update, isShown, given } = await reminded()
    buttons[0]!.focus()
    await update(layoutWith({ has: false, reminder: false }))
    expect([isShown(), given]).to.deep.equal([false, ['tour-reminder']])
    await update(layoutWith({ has: true, reminder: false }))
    expect(isShown()).to.equal(false)
  })

  it('takes the focus from nobody', async () => {
    const { find, update, given } = await reminded()
    find('.home').focus()
    await update(layoutWith({ has: true, reminder: false }))
    expect([given, find('.home').matches(':focus')]).to.deep.equal([[], true])
  })
})
