// Registers another element under every tag the shell might want for it.
const key = new URL(import.meta.url).searchParams.get('key') ?? 'sample'
for (const tag of [`miniapp-${key}`, `miniapp-${key}-1`])
  if (!customElements.get(tag)) customElements.define(tag, class extends HTMLElement {})

export default class extends HTMLElement {
  connectedCallback() {
    const title = document.createElement('h1')
    title.textContent = 'Its tag was taken'
    this.append(title)
  }
}
