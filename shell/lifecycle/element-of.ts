import type { MiniAppElement } from '../contract/mini-app.ts'
import type { MiniAppModule } from '../contract/mini-app-module.ts'
import { MalformedModule } from './hooks.ts'

const tags = new WeakMap<object, string>()
let taken = 0

/**
 * The tag of a module's element. The shell registers the class, so two mini-apps can never fight over a tag;
 * after a reload of the code the tag gets a number, since a tag cannot be registered twice.
 * @throws MalformedModule when the module has no usable element
 */
export function tagOf(key: string, module: MiniAppModule): string {
  if (module.tag !== undefined) {
    if (typeof module.tag === 'string' && customElements.get(module.tag)) return module.tag
    throw new MalformedModule(`it exports the tag "${module.tag}" but has not registered it`)
  }
  const Element: unknown = module.default
  if (!isElementClass(Element))
    throw new MalformedModule('its script was loaded but exports no element class as default')
  const known = tags.get(Element) ?? customElements.getName?.(Element) ?? null
  if (known) return known
  let tag = `miniapp-${key}`
  while (customElements.get(tag)) tag = `miniapp-${key}-${++taken}`
  customElements.define(tag, Element)
  tags.set(Element, tag)
  return tag
}

/** A new element, not yet connected. @throws what its constructor throws */
export function createElement(tag: string): MiniAppElement {
  return new (customElements.get(tag)!)() as MiniAppElement
}

function isElementClass(value: unknown): value is CustomElementConstructor {
  return typeof value === 'function' && value.prototype instanceof HTMLElement
}
