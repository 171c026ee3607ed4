import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import * as v from 'valibot'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { chosen, neededText } from '../../domain/form/rules.ts'
import { focusedElement } from '../bridge/focused-element.ts'
import { island } from '../bridge/island.tsx'
import { RequestError } from '../bridge/request-json.ts'
import { Button } from '../controls/button.tsx'
import { Select } from '../controls/select.tsx'
import { TextField } from '../controls/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { FormPage } from './form-page.tsx'
import { useEach } from './use-each.ts'
import { useForm } from './use-form.ts'

const GUEST = v.object({ name: neededText(5), role: chosen })
const ROLES = ['', 'editor', 'reader'].map((value) => ({ value, label: value }))

let sent: unknown[] = []
let answer: () => unknown = () => undefined

function Invite() {
  const [isOpen, setOpen] = useState(true)
  const form = useForm(GUEST, { name: '', role: '' }, (values) => {
    sent.push(values)
    return answer()
  })
  if (!isOpen) return <p>closed</p>
  return (
    <FormDialog form={form} title="Invite" verb="Send" onClose={() => setOpen(false)}>
      <TextField {...form.field('name', 'Not a name.')} label="Name" />
      <Select {...form.field('role')} label="Role" options={ROLES} />
    </FormDialog>
  )
}

function Settings() {
  const [stored, setStored] = useState({ name: 'Ada', role: 'editor' })
  const form = useForm(GUEST, stored, async (values) => values, { done: setStored })
  return (
    <FormPage form={form} label="Settings">
      <TextField {...form.field('name')} label="Name" />
      <Select {...form.field('role')} label="Role" options={ROLES} />
      <output id="stored">{JSON.stringify(stored)}</output>
    </FormPage>
  )
}

const PEOPLE = ['Ada', 'Grace', 'Alan']

function Everybody() {
  const each = useEach<string>((name) => name)
  const form = useForm(v.object({}), {}, () =>
    each.run(PEOPLE, async (name) => {
      sent.push(name)
      if (name !== 'Ada' && sent.length < 4) throw new TypeError('Failed to fetch')
    }),
  )
  return (
    <FormDialog form={form} title="Disable" verb="Disable" onClose={() => {}}>
      <p>{each.isBegun ? 'begun' : 'to do'}</p>
    </FormDialog>
  )
}

async function shown(app: () => React.ReactNode) {
  sent = []
  answer = () => undefined
  const mounted = await mountMiniApp(island(app))
  const button = (text: string) => mounted.findAll('button').find(({ textContent }) => textContent === text)!
  const dirty = () => mounted.asked.findLast(({ what }) => what === 'setDirty')?.with[0]
  const alert = () => mounted.find('[role=alert]').textContent
  return { ...mounted, button, dirty, alert }
}

describe('Form', () => {
  it('says how many fields are wrong, leads to the first, and sends nothing', async () => {
    const app = await shown(Invite)
    expect(app.findAll('[aria-invalid=true]')).to.have.length(0)
    await press(app.button('Send'))
    await waitUntil(() => focusedElement() === app.find('input'))
    expect(app.alert()).to.equal('Check the 2 marked fields.')
    await sendKeys({ type: 'Ada' })
    expect(app.alert()).to.equal('Check the marked field.')
    expect(sent).to.deep.equal([])
  })

  it('sends what the schema made of the values, tells the portal what is unsaved, and closes', async () => {
    const app = await shown(Invite)
    app.find('input').focus()
    await sendKeys({ type: ' Ada ' })
    expect(app.dirty()).to.equal(true)
    app.find('select').focus()
    await sendKeys({ type: 'r' })
    app.find('input').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => app.findAll('p').some(({ textContent }) => textContent === 'closed'))
    expect(sent).to.deep.equal([{ name: 'Ada', role: 'reader' }])
    expect(app.dirty()).to.equal(false)
  })

  it('puts what the server refuses at its field until another value stands there', async () => {
    const app = await shown(Invite)
    const errors = [{ field: 'name', code: 'wrong', message: 'is taken' }]
    answer = () => {
      throw new RequestError('/people', 400, { type: '', title: '', status: 400, errors })
    }
    app.find('input').focus()
    await sendKeys({ type: 'Ada' })
    app.find('select').focus()
    await sendKeys({ type: 'r' })
    await press(app.button('Send'))
    await waitUntil(() => focusedElement() === app.find('input'))
    expect(app.find('.os-field-error').textContent).to.equal('Not a name.')
    expect(app.alert()).to.equal('Check the marked field.')
    await sendKeys({ press: 'End' })
    await sendKeys({ type: 'h' })
    expect([app.findAll('.os-field-error').length, app.alert()]).to.deep.equal([0, ''])
  })

  it('stays as it is where the server cannot be asked, and says why', async () => {
    const app = await shown(Invite)
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    app.find('input').focus()
    await sendKeys({ type: 'Ada' })
    app.find('select').focus()
    await sendKeys({ type: 'r' })
    await press(app.button('Send'))
    await waitUntil(() => app.alert() !== '')
    expect(app.alert()).to.contain('The server could not be reached')
    expect(focusedElement()).to.equal(app.button('Send'))
    expect(app.dirty()).to.equal(true)
  })

  it('cannot be cancelled while it is sent, so that its failure is seen', async () => {
    const app = await shown(Invite)
    let fail: (error: Error) => void = () => {}
    answer = () => new Promise((_done, reject) => (fail = reject))
    app.find('input').focus()
    await sendKeys({ type: 'Ada' })
    app.find('select').focus()
    await sendKeys({ type: 'r' })
    await press(app.button('Send'))
    await waitUntil(() => app.button('Cancel').ariaDisabled === 'true')
    await sendKeys({ press: 'Escape' })
    fail(new TypeError('Failed to fetch'))
    await waitUntil(() => app.alert() !== '')
    expect(app.button('Cancel').ariaDisabled).not.to.equal('true')
  })

  it('stays open where there is more to do before it is sent', async () => {
    const app = await shown(Invite)
    answer = () => false
    app.find('input').focus()
    await sendKeys({ type: 'Ada' })
    app.find('select').focus()
    await sendKeys({ type: 'r' })
    await press(app.button('Send'))
    await waitUntil(() => sent.length === 1)
    expect(app.find<HTMLInputElement>('input').value).to.equal('Ada')
  })

  it('says beside a button that is barred what stands in its way', async () => {
    const app = await mountMiniApp(
      island(() => (
        <FormDialog
          form={{ submit: () => {}, isBusy: false, failure: undefined }}
          title="Publish"
          verb="Publish"
          isBarred
          onClose={() => {}}
        >
          <p>Two questions have no text.</p>
        </FormDialog>
      )),
    )
    const reason = app.find('[type=submit]').getAttribute('aria-describedby')
    expect(app.find(`[id="${reason}"]`).textContent).to.equal('Two questions have no text.')
  })

  it('says which of several failed, and tries only those again', async () => {
    const app = await shown(Everybody)
    await press(app.button('Disable'))
    await waitUntil(() => app.alert() !== '')
    expect(app.findAll('li strong').map(({ textContent }) => textContent)).to.deep.equal(['Grace', 'Alan'])
    expect(app.find('p').textContent).to.equal('begun')
    await press(app.button('Disable'))
    await waitUntil(() => sent.length === 5)
    expect(sent.slice(3)).to.deep.equal(['Grace', 'Alan'])
  })
})

describe('FormPage', () => {
  const height = () => document.documentElement.style.getPropertyValue('--os-bar-height')

  it('counts changes in its bar, makes room for it, and passes the focus on once they are saved', async () => {
    const app = await shown(Settings)
    expect([app.findAll('.os-button').length, height()]).to.deep.equal([0, ''])
    app.find('input').focus()
    await sendKeys({ press: 'End' })
    await sendKeys({ type: 'h' })
    expect(app.find('.os-save-bar output').textContent).to.equal('1 change, not saved')
    await waitUntil(() => height() === `${app.find('.os-save-bar').offsetHeight}px`)
    app.button('Save').focus()
    await press(app.button('Save'))
    await waitUntil(() => app.find('#stored').textContent === '{"name":"Adah","role":"editor"}')
    await waitUntil(() => focusedElement() === app.find('form'))
    expect([app.find('.os-save-bar output').textContent, height(), app.dirty()]).to.deep.equal([
      '',
      '',
      false,
    ])
  })

  it('takes changes back', async () => {
    const app = await shown(Settings)
    app.find('input').focus()
    await sendKeys({ type: 'h' })
    await press(app.button('Discard'))
    expect(app.find<HTMLInputElement>('input').value).to.equal('Ada')
    expect(app.dirty()).to.equal(false)
  })
})

describe('Button', () => {
  it('keeps the focus when it disables itself, and takes no further press', async () => {
    let presses = 0
    function Once() {
      const [isDone, setDone] = useState(false)
      return (
        <Button
          disabled={isDone}
          onClick={() => {
            presses++
            setDone(true)
          }}
        >
          Mark as done
        </Button>
      )
    }
    const app = await shown(Once)
    app.find('button').focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Enter' })
    expect([presses, focusedElement(), app.find<HTMLButtonElement>('button').disabled]).to.deep.equal([
      1,
      app.find('button'),
      false,
    ])
    app.find('button').blur()
    await waitUntil(() => app.find<HTMLButtonElement>('button').disabled)
  })
})
