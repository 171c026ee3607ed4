// Does all that the check asks for; the others beside it do one thing wrong.
export default class Conforming extends HTMLElement {
  #told = {}

  set context(context) {
    this.tell({ context })
  }

  get context() {
    return this.#told.context
  }

  set route(route) {
    this.tell({ route })
  }

  get route() {
    return this.#told.route
  }

  connectedCallback() {
    this.portal.emit('set-breadcrumbs', { category: 'Unlock', app: 'Conforming' })
    this.draw()
  }

  tell(news) {
    Object.assign(this.#told, news)
    if (this.isConnected) this.draw()
  }

  draw() {
    const { user, workspace } = this.context
    this.replaceChildren(
      this.line('h1', `Hello ${user?.firstname ?? 'you'}`),
      this.line('p', workspace?.name ?? 'No brand'),
      this.line('p', this.route.path),
      this.line('button', 'Continue'),
    )
  }

  line(tag, text) {
    const line = document.createElement(tag)
    line.textContent = text
    return line
  }
}
