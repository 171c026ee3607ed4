import type { Hear, Start, StartedApp, State } from './apps/state.ts'

let app: StartedApp | undefined
let heard: unknown[][] = []

const shadows = () =>
  [...document.querySelectorAll('os-breadcrumbs')].map((element) => element.shadowRoot ?? element)

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (form.method === 'dialog') return
  event.preventDefault()
  heard.push(['form', event.type, Object.fromEntries(new FormData(form))])
})

/** The native control in one of ours; for a table, the control that it dresses. */
const controlOf = (tag: string) => {
  const element = document.querySelector(tag)!
  return (element.shadowRoot?.querySelector('input, select, button') ??
    element.querySelector('button')) as HTMLInputElement
}

/** The part of the test that runs in the page. */
const desk = {
  /** Ends the app that was there. */
  async start(script: string, first: State): Promise<void> {
    app?.stop()
    heard = []
    const place = document.querySelector('main')!
    place.replaceChildren()
    const { start } = (await import(/* @vite-ignore */ script)) as { start: Start }
    const hear: Hear = (event, text) => void heard.push([text, event.type, (event as CustomEvent).detail])
    app = start(place, first, hear)
  },
  show: (state: State) => app!.show(state),
  bring: (script: string): Promise<unknown> => import(/* @vite-ignore */ script),
  heard: () => heard,
  press: () => shadows()[0]!.querySelector('button')!.click(),
  /** Each element's steps with strokes between. */
  paths: () =>
    shadows().map((shadow) =>
      [...shadow.querySelectorAll('li')]
        .map((step) => step.textContent.replaceAll(/\s+/g, ' ').trim())
        .join(' / '),
    ),
  buttons: () => shadows().reduce((sum, shadow) => sum + shadow.querySelectorAll('button').length, 0),
  /** Children, where the element has them in its slot. */
  children: () => {
    const child = document.querySelector('os-brand-card p')
    return child?.assignedSlot && child.textContent
  },
  /** All that a reader finds in the controls. */
  controls() {
    const words = (selector: string) => document.querySelector(selector)?.textContent.trim()
    const { value } = controlOf('os-field')
    return {
      words: [
        document.querySelector('os-field')!.shadowRoot!.querySelector('label')?.textContent,
        ...['os-checkbox', 'os-button', 'os-notice'].map(words),
      ],
      value,
      choice: controlOf('os-select').value,
      options: [...document.querySelectorAll('os-table td')].map((cell) => cell.textContent),
      isOn: controlOf('os-checkbox').checked,
      isReady: !controlOf('form:not([method]) os-button').disabled,
      isOpen: document.querySelector('os-dialog')!.shadowRoot!.querySelector('dialog')!.open,
    }
  },
  /** As a person types or chooses. */
  enter(tag: string, value: string) {
    const control = controlOf(tag)
    control.value = value
    for (const type of ['input', 'change'])
      control.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }))
  },
  pressIn: (selector: string) =>
    selector === 'os-table'
      ? document.querySelector<HTMLElement>('os-table button')!.click()
      : selector === 'os-checkbox'
        ? controlOf(selector).click()
        : document.querySelector<HTMLElement>(selector)!.click(),
}

export type InPage = typeof desk

Object.assign(window, { desk })
