// oxlint-disable-next-line import/default -- Vite answers the address of the worker's own bundle
import script from './import-worker.ts?worker&url'
import type { ImportReply } from './import-messages.ts'

/** The page's policy names it (server/http/page-policy.ts). */
const POLICY = 'agency-os-worker'

/** The one script that this policy lets through. */
const address = () => new URL(script, import.meta.url).href

interface ScriptPolicy {
  createScriptURL(address: string): string
}

interface MayTrust {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}

let policy: ScriptPolicy | undefined

function trusted(): string {
  const { trustedTypes } = globalThis as MayTrust
  if (!trustedTypes) return address()
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: address })
  return policy.createScriptURL('')
}

/**
 * The worker that reads imports, once it runs; undefined where there can be none: a page of another origin that shows
 * the app, or one whose policy allows no workers.
 */
export async function startWorker(
  hear: (reply: ImportReply) => void,
  fail: () => void,
): Promise<Worker | undefined> {
  try {
    const worker = new Worker(trusted(), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<ImportReply>) => hear(data))
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('message', () => resolve(), { once: true })
      worker.addEventListener('error', () => reject(new Error('The worker of an import did not start.')))
    })
    worker.addEventListener('error', fail)
    return worker
  } catch {
    return undefined
  }
}
