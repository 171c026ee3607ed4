import type { Plugin } from 'vite'

/** The name that every portal allows; those of the frameworks are in the way of nobody then. */
const POLICY = 'agency-os-app'
const MAKES_POLICY = /(createPolicy\(\s*)(['"])(?:vue|svelte-trusted-html|angular(?:#[\w-]+)?)\2/g
/** Solid's templates, which assign text: before 1.9.20 always, since then unless they are given a policy. */
const SOLID_TEMPLATE = /(\bt\.innerHTML = )html;/
const SOLID_SETTER = /^export \{[^}]*\bsetTrustedTypesPolicy\b/m

/** Lets the frameworks' templates pass Trusted Types under one name. */
export function onePolicy(): Plugin {
  return {
    name: 'agency-os:one-policy',
    apply: 'build',
    transform(code, id) {
      if (/\bsolid-js[\\/]web[\\/]dist[\\/](web|dev)\.js/.test(id))
        return solidWithPolicy(code) ?? this.error(UNKNOWN_SOLID)
      if (code.includes('createPolicy')) return code.replace(MAKES_POLICY, `$1$2${POLICY}$2`)
      return undefined
    },
  }
}

/** Undefined where Solid makes its templates in a way that is not known here. */
export function solidWithPolicy(code: string): string | undefined {
  if (SOLID_SETTER.test(code)) return `${code}\nsetTrustedTypesPolicy(${MADE});\n`
  if (!SOLID_TEMPLATE.test(code)) return undefined
  return `${PRELUDE}${code.replace(SOLID_TEMPLATE, '$1agencyOsHtml(html);')}`
}

const UNKNOWN_SOLID =
  'This version of solid-js makes its templates in a way that @agency-os/vite does not know: a portal would refuse them. Install solid-js@~1.9.20, and tell whoever runs the portal.'

const MADE = `globalThis.trustedTypes?.createPolicy('${POLICY}', { createHTML: (text) => text })`
const PRELUDE = `const agencyOsPolicy = ${MADE};
const agencyOsHtml = (text) => agencyOsPolicy?.createHTML(text) ?? text;
`
