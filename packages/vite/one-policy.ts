import type { Plugin } from 'vite'

/** The name that every portal allows; those of the frameworks are in the way of nobody then. */
const POLICY = 'agency-os-app'
const MAKES_POLICY = /(createPolicy\(\s*)(['"])(?:vue|svelte-trusted-html|angular(?:#[\w-]+)?)\2/g
/** Solid's templates, which assign text. */
const SOLID_TEMPLATE = /(\bt\.innerHTML = )html;/

/** Lets the frameworks' templates pass Trusted Types under one name. */
export function onePolicy(): Plugin {
  return {
    name: 'agency-os:one-policy',
    apply: 'build',
    transform(code, id) {
      if (code.includes('createPolicy')) return code.replace(MAKES_POLICY, `$1$2${POLICY}$2`)
      if (!/solid-js[\\/]web/.test(id) || !SOLID_TEMPLATE.test(code)) return
      return `${PRELUDE}${code.replace(SOLID_TEMPLATE, '$1agencyOsHtml(html);')}`
    },
  }
}

const PRELUDE = `const agencyOsPolicy = globalThis.trustedTypes?.createPolicy('${POLICY}', { createHTML: (text) => text });
const agencyOsHtml = (text) => agencyOsPolicy?.createHTML(text) ?? text;
`
