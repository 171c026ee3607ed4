import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { focusedElement } from '../bridge/focused-element.ts'
import { island } from '../bridge/island.tsx'
import { FileDrop } from './file-drop.tsx'
import { Slider } from './slider.tsx'
import { Stepper } from './stepper.tsx'
import { Switch } from './switch.tsx'
import { TabPanels } from './tab-panels.tsx'
import { TagsField } from './tags-field.tsx'

it('a switch says what it is, and turns at Space', async () => {
  function App() {
    const [isOn, setOn] = useState(false)
    return <Switch label="Summary" checked={isOn} onChange={setOn} />
  }
  const app = await mountMiniApp(island(App))
  await press(app.find('input'))
  expect(app.find<HTMLInputElement>('[role=switch]').checked).to.equal(true)
  await sendKeys({ press: 'Space' })
  expect(app.find<HTMLInputElement>('[role=switch]').checked).to.equal(false)
})

it('a slider says its value with the unit', async () => {
  function App() {
    const [value, setValue] = useState(40)
    return <Slider label="Share" unit="%" step={5} value={value} onChange={setValue} />
  }
  const app = await mountMiniApp(island(App))
  app.find('input').focus()
  await sendKeys({ press: 'ArrowRight' })
  expect([app.find('output').textContent, app.find('input').getAttribute('aria-valuetext')]).to.deep.equal([
    '45 %',
    '45 %',
  ])
})

describe('TagsField', () => {
  const tags = async (most?: number) => {
    const changes: (readonly string[])[] = [[]]
    function App() {
      const [value, setValue] = useState<readonly string[]>([])
      const change = (next: readonly string[]) => {
        changes.push(next)
        setValue(next)
      }
      return <TagsField label="Keywords" value={value} onChange={change} most={most ?? 9} />
    }
    const app = await mountMiniApp(island(App))
    app.find('input').focus()
    const paste = (text: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      app
        .find('input')
        .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }
    return { app, kept: () => changes.at(-1), paste }
  }

  it('adds with Enter and a comma, and takes the last back with Backspace', async () => {
    const { kept } = await tags()
    await sendKeys({ type: 'Radio,' })
    await sendKeys({ type: 'TV' })
    await sendKeys({ press: 'Enter' })
    expect(kept()).to.deep.equal(['Radio', 'TV'])
    await sendKeys({ press: 'Backspace' })
    expect(kept()).to.deep.equal(['Radio'])
  })

  it('splits what is pasted, says what is there already and what is too much', async () => {
    const { app, kept, paste } = await tags(3)
    paste('Radio\nTV\nPrint')
    await nextFrame()
    expect(kept()).to.deep.equal(['Radio', 'TV', 'Print'])
    await sendKeys({ type: 'tv' })
    await sendKeys({ press: 'Enter' })
    expect(app.find('.os-field-error').textContent).to.equal('tv is already in the list.')
    await sendKeys({ type: 'Cinema' })
    await sendKeys({ press: 'Enter' })
    expect(app.find('.os-field-error').textContent).to.equal('At most 3 entries.')
    expect(app.find<HTMLInputElement>('input').value).to.equal('Cinema')
    await press(app.find('.os-chip > button'))
    expect(kept()).to.deep.equal(['TV', 'Print'])
    expect(focusedElement() === app.find('input')).to.equal(true)
  })
})

it('tabs move by arrows over what is disabled, and show their panel', async () => {
  function App() {
    const [tab, setTab] = useState('a')
    const tabs = ['a', 'b', 'c'].map((key) => ({
      key,
      label: `Tab ${key}`,
      disabled: key === 'b',
      content: () => <p>{key}</p>,
    }))
    return <TabPanels label="Views" tabs={tabs} current={tab} onChange={setTab} />
  }
  const app = await mountMiniApp(island(App))
  app.find('[aria-selected=true]').focus()
  await sendKeys({ press: 'ArrowRight' })
  expect([focusedElement()!.textContent, app.find('[role=tabpanel]').textContent]).to.deep.equal([
    'Tab c',
    'c',
  ])
  await sendKeys({ press: 'Home' })
  expect(app.find('[role=tabpanel]').textContent).to.equal('a')
  expect(app.find('[role=tabpanel]').tabIndex, 'nothing in it to tab to').to.equal(0)
})

it('a stepper says which step is current, and leads only to what is done or wrong', async () => {
  const went: string[] = []
  const steps = (['done', 'error', 'current', 'next'] as const).map((state) => ({
    key: state,
    label: state,
    state,
  }))
  const app = await mountMiniApp(
    island(() => <Stepper label="Import" steps={steps} onGo={(key) => went.push(key)} />),
  )
  expect(app.find('[aria-current=step]').textContent).to.equal('3current')
  for (const button of app.findAll('button')) await press(button)
  expect(went).to.deep.equal(['done', 'error'])
})

describe('FileDrop', () => {
  const drop = async () => {
    const added: string[] = []
    const app = await mountMiniApp(
      island(() => (
        <FileDrop
          label="Evidence"
          accept=".pdf"
          acceptText="PDF"
          maxBytes={1_000}
          maxFiles={2}
          files={[{ key: 'a', name: 'a.pdf', progress: 0.5 }]}
          onAdd={(files) => added.push(...files.map(({ name }) => name))}
          onRemove={() => undefined}
        />
      )),
    )
    const give = (type: string, ...files: File[]) => {
      const data = new DataTransfer()
      for (const file of files) data.items.add(file)
      const init = { bubbles: true, cancelable: true }
      app
        .find('.os-drop')
        .dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent(type, { ...init, dataTransfer: data }),
        )
    }
    return { app, added, give }
  }
  const file = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name)

  it('takes what is dropped and pasted', async () => {
    const { added, give } = await drop()
    give('drop', file('b.pdf'))
    give('paste', file('c.pdf'))
    expect(added).to.deep.equal(['b.pdf', 'c.pdf'])
  })

  it('says why something is not taken', async () => {
    const { app, added, give } = await drop()
    give('drop', file('b.exe'), file('c.pdf', 1_200), file('d.pdf'), file('e.pdf'))
    await nextFrame()
    expect(added).to.deep.equal(['d.pdf'])
    expect(app.find('.os-field-error').textContent).to.equal(
      'b.exe can’t be added. Allowed: PDF. c.pdf is too large: 1.2 kB, at most 1 kB. e.pdf was not added: at most 2 files.',
    )
  })
})

it('TabPanels: a panel that holds a control is no stop of Tab itself', async () => {
  const tabs = [{ key: 'a', label: 'One', content: () => <button type="button">Inside</button> }]
  const app = await mountMiniApp(
    island(() => <TabPanels label="Views" tabs={tabs} current="a" onChange={() => {}} />),
  )
  expect(app.find('[role=tabpanel]').hasAttribute('tabindex')).to.equal(false)
})
