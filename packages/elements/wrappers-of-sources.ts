import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { classNameOf, eventsOf } from './element-facts.ts'
import { reactWrapper } from './react-wrapper.ts'

const ELEMENTS = join(import.meta.dirname, '../../elements')
const WRAPPER = /^@agency-os\/elements\/react\/(os-[\w-]+)$/
const ELEMENT = /^\.\.\/(os-[\w-]+)\.js$/

/**
 * `@agency-os/elements/react/os-…` for the portal's own mini-apps: the component that others get, of the sources, with the
 * portal's Lit.
 */
export function wrappersOfSources(): Plugin {
  return {
    name: 'wrappers-of-sources',
    enforce: 'pre',
    // one found late would mean a second copy of React and Lit while developing
    config: () => ({ optimizeDeps: { include: ['@lit/react'] } }),
    resolveId(id, importer = '') {
      if (WRAPPER.test(id)) return `\0${id}`
      return ELEMENT.test(id) && WRAPPER.test(importer.slice(1)) ? `\0registered:${id}` : undefined
    },
    load(id) {
      const [, wrapped] = WRAPPER.exec(id.slice(1)) ?? []
      if (wrapped) return wrapperOf(wrapped)
      const [, tag] = ELEMENT.exec(id.slice('\0registered:'.length)) ?? []
      return tag && registered(tag)
    },
  }
}

const sourceOf = (tag: string) => join(ELEMENTS, tag, `${tag}.ts`)

function wrapperOf(tag: string): string {
  const events = eventsOf(readFileSync(sourceOf(tag), 'utf8'))
  return reactWrapper({ tag, className: classNameOf(tag), events }).script
}

const registered = (tag: string): string =>
  `import ${JSON.stringify(join(ELEMENTS, tag, 'index.ts'))}
export { ${classNameOf(tag)} } from ${JSON.stringify(sourceOf(tag))}`
