/** The page's policy names it (server/http/page-policy.ts). */
const POLICY = 'agency-os-version'

interface ScriptPolicy {
  createScriptURL(address: string): string
}

interface MayTrust {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}

const { trustedTypes } = globalThis as MayTrust
const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: (address) => address })

/** Hashes by address; of a module that is loaded already, browsers check no other. */
const checked = new Map<string, string>()

/**
 * Fetches a script and has the browser compare its bytes with the hash before anything of it runs; an `import()`
 * of the address then gets this very module. Of the ways to say a hash only the attribute of a script element is
 * checked by every browser: WebKit passes over that of `modulepreload`, and an import map cannot be made of
 * addresses that come later. After a refusal nothing may import the address, as two of the three engines would fetch it again, unchecked.
 * @throws Error where the bytes are others, or cannot be had
 */
export async function checkScript(address: string, integrity: string): Promise<void> {
  const known = checked.get(address)
  if (known === undefined) await runChecked(address, integrity)
  else if (known !== integrity) throw new Error(otherBytes(known, integrity))
  checked.set(address, integrity)
}

async function runChecked(address: string, integrity: string): Promise<void> {
  const script = document.createElement('script')
  script.type = 'module'
  script.integrity = integrity
  script.src = policy?.createScriptURL(address) ?? address
  const isFetched = await new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => resolve(false))
    document.head.append(script)
  })
  script.remove()
  if (!isFetched) throw new Error(await whyRefused(address, integrity))
}

async function whyRefused(address: string, integrity: string): Promise<string> {
  const actual = await hashAt(address, integrity.split('-')[0]!).catch(() => undefined)
  return actual === undefined || actual === integrity
    ? 'it, or a script that it imports, could not be fetched.'
    : otherBytes(actual, integrity)
}

const otherBytes = (actual: string, integrity: string): string =>
  `its hash is ${actual}, and its entry names ${integrity}.`

/** Browsers say no more than that a script was refused. @throws where the page is not secure, or nothing answers */
async function hashAt(address: string, algorithm: string): Promise<string | undefined> {
  const response = await fetch(address)
  if (!response.ok) return undefined
  const name = algorithm.replace('sha', 'SHA-')
  const digest = await crypto.subtle.digest(name, await response.arrayBuffer())
  return `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
