import { shownApps } from '../lifecycle/registration.ts'
import { fileOf, folderOrFile } from '../lifecycle/leaks/stack-frames.ts'

/** What of a report the sentence is made of. */
export type Report = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'sample'
> &
  Pick<Event, 'composedPath'>

type Listed = 'connect' | 'images' | 'frames' | 'policies'

/** Settings that allow more to the page itself; a mini-app's needs stand in its entry. */
const SETTINGS: Readonly<Record<Listed, string>> = {
  connect: 'CONNECT_ORIGINS',
  images: 'IMAGE_ORIGINS',
  frames: 'CONNECT_ORIGINS',
  policies: 'TRUSTED_TYPES_POLICIES',
}

/** The development server's own scripts and styles, which a build does not have. */
const OF_VITE = /\/@vite|\/@react-refresh|\/node_modules\/(\.vite\/|vite\/)/

/** For development: what production's policy would stop is told in one sentence each, with whose it is and what to do. */
export function tellPolicyReports(): void {
  const told = new Set<string>()
  document.addEventListener('securitypolicyviolation', (report) => {
    const sentence = report.disposition === 'report' ? sentenceFor(report) : undefined
    if (!sentence || told.has(sentence)) return
    told.add(sentence)
    console.warn(sentence)
  })
}

/**
 * Undefined for what is the development server's. Without `key` the mini-app is looked for whose report it
 * is.
 */
export function sentenceFor(report: Report, key = keyOf(report)): string | undefined {
  const { effectiveDirective, blockedURI, sourceFile } = report
  const target = report.composedPath()[0]
  if (OF_VITE.test(sourceFile) || (target instanceof HTMLStyleElement && 'viteDevId' in target.dataset))
    return undefined
  return `${key ? `Mini-app ${key}` : 'The page'} does what production's policy stops (${effectiveDirective}: ${blockedURI || 'inline'}). ${remedyFor(report, key !== undefined)}`
}

function keyOf(report: Report): string | undefined {
  const { sourceFile } = report
  const path = report.composedPath()
  const apps = shownApps()
  const around = apps.find(({ element }) => element && path.includes(element))
  const owner =
    around ??
    apps.find(({ address }) => sourceFile.startsWith(fileOf(address))) ??
    apps.find(({ address }) => sourceFile.startsWith(folderOrFile(address)))
  return owner?.key
}

function remedyFor({ effectiveDirective, blockedURI, sample }: Report, ofApp: boolean): string {
  const needed = (need: Listed, value: string) =>
    `Name ${value} in ${ofApp ? `"${need}" of the needs of its entry` : SETTINGS[need]}.`
  const origin = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI
  if (effectiveDirective.startsWith('style-src'))
    return 'Bring styles as adoptedStyleSheets, or insert rules into an empty <style>.'
  if (effectiveDirective.startsWith('script-src')) {
    if (blockedURI === 'wasm-eval') return 'Say "wasm": true in the needs of its entry.'
    if (blockedURI === 'eval') return 'Build it without eval and new Function.'
    return blockedURI === 'inline'
      ? 'Put the script into a file of the mini-app.'
      : `Load scripts from the mini-app's own host, not from ${origin}.`
  }
  if (effectiveDirective === 'connect-src') return needed('connect', origin)
  if (effectiveDirective === 'img-src') return needed('images', origin)
  if (effectiveDirective === 'frame-src')
    return `${needed('frames', origin)} Or make the page an entry with "frame".`
  if (effectiveDirective === 'worker-src')
    return 'Make the worker of a blob: address, and say "workers": true in the needs of its entry.'
  if (effectiveDirective === 'font-src') return 'Make a FontFace of the bytes that it fetches.'
  if (effectiveDirective === 'trusted-types') return needed('policies', sample.split('|')[0] ?? '')
  if (effectiveDirective === 'require-trusted-types-for')
    return "Make elements in place of innerHTML, or trustedTypes.createPolicy('agency-os-app', …), which every portal allows."
  return 'docs/authors/other-hosts.md says what a mini-app may load.'
}
