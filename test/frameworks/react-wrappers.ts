import type { Plugin } from 'vite'
import { reactWrapper } from '../../packages/elements/react-wrapper.ts'

const { script } = reactWrapper({
  tag: 'os-breadcrumbs',
  className: 'OsBreadcrumbs',
  events: [{ name: 'os-breadcrumb-select', type: 'CustomEvent' }],
})
const CLASS = '\0class-in-the-page'

/**
 * `wrapper:react` and `wrapper:react-18`: the component of `@agency-os/elements/react`, and React 18 beside
 * React 19.
 */
export const reactWrappers: Plugin = {
  name: 'react-wrappers',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source.startsWith('wrapper:')) return `\0${source}`
    if (source === '../os-breadcrumbs.js') return CLASS
    const isOf18 = importer.includes('/react-dom-18/') || importer.endsWith('wrapper:react-18')
    return source === 'react' && isOf18 ? this.resolve('react-18', importer) : undefined
  },
  load(id) {
    if (id === CLASS) return "export const OsBreadcrumbs = customElements.get('os-breadcrumbs')"
    return id.startsWith('\0wrapper:') ? script : undefined
  },
}
