import { expect } from '@open-wc/testing'
import { createElement, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { island } from '../../miniapps/kit/bridge/island.tsx'
import { useMiniApp } from '../../miniapps/kit/bridge/use-mini-app.ts'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { openModal } from '../../shell/navigation/open-modal.ts'
import { expectErrors } from '../browser/strict.ts'
import { OutletPage } from './outlet-page.ts'

/** Draws a modal outside of its outlet, as React does. */
function Drawn() {
  const { portal } = useMiniApp()
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  useLayoutEffect(() => {
    dialog?.showModal()
    return () => dialog?.close()
  }, [dialog])
  return createPortal(createElement('dialog', { ref: setDialog }, 'Drawn'), portal.overlayRoot)
}

/** Puts a modal there and forgets it. */
class Forgetful extends HTMLElement {
  declare portal: MiniAppPortal

  connectedCallback() {
    const dialog = document.createElement('dialog')
    dialog.textContent = 'Forgotten'
    this.portal.overlayRoot.append(dialog)
    dialog.showModal()
  }
}

const overlays = () =>
  [...document.body.querySelectorAll('.os-overlays')].map(({ textContent }) => textContent)

describe('what a mini-app draws outside of its outlet', () => {
  let page: OutletPage
  let count = 0
  const show = async (element: CustomElementConstructor) => {
    const name = `overlays-${++count}`
    scripted.set(name, { element })
    page = new OutletPage([], 'production', [
      { key: name, script: `/test/misbehaving/scripted.js?app=${name}` },
    ])
    await page.open(name)
    await page.until(name, 'MOUNTED')
    return name
  }
  afterEach(() => page.stop())

  for (const [what, element] of [
    ['a modal of React', island(Drawn)],
    ['a modal that it forgets', Forgetful],
  ] as const) {
    it(`${what} is in a place of its own, which goes with it`, async () => {
      await show(element)
      expect([overlays().length, openModal()?.localName]).to.deep.equal([1, 'dialog'])
      await page.open('good')
      await page.until('good', 'MOUNTED')
      expect([overlays(), openModal()]).to.deep.equal([[], null])
    })
  }

  it('keeps nobody from "Try again" when it breaks', async () => {
    expectErrors(/is broken: failed later/)
    const name = await show(class extends Forgetful {})
    page.main.shadowRoot!.querySelector('.place > *')!.dispatchEvent(
      new CustomEvent('miniapp-error', {
        detail: new Error('failed later'),
        bubbles: true,
        composed: true,
      }),
    )
    await page.until(name, 'SKIP_BECAUSE_BROKEN')
    await page.main.updateComplete
    const retry = page.button('Try again')
    retry.focus()
    expect([overlays(), page.main.shadowRoot!.activeElement]).to.deep.equal([[], retry])
  })

  it('has no place where nothing asks for one', async () => {
    await show(class extends HTMLElement {})
    expect(overlays()).to.deep.equal([])
  })
})
