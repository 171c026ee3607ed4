import { createComputed, createSignal } from 'solid-js'
import h from 'solid-js/h'
import { render } from 'solid-js/web'
import type { MiniAppContext, MiniAppPortal } from '../../shell/contract/mini-app.ts'

/** What somebody elsewhere wrote with Solid, in a shadow of its own: one listener on the document serves all its buttons. */
export default class extends HTMLElement {
  declare portal: MiniAppPortal
  readonly #shadow = this.attachShadow({ mode: 'open' })
  readonly #context = createSignal<MiniAppContext>()
  #dispose = () => {}

  get context() {
    return this.#context[0]()!
  }
  set context(context: MiniAppContext) {
    this.#context[1](context)
  }

  connectedCallback() {
    this.#dispose = render(() => this.#draw()(), this.#shadow)
  }

  disconnectedCallback() {
    this.#dispose()
  }

  #draw() {
    const [frequency, setFrequency] = createSignal(1)
    createComputed(() =>
      this.portal.emit('set-breadcrumbs', {
        category: 'Plan',
        app: 'Reach dial',
        details: [{ name: `${frequency()} contacts` }],
      }),
    )
    return h('section', [
      h('h1', 'Reach dial'),
      h('p', () => `For ${this.context.workspace?.name ?? 'no brand'}`),
      h('output', () => `${frequency()} contacts`),
      h('button', { onClick: () => setFrequency((before) => before + 1) }, 'One more'),
    ])
  }
}
