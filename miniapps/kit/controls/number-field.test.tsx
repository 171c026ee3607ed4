import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { clipboardEvent } from '../../../test/browser/clipboard-event.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { press } from '../../../test/browser/press.ts'
import { sampleContext } from '../../../test/browser/sample-context.ts'
import { island } from '../bridge/island.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

let values: (number | null)[] = []

const shown = async (numberLocale: string, props: Partial<NumberFieldProps> = {}) => {
  values = []
  function App() {
    const [value, setValue] = useState(props.value ?? null)
    const change = (next: number | null) => {
      values.push(next)
      setValue(next)
    }
    return (
      <>
        <NumberField label="Budget" {...props} value={value} onChange={change} />
        <a href="#next">Next</a>
      </>
    )
  }
  const displaySettings = { ...sampleContext.displaySettings, numberLocale }
  const app = await mountMiniApp(island(App), { context: { displaySettings } })
  await waitUntil(() => app.findAll('button').length > 0, 'react-aria has come')
  return app
}

const paste = (app: MountedMiniApp, text: string) => {
  app.find<HTMLInputElement>('input').select()
  app.find('input').dispatchEvent(clipboardEvent('paste', text))
}

describe('NumberField', () => {
  it('names its steps by its label, each large enough to press', async () => {
    const app = await shown('de-DE', { value: 5 })
    const steps = app.findAll('.os-number-steps > button')
    expect(steps.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Increase Budget', 'Decrease Budget'])
    for (const { offsetWidth, offsetHeight } of steps)
      expect(Math.min(offsetWidth, offsetHeight)).to.be.least(24)
    expect(app.find('input').hasAttribute('aria-roledescription')).to.equal(false)
  })

  it('writes an identifier without separators', async () => {
    const app = await shown('de-DE', { value: 2026, digits: 0, isId: true })
    expect(app.find<HTMLInputElement>('input').value).to.equal('2026')
  })

  it('takes a step at a press of the mouse, and what is typed in the person’s way', async () => {
    const app = await shown('de-DE', { value: 1234.5, step: 1 })
    const input = app.find<HTMLInputElement>('input')
    expect(input.value).to.equal('1.234,5')
    await press(app.find('button[slot=increment]'))
    expect(values).to.deep.equal([1235])
    await press(input)
    input.select()
    await sendKeys({ type: '2.000,75' })
    await sendKeys({ press: 'Enter' })
    expect(values.at(-1)).to.equal(2000.75)
  })

  for (const [locale, text, value] of [
    ['de-DE', '1.234,56', 1234.56],
    ['de-DE', '1,234.56 €', 1234.56],
    ['en-US', '1,234.56', 1234.56],
    ['en-US', '1.234,56', 1234.56],
    ['zz_ZZ!', '1,234.56', 1234.56],
  ] as const)
    it(`reads ${text} when it is pasted in ${locale}`, async () => {
      const app = await shown(locale)
      paste(app, text)
      await waitUntil(() => values.length > 0)
      expect(values).to.deep.equal([value])
    })

  it('says what is no number, and what is too large, beside the field', async () => {
    const app = await shown('en-GB', { max: 100, unit: '%' })
    paste(app, 'a lot')
    await waitUntil(() => app.findAll('.os-field-error').length > 0)
    expect(app.find('.os-field-error').textContent).to.equal('“a lot” is not a number.')
    paste(app, '120 %')
    await waitUntil(() => values.length > 0)
    expect(values).to.deep.equal([120])
    expect(app.find('.os-field-error').textContent).to.equal('Enter at most 100.')
    expect(app.find('input').getAttribute('aria-invalid')).to.equal('true')
  })

  it('is null when it has been emptied', async () => {
    const app = await shown('en-GB', { value: 5 })
    app.find('input').focus()
    app.find<HTMLInputElement>('input').select()
    await sendKeys({ press: 'Backspace' })
    await sendKeys({ press: 'Tab' })
    expect(values).to.deep.equal([null])
  })
})
