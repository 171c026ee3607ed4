import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import './index.ts'
import type { OsDialog } from './os-dialog.ts'

const opened = async () => {
  const around =
    await fixture<HTMLElement>(html`<div><button>Open</button><os-dialog heading="Delete the brand?">
    <form method="dialog"><input aria-label="Reason" /><button value="delete">Delete</button></form></os-dialog></div>`)
  const dialog = around.querySelector<OsDialog>('os-dialog')!
  around.querySelector('button')!.focus()
  dialog.show()
  await dialog.updateComplete
  return { dialog, around, input: around.querySelector('input')! }
}

describe('os-dialog', () => {
  it('takes the focus in, is named by its heading, and gives the focus back after Escape', async () => {
    const { dialog, around, input } = await opened()
    expect(document.activeElement).to.equal(input)
    await expect(dialog).to.be.accessible()
    setTimeout(() => void sendKeys({ press: 'Escape' }))
    await oneEvent(dialog, 'close')
    expect([dialog.open, dialog.returnValue]).to.deep.equal([false, ''])
    expect(document.activeElement).to.equal(around.querySelector('button'))
  })

  it('says which button of its form closed it', async () => {
    const { dialog, around } = await opened()
    setTimeout(() => around.querySelector<HTMLElement>('[value=delete]')!.click())
    await oneEvent(dialog, 'close')
    expect(dialog.returnValue).to.equal('delete')
  })

  it('stays open where the page prevents that it is left', async () => {
    const { dialog } = await opened()
    dialog.addEventListener('cancel', (event) => event.preventDefault())
    dialog.shadowRoot!.querySelector('button')!.click()
    expect(dialog.open).to.equal(true)
    dialog.close()
  })
})
