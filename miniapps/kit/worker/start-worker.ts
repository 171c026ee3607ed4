import type { CallReply } from './calls.ts'

/** The page's policy names it (server/http/page-policy.ts). */
const POLICY = 'agency-os-worker'

interface ScriptPolicy {
  createScriptURL(address: string): string
}

interface MayTrust {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}

let policy: ScriptPolicy | undefined

/** Scripts from where this one came are let through, and no others. */
function ownAlone(address: string): string {
  if (new URL(address).origin !== new URL(import.meta.url).origin)
    throw new TypeError(`A worker of another origin: ${address}`)
  return address
}

function trusted(address: string): string {
  const { trustedTypes } = globalThis as MayTrust
  if (!trustedTypes) return ownAlone(address)
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: ownAlone })
  return policy.createScriptURL(address)
}

/** A worker, once it runs; undefined where there can be none: a page of another origin, or a policy without workers. */
export async function startWorker(
  script: URL,
  hear: (reply: CallReply) => void,
  fail: () => void,
): Promise<Worker | undefined> {
  try {
    const worker = new Worker(trusted(script.href), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<CallReply>) => hear(data))
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('message', () => resolve(), { once: true })
      worker.addEventListener('error', () => reject(new Error(`The worker ${script.href} did not start.`)))
    })
    worker.addEventListener('error', fail)
    return worker
  } catch {
    return undefined
  }
}
