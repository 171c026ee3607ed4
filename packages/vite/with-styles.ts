/** Puts a sheet on the root of each element of a class: its shadow root, or the root that it stands in. */
export function withStyles<Class extends CustomElementConstructor>(App: Class, sheet: CSSStyleSheet): Class {
  if (typeof App !== 'function') return App // the portal says what is wrong with it
  const Element = App as CustomElementConstructor & { new (): Connected }
  return class extends Element {
    #leave: (() => void) | undefined

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = super.attachShadow(init)
      adopt(root, sheet)
      return root
    }

    override connectedCallback() {
      if (!this.shadowRoot) this.#leave = adopt(this.getRootNode() as Root, sheet)
      super.connectedCallback?.()
      if (!this.shadowRoot) return
      this.#leave?.()
      adopt(this.shadowRoot, sheet) // again: Lit sets the sheets of its root itself
    }

    override disconnectedCallback() {
      super.disconnectedCallback?.()
      this.#leave?.()
      this.#leave = undefined
    }
  } as unknown as Class
}

interface Connected extends HTMLElement {
  connectedCallback?(): void
  disconnectedCallback?(): void
}

type Root = ShadowRoot | Document

/** Elements without a shadow, by the root that they stand in: the last one takes the sheet away. */
const users = new WeakMap<Root, number>()

function adopt(root: Root, sheet: CSSStyleSheet): () => void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  users.set(root, (users.get(root) ?? 0) + 1)
  return () => {
    const left = (users.get(root) ?? 1) - 1
    users.set(root, left)
    if (left === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
