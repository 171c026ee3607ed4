/** A fetch, a style or a policy that the page's own policies stop says so nowhere but in the console; here each is tried once. */
export async function checkPage(portal: string): Promise<readonly string[]> {
  const found = await Promise.all([connects(portal), scripts(), fonts(portal), isKnown(portal)])
  return [...found, types(), styles(), opener()].filter((problem) => problem !== undefined)
}

async function connects(portal: string): Promise<string | undefined> {
  const answer = await fetch(`${portal}/health/live`, { mode: 'no-cors' }).catch(() => undefined)
  return answer
    ? undefined
    : `The page may not ask ${portal}. Add to its Content-Security-Policy: connect-src ${portal}`
}

/** The script of the element is here already; what the app loads comes from the same place. */
async function scripts(): Promise<string | undefined> {
  const origin = new URL(import.meta.url).origin
  const module = await import(/* @vite-ignore */ `${origin}/vendor/nanostores.js`).catch(() => undefined)
  return module
    ? undefined
    : `The page may not load scripts of ${origin}. Add to its Content-Security-Policy: script-src ${origin}`
}

async function fonts(portal: string): Promise<string | undefined> {
  const stopped = await violated('font-src', () => {
    new FontFace('agency-os-check', `url(${portal}/fonts/check.woff2)`).load().catch(() => {})
  })
  return stopped
    ? `The page may not load fonts of ${portal}, so its own are shown. Add to its Content-Security-Policy: font-src ${portal}`
    : undefined
}

/** Whether the portal lets pages of this origin show its apps. */
async function isKnown(portal: string): Promise<string | undefined> {
  const answer = await fetch(`${portal}/api/embed/me`).catch(() => undefined)
  return answer
    ? undefined
    : `${portal} does not know this page. Its setting is to name it: EMBED_ORIGINS=${location.origin}`
}

function types(): string | undefined {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): unknown }
  }
  try {
    trustedTypes?.createPolicy('agency-os-check', {})
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

/** It cuts the window of the sign-in off from the page. */
function opener(): string | undefined {
  return globalThis.crossOriginIsolated
    ? 'The page is isolated from the windows that it opens, so nobody can sign in by one. Send: Cross-Origin-Opener-Policy: same-origin-allow-popups'
    : undefined
}

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
