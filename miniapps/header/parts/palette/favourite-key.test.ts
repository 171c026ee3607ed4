import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { openPalette, settledPalette } from '../../../../test/browser/open-palette.ts'

async function pressOnBudget(init: KeyboardEventInit) {
  const { find } = await openPalette()
  await sendKeys({ type: 'budget' })
  const event = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init })
  find('[role="combobox"]').dispatchEvent(event)
  await settledPalette()
  return { isTaken: event.defaultPrevented, foot: find('.palette-foot button').textContent }
}

describe('the key for favourites', () => {
  beforeEach(() => localStorage.clear())

  it('is found by its place on a Cyrillic keyboard', async () => {
    expect(await pressOnBudget({ key: 'в', code: 'KeyD', ctrlKey: true })).to.deep.equal({
      isTaken: true,
      foot: 'Remove from favorites',
    })
  })

  it('is left to the browser together with Shift', async () => {
    expect(await pressOnBudget({ key: 'D', code: 'KeyD', ctrlKey: true, shiftKey: true })).to.deep.equal({
      isTaken: false,
      foot: 'Add to favorites',
    })
  })
})
