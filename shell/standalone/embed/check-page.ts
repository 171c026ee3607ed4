import { LOOKS } from 'virtual:looks'
import { askUnseen, isSameSite } from '../../../elements/session/ask-unseen.ts'
import { PORTAL } from '../../../elements/session/session.ts'

/**
 * A fetch, a style or a policy that the page's own policies stop says so nowhere but in the console; here
 * each is tried once.
 */
export async function checkPage(portal: string): Promise<readonly string[]> {
  const found = await Promise.all([reaches(portal), scripts(), fonts(), opener(), frames(portal)])
  return [...found, types(), styles()].filter((problem) => problem !== undefined)
}

/** A page that may not ask the portal cannot be told whether the portal knows it. */
const reaches = async (portal: string) => (await connects(portal)) ?? (await isKnown(portal))

async function connects(portal: string): Promise<string | undefined> {
  const answer = await fetch(`${portal}/health/live`, { mode: 'no-cors' }).catch(() => undefined)
  return answer
    ? undefined
    : `The page may not ask ${portal}. Add to its Content-Security-Policy: connect-src ${portal}`
}

/** The script of the element is here already; what the app loads comes from the same place. */
async function scripts(): Promise<string | undefined> {
  const stopped = await violated('script-src-elem', () => {
    import(/* @vite-ignore */ `${PORTAL}/vendor/nanostores.js`).catch(() => {})
  })
  return stopped
    ? `The page may not load scripts of ${PORTAL}. Add to its Content-Security-Policy: script-src ${PORTAL}`
    : undefined
}

/** One of the looks, for a font that is not there would be an error in the console. */
async function fonts(): Promise<string | undefined> {
  const [, , source, ranges] = LOOKS.faces[0]!
  const part = LOOKS.ranges[ranges[0]!]![0]
  const address = source
    .replace(/.*(?=url)/, '')
    .replace('*', part)
    .replace('..', PORTAL)
  const stopped = await violated('font-src', () => {
    new FontFace('agency-os-check', address).load().catch(() => {})
  })
  return stopped
    ? `The page may not load fonts of ${PORTAL}, so its own are shown. Add to its Content-Security-Policy: font-src ${PORTAL}`
    : undefined
}

/** Whether the portal lets pages of this origin show its apps. */
async function isKnown(portal: string): Promise<string | undefined> {
  const answer = await fetch(`${portal}/api/embed/me`).catch(() => undefined)
  return answer
    ? undefined
    : `${portal} does not know this page. Its setting is to name it: EMBED_ORIGINS=${location.origin}`
}

/**
 * The first name is taken: only where names may be taken twice is the second one tried, which takes it from
 * nobody.
 */
function types(): string | undefined {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): unknown }
  }
  try {
    for (const name of ['agency-os', 'lit-html']) trustedTypes?.createPolicy(name, {})
    return undefined
  } catch {
    return "The page names the Trusted Types policies that scripts may make. Add to its Content-Security-Policy: trusted-types agency-os lit-html 'allow-duplicates'"
  }
}

function styles(): string | undefined {
  const probe = document.createElement('div')
  probe.setAttribute('style', 'order: 7')
  return probe.style.order === '7'
    ? undefined
    : "The page refuses styles of single elements, with which charts place their parts. Add to its Content-Security-Policy: style-src-attr 'unsafe-inline'"
}

/** It cuts the window of the sign-in off from the page, and only the page's own answer says so. */
async function opener(): Promise<string | undefined> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  const policy = page?.headers.get('cross-origin-opener-policy') ?? ''
  return globalThis.crossOriginIsolated ||
    (policy && policy !== 'unsafe-none' && !policy.startsWith(WITH_POPUPS))
    ? `The page is isolated from the windows that it opens, so nobody can sign in by one. Send: Cross-Origin-Opener-Policy: ${WITH_POPUPS}`
    : undefined
}

/** A session is renewed unseen where page and portal are of one site, and nowhere else is a frame asked for. */
async function frames(portal: string): Promise<string | undefined> {
  const stopped = isSameSite(portal) && (await violated('frame-src', () => void askUnseen(portal, '')))
  return stopped
    ? `The page may not show ${portal} in a frame, so people sign in again every ten minutes. Add to its Content-Security-Policy: frame-src ${portal}`
    : undefined
}

const WITH_POPUPS = 'same-origin-allow-popups'
const VIOLATION_MS = 300

function violated(directive: string, act: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = (is: boolean) => (over.abort(), resolve(is))
    const hear = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
      effectiveDirective === directive && end(true)
    document.addEventListener('securitypolicyviolation', hear, { signal: over.signal })
    act()
    setTimeout(end, VIOLATION_MS, false)
  })
}
