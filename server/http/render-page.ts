import { appearanceAttributes } from '../../shell/contract/appearance.ts'
import type { Appearance } from '../../shell/contract/entities.ts'
import type { Language } from '../../shell/contract/words.ts'
import { tenantOf } from '../../shell/config/tenants.ts'
import type { PageConfig } from '../configuration/page-config.ts'
import { RELEASE } from '../log/release.ts'
import { markup } from '../words/markup.ts'
import { tenantMark } from '../idp/pages/tenant-mark.ts'
import { themeOf } from './tenant.ts'

interface PageLook {
  tenant: string
  appearance: Appearance
  /** The browser's, whose words are fetched beside the first scripts. */
  language: Language
  /** Whether the header's line is painted before any script runs: the login page has no header. */
  hasHeader?: boolean
  /** Scripts that somebody who is signed in will need; undefined where nobody is known to be. */
  preloads?: readonly string[]
}

/** The page with its tenant, its theme, its configuration block and what of its policy stands in it filled in. */
export function renderPage(
  template: string,
  { tenant, appearance, language, hasHeader = true, preloads }: PageLook,
  config: PageConfig,
  policy?: string,
): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return template
    .replace(
      /<meta charset[^>]*>/i,
      (charset) =>
        `${charset}<meta name="release" content="${RELEASE}" />` +
        (policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}" />` : ''),
    )
    .replace(
      /<html\b([^>]*)>/i,
      (_all, attributes: string) =>
        `<html${without(attributes, 'data-tenant')} data-tenant="${tenant}"${chosen(appearance)}>`,
    )
    .replace(
      /(<script\b[^>]*\bid="os-config"[^>]*>)[\s\S]*?(<\/script>)/i,
      (_all, open: string, close: string) => open + json + close,
    )
    .replace(/<link\b[^>]*\bid="os-theme"[^>]*>/i, (link) =>
      link.replace(/\bhref="[^"]*"/, `href="/themes/${themeOf(tenant)}.css"`),
    )
    .replace(/<link\b[^>]*\bdata-words="([^"]*)"[^>]*>\s*/gi, (link, words: string) =>
      words === language ? link.replace(/\bdata-words="[^"]*"/, 'rel="modulepreload"') : '',
    )
    .replace(/<script\b[^>]*\bdata-begin\b[^>]*><\/script>\s*/i, (begin) => (preloads ? begin : ''))
    .replace(/<link\b[^>]*\bdata-signed-in\b[^>]*>\s*/gi, (link) => (preloads ? '' : link))
    .replace('</head>', `${(preloads ?? []).map(preload).join('')}</head>`)
    .replace(/(<div\b[^>]*\bid="os-header-frame"[^>]*>)(<\/div>)/i, (_all, open: string, close: string) =>
      hasHeader ? open + headerFrame(tenant) + close : '',
    )
}

const preload = (file: string): string => `<link rel="modulepreload" crossorigin href="${file}">`

/** What the header's line begins with. */
function headerFrame(code: string): string {
  return markup`${tenantMark(code)}<span>${tenantOf(code).name}</span>`.text
}

/** Contents of the inline scripts that a browser would run or read as an import map. */
export function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes]) => !/\bsrc=/.test(attributes!) && !/\btype="application\/json"/.test(attributes!),
    )
    .map(([, , content]) => content!)
}

/** So that the first paint is what the person has chosen. */
function chosen(appearance: Appearance): string {
  return Object.entries(appearanceAttributes(appearance))
    .map(([name, value]) => (value ? ` data-${name}="${value}"` : ''))
    .join('')
}

function without(attributes: string, name: string): string {
  return attributes.replace(new RegExp(`\\s*\\b${name}="[^"]*"`), '')
}
