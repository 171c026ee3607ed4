import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { focusedElement } from '../bridge/focused-element.ts'
import { island } from '../bridge/island.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'

const COUNTRIES = ['Austria', 'Germany', 'España', 'France', 'Great Britain'].map((label) => ({
  value: label.slice(0, 2).toUpperCase(),
  label,
}))
const MANY = Array.from({ length: 3_000 }, (_, at) => ({ value: String(at), label: `Brand ${at}` }))

let values: unknown[] = []

const combobox = (value: string, props: Partial<ComboboxProps> = {}) => {
  values = []
  function App() {
    const [kept, setKept] = useState(value)
    const change = (next: string) => {
      values.push(next)
      setKept(next)
    }
    return (
      <>
        <Combobox label="Market" options={COUNTRIES} {...props} value={kept} onChange={change} />
        <button type="button">Next</button>
      </>
    )
  }
  return mountMiniApp(island(App))
}

const multi = (value: readonly string[], props: Partial<MultiSelectProps> = {}) => {
  values = []
  function App() {
    const [kept, setKept] = useState(value)
    const change = (next: readonly string[]) => {
      values.push(next)
      setKept(next)
    }
    return <MultiSelect label="Markets" options={COUNTRIES} {...props} value={kept} onChange={change} />
  }
  return mountMiniApp(island(App))
}

const options = (app: MountedMiniApp) => app.findAll('[role=option]').map(({ textContent }) => textContent)
const isOpen = (app: MountedMiniApp) => app.find('.os-popover').matches(':popover-open')
const note = (app: MountedMiniApp) => app.find('.os-options-note').textContent
const input = (app: MountedMiniApp) => app.find<HTMLInputElement>('input')

describe('Combobox', () => {
  it('opens with the mouse and takes the option that is pressed', async () => {
    const app = await combobox('GE')
    expect(input(app).value).to.equal('Germany')
    await press(app.find('.os-combobox-button'))
    expect(options(app)).to.have.length(5)
    await press(app.findAll('[role=option]')[3]!)
    expect([values, input(app).value, isOpen(app)]).to.deep.equal([['FR'], 'France', false])
    expect(focusedElement() === input(app)).to.equal(true)
  })

  it('narrows while somebody types, accents or not, and takes the first match with Enter', async () => {
    const app = await combobox('')
    await press(input(app))
    await sendKeys({ type: 'espana' })
    expect(options(app)).to.deep.equal(['España'])
    await sendKeys({ press: 'Enter' })
    expect([values, input(app).value]).to.deep.equal([['ES'], 'España'])
  })

  it('moves by arrows, says which option is active, and closes at Esc without a change', async () => {
    const app = await combobox('')
    input(app).focus()
    for (const key of ['ArrowDown', 'ArrowDown']) await sendKeys({ press: key })
    const active = input(app).getAttribute('aria-activedescendant')!
    expect(app.find(`[id="${active}"]`).textContent).to.equal('Germany')
    await sendKeys({ press: 'Escape' })
    expect([isOpen(app), values]).to.deep.equal([false, []])
  })

  it('says when nothing matches, and goes back to what was chosen when it is left', async () => {
    const app = await combobox('GE')
    await press(input(app))
    input(app).select()
    await sendKeys({ type: 'xyz' })
    expect(note(app)).to.equal('Nothing matches “xyz”.')
    await sendKeys({ press: 'Tab' })
    expect([input(app).value, isOpen(app), values]).to.deep.equal(['Germany', false, []])
  })

  it('is empty when its text has been deleted', async () => {
    const app = await combobox('GE')
    await press(input(app))
    input(app).select()
    await sendKeys({ press: 'Backspace' })
    await sendKeys({ press: 'Tab' })
    expect(values).to.deep.equal([''])
  })

  it('draws a hundred of three thousand and asks to narrow them', async () => {
    const app = await combobox('', { options: MANY })
    await press(input(app))
    expect(options(app)).to.have.length(100)
    expect(note(app)).to.equal('100 of 3,000 shown. Type to narrow.')
    await sendKeys({ type: '2999' })
    expect(options(app)).to.deep.equal(['Brand 2999'])
  })

  it('asks for options when nobody types, drops late answers, and says what failed', async () => {
    const asked: string[] = []
    const ask = async (text: string) => {
      asked.push(text)
      if (text === 'fail') throw new TypeError('Failed to fetch')
      return [{ value: text, label: `Found ${text}` }]
    }
    const app = await combobox('', { options: ask })
    await press(input(app))
    expect(note(app)).to.equal('Searching')
    await sendKeys({ type: 'abc' })
    await waitUntil(() => options(app)[0] === 'Found abc')
    expect(asked).not.to.contain('ab')
    await sendKeys({ press: 'Enter' })
    expect([values, input(app).value]).to.deep.equal([['abc'], 'Found abc'])
    input(app).select()
    await sendKeys({ type: 'fail' })
    await waitUntil(() => note(app).startsWith('The options could not be loaded'))
  })

  it('keeps a free text', async () => {
    const app = await combobox('', { freeText: true })
    await press(input(app))
    await sendKeys({ type: 'Moon' })
    await sendKeys({ press: 'Tab' })
    expect([values.at(-1), input(app).value]).to.deep.equal(['Moon', 'Moon'])
  })

  it('closes its list over a free text that no proposal is like', async () => {
    const app = await combobox('', { freeText: true })
    await press(input(app))
    await sendKeys({ type: 'Moon' })
    expect(isOpen(app)).to.equal(false)
  })

  it('leaves a free text as it is at Enter, though a proposal begins with it', async () => {
    const app = await combobox('', { freeText: true })
    await press(input(app))
    await sendKeys({ type: 'Ger' })
    await sendKeys({ press: 'Enter' })
    expect([values.at(-1), input(app).value]).to.deep.equal(['Ger', 'Ger'])
  })

  it('does not open where it is read only', async () => {
    const app = await combobox('GE', { readOnly: true })
    await press(input(app))
    await sendKeys({ press: 'ArrowDown' })
    expect(isOpen(app)).to.equal(false)
  })
})

describe('MultiSelect', () => {
  it('opens with the mouse, takes several and lets one go', async () => {
    const app = await multi([])
    await press(input(app))
    await press(app.findAll('[role=option]')[1]!)
    await press(app.findAll('[role=option]')[3]!)
    expect(values.at(-1)).to.deep.equal(['GE', 'FR'])
    expect(app.findAll('.os-chip').map(({ textContent }) => textContent)).to.deep.equal(['Germany', 'France'])
    await press(app.find('.os-chip > button'))
    expect(values.at(-1)).to.deep.equal(['FR'])
    expect(focusedElement() === input(app)).to.equal(true)
  })

  it('takes the last one back with Backspace in an empty field', async () => {
    const app = await multi(['GE', 'FR'])
    await press(input(app))
    await sendKeys({ press: 'Backspace' })
    expect(values).to.deep.equal([['GE']])
  })

  it('chooses all that match, and none', async () => {
    const app = await multi(['FR'])
    await press(input(app))
    await sendKeys({ type: 'r' })
    const button = (text: string) => app.findAll('button').find((each) => each.textContent === text)!
    await press(button('Select all 4'))
    expect(values.at(-1)).to.deep.equal(['FR', 'AU', 'GE', 'GR'])
    await press(button('Clear selection'))
    expect(values.at(-1)).to.deep.equal([])
  })

  it('shows six by name and counts the rest', async () => {
    const app = await multi(
      MANY.slice(0, 20).map(({ value }) => value),
      { options: MANY },
    )
    expect(app.findAll('.os-chip')).to.have.length(6)
    expect(app.find('.os-chips-frame').textContent).to.contain('+14')
  })
})
