import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { LitElement } from 'lit'
import '../os-button/index.ts'
import '../os-checkbox/index.ts'
import '../os-field/index.ts'
import '../os-select/index.ts'
import type { OsButton } from '../os-button/os-button.ts'
import type { OsField } from '../os-field/os-field.ts'
import type { ValueElement } from './value-element.ts'

const OPTIONS = html`<option value="">Choose</option><option value="de">Germany</option><option value="gb">United Kingdom</option>`

/** A control with a name, how it is given a value, and what the form then sends. */
const CONTROLS = {
  'a text': {
    of: html`<os-field name="it" label="It" required></os-field>`,
    fill: (it: ValueElement) => (it.value = 'Kaffee'),
    sent: 'Kaffee',
  },
  'a number': {
    of: html`<os-field name="it" label="It" type="number" required></os-field>`,
    fill: (it: ValueElement) => (it.value = '12'),
    sent: '12',
  },
  'several lines': {
    of: html`<os-field name="it" label="It" type="textarea" required></os-field>`,
    fill: (it: ValueElement) => (it.value = 'one\ntwo'),
    sent: 'one\r\ntwo',
  },
  'a choice': {
    of: html`<os-select name="it" label="It" required>${OPTIONS}</os-select>`,
    fill: (it: ValueElement) => (it.value = 'gb'),
    sent: 'gb',
  },
  'a yes': {
    of: html`<os-checkbox name="it" label="It" value="yes" required></os-checkbox>`,
    fill: (it: ValueElement) => ((it as unknown as { checked: boolean }).checked = true),
    sent: 'yes',
  },
}

const inForm = async (of: unknown) => {
  const form = await fixture<HTMLFormElement>(
    html`<form><fieldset>${of}</fieldset><os-button type="submit" name="verb" value="save">Save</os-button></form>`,
  )
  const it = form.querySelector<ValueElement>('[name=it]')!
  const button = form.querySelector<OsButton>('os-button')!
  await Promise.all([it.updateComplete, button.updateComplete])
  await it.updateComplete
  return { form, it, button, fieldset: form.querySelector('fieldset')! }
}
const sentBy = (form: HTMLFormElement) => new FormData(form).get('it') as string | null
const inside = (it: LitElement, selector: string) => it.shadowRoot!.querySelector<HTMLElement>(selector)!

for (const [name, { of, fill, sent }] of Object.entries(CONTROLS)) {
  describe(`${name} in a form`, () => {
    it('is sent at once, taken back by a reset, and restored by the browser', async () => {
      const { form, it } = await inForm(of)
      const before = sentBy(form)
      fill(it)
      expect(sentBy(form)?.replaceAll(/\r?\n/g, '\r\n')).to.equal(sent)
      form.reset()
      expect(sentBy(form)).to.equal(before)
      it.formStateRestoreCallback(name === 'a yes' ? 'checked' : sent)
      expect(sentBy(form)?.replaceAll(/\r?\n/g, '\r\n')).to.equal(sent)
    })

    it('is missed where it is required, in words, and only once somebody was there', async () => {
      const { form, it } = await inForm(of)
      expect([form.checkValidity(), it.validity.valueMissing]).to.deep.equal([false, true])
      expect(it.validationMessage).to.equal('This field is required.')
      await it.updateComplete
      expect(inside(it, '#error').textContent.trim()).to.equal('This field is required.')
      expect(inside(it, '#control').getAttribute('aria-invalid')).to.equal('true')
      fill(it)
      await it.updateComplete
      await it.updateComplete
      expect([form.checkValidity(), inside(it, '#error')]).to.deep.equal([true, null])
    })

    it('is out of use with the fields around it, and sends nothing then', async () => {
      const { form, it, fieldset } = await inForm(of)
      fill(it)
      fieldset.disabled = true
      await it.updateComplete
      expect(sentBy(form)).to.equal(null)
      expect(inside(it, '#control').matches(':disabled')).to.equal(true)
    })

    it('is found by a label outside, which names it', async () => {
      const { form, it } = await inForm(of)
      it.label = ''
      const label = Object.assign(document.createElement('label'), {
        textContent: 'Of the page',
        htmlFor: 'outer',
      })
      it.id = 'outer'
      form.prepend(label)
      it.requestUpdate()
      await it.updateComplete
      label.click()
      expect(document.activeElement).to.equal(it)
      await expect(it).to.be.accessible()
    })
  })
}

describe('controls of a form', () => {
  it('tell of typing and of a change outside of their shadow, with the new value', async () => {
    const { form, it } = await inForm(CONTROLS['a text'].of)
    const heard: string[] = []
    for (const type of ['input', 'change'])
      form.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as OsField).value}`))
    it.focus()
    await sendKeys({ type: 'ab' })
    await sendKeys({ press: 'Tab' })
    expect(heard).to.deep.equal(['input a', 'input ab', 'change ab'])
  })

  it('leave what is typed and is no number yet', async () => {
    const { it } = await inForm(CONTROLS['a number'].of)
    it.focus()
    await sendKeys({ type: '1e' })
    await it.updateComplete
    await sendKeys({ type: '2' })
    expect(it.value).to.equal('1e2')
  })

  it('send on Enter by the button of the form, which is the submitter with its name and value', async () => {
    const { form, it } = await inForm(CONTROLS['a text'].of)
    it.focus()
    await sendKeys({ type: 'Kaffee' })
    setTimeout(() => void sendKeys({ press: 'Enter' }))
    form.addEventListener('submit', (event) => event.preventDefault())
    const { submitter } = (await oneEvent(form, 'submit')) as unknown as SubmitEvent
    expect([...new FormData(form, null)]).to.deep.equal([['it', 'Kaffee']])
    expect([(submitter as HTMLButtonElement).name, (submitter as HTMLButtonElement).value]).to.deep.equal([
      'verb',
      'save',
    ])
  })

  it('show the first wrong one and go there when a button would send them', async () => {
    const { it, button } = await inForm(CONTROLS['a text'].of)
    button.click()
    await waitUntil(() => document.activeElement === it, 'it has the focus')
    await it.updateComplete
    expect(inside(it, '#error').textContent.trim()).to.equal('This field is required.')
  })

  it('take no press while busy, and keep the focus', async () => {
    const { form, button } = await inForm(CONTROLS['a text'].of)
    let presses = 0
    form.addEventListener('click', () => presses++)
    button.focus()
    button.busy = true
    await button.updateComplete
    await sendKeys({ press: 'Enter' })
    button.click()
    expect([presses, document.activeElement]).to.deep.equal([0, button])
  })
})
