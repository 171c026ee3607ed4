import { VERSION } from 'virtual:looks'

type Versioned = CustomElementConstructor & { version?: string }

/** Registers an element. A page may load its script twice, from two addresses: the first one counts. */
export function define(tag: string, element: Versioned): void {
  const first: Versioned | undefined = customElements.get(tag)
  if (!first) return customElements.define(tag, element)
  if (first.version !== VERSION)
    console.warn(`<${tag}> is version ${first.version} in this page; ${VERSION} came later and does nothing.`)
}
