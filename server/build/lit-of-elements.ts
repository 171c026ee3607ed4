import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Policy that a page with our elements names in `trusted-types`. */
const POLICY = 'agency-os'

interface Change {
  from: RegExp
  to: string
}

/**
 * A strict page allows a policy once, and each element's file has a Lit of its own: the first one makes it
 * for all.
 */
const OWN_POLICY: Change = {
  from: /(\w+)\.createPolicy\("lit-html",/,
  to: `globalThis[Symbol.for("${POLICY}")]??=$1.createPolicy("${POLICY}",`,
}

/**
 * Globals that Lit shows to its polyfills, decorators and other copies, of which a page of others is to have
 * none; and controllers, which no element has.
 */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'lit-html/lit-html.js': [
    OWN_POLICY,
    { from: /,\w+=\w+\.litHtmlPolyfillSupport;.*?\.litHtmlVersions\?\?=\[\]\)\.push\(".*?"\);/, to: ';' },
  ],
  'lit-element/lit-element.js': [
    { from: /,\w+\.litElementHydrateSupport.*?\.litElementPolyfillSupport;.*?;/, to: ';' },
    { from: /\(\w+\.litElementVersions\?\?=\[\]\)\.push\(".*?"\);/, to: '' },
  ],
  '@lit/reactive-element/reactive-element.js': [
    { from: /\w+=\w+\.reactiveElementPolyfillSupport,/, to: '' },
    { from: /Symbol\.metadata\?\?=.*?litPropertyMetadata\?\?=new WeakMap;/, to: '' },
    { from: /addController\(\w\)\{.*?\}removeController\(\w\)\{.*?\}/, to: '' },
    { from: /this\._\$EO\?\.forEach\(\w=>\w\.\w+\?\.\(\)\)/g, to: '0' },
    { from: /static addInitializer\(\w\)\{.*?\}/, to: '' },
    { from: /,this\.constructor\.l\?\.forEach\(.*?\)\)/, to: '' },
    { from: /const \w+=this\[Symbol\.metadata\];if\(.*?\}(?=this\._\$Eh=)/, to: '' },
    { from: /,\w+\?\.\(\{ReactiveElement:\w+\}\),\(\w+\.reactiveElementVersions.*?\);/, to: ';' },
  ],
}

/**
 * Lit for a file that stands alone in somebody else's page: with our policy, without globals, and smaller.
 */
export function litOfElements(root: string): Plugin {
  return {
    name: 'lit-of-elements',
    enforce: 'pre',
    resolveId: (id) => (/(^|\/)css-tag\.js$/.test(id) ? join(root, 'elements/css-tag.ts') : undefined),
    transform(code, id) {
      const found = Object.entries(CHANGES).find(([file]) => id.split('?')[0]!.endsWith(`/${file}`))
      if (!found) return undefined
      const [file, changes] = found
      return { code: changes.reduce((text, change) => changed(text, change, file), code), map: null }
    },
  }
}

/** Only the policy, for a file with more of Lit in it. */
export function ownPolicy(): Plugin {
  return {
    name: 'own-policy',
    enforce: 'pre',
    transform: (code, id) =>
      id.split('?')[0]!.endsWith('/lit-html/lit-html.js')
        ? { code: changed(code, OWN_POLICY, id), map: null }
        : undefined,
  }
}

function changed(code: string, { from, to }: Change, file: string): string {
  if (!from.test(code)) throw new Error(`${file} is written in another way now: see CHANGES for ${from}`)
  return code.replace(from, to)
}
