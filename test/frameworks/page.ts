import type { Hear, Start, StartedApp, State } from './apps/state.ts'

let app: StartedApp | undefined
let heard: unknown[][] = []

const shadows = () =>
  [...document.querySelectorAll('os-breadcrumbs')].map((element) => element.shadowRoot ?? element)

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
}

export type InPage = typeof desk

Object.assign(window, { desk })
