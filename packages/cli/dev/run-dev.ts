import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ENTRY_ADDRESS } from './author-vite.ts'
import { type DevServer, startDevServer } from './dev-server.ts'
import { readEntry } from './local-entry.ts'
import { portalOf } from './portal-of.ts'
import { signInAdvice } from './sign-in-advice.ts'

export const USAGE = `agency-os dev --portal https://portal.example [--key my-app] [--port 4300] [--script http://localhost:9000/my-app.js]
  shows a portal on this machine with the app of this folder in it, and reloads what changes
  --portal   where the portal is; package.json may say it: "agencyOs": { "portal": "https://portal.example" }
  --key      which mini-app of the portal it takes the place of; else the key of agency-os.json
  --script   a script that something else serves, instead of the sources by this project's Vite`

/** A provider that lets people come back to this machine knows its port. */
const PORT = '4300'

/** Runs until it is stopped. @throws Error with a sentence for the person at the terminal */
export async function runDev(args: readonly string[], root: string, version: string): Promise<DevServer> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      portal: { type: 'string', default: portalOfPackage(root) },
      key: { type: 'string' },
      port: { type: 'string', default: PORT },
      script: { type: 'string' },
    },
  })
  if (!values.portal) throw new Error(`Say which portal:\n${USAGE}`)
  const entry = () => readEntry(root, values.script ?? ENTRY_ADDRESS, values.key)
  const { key } = entry()
  const portal = await portalOf(values.portal, version)
  const server = await startDevServer({
    portal: portal.origin,
    port: Number(values.port),
    entry,
    ...(portal.providerPath !== undefined && { providerPath: portal.providerPath }),
    ...(values.script === undefined && { project: resolve(root) }),
  })
  console.log(`${portal.origin} with "${key}" of this folder is at  ${server.origin}`)
  const advice = await signInAdvice(portal, server.origin)
  if (advice) console.warn(advice)
  return server
}

function portalOfPackage(root: string): string | undefined {
  try {
    const text = readFileSync(join(root, 'package.json'), 'utf8')
    return (JSON.parse(text) as { agencyOs?: { portal?: string } }).agencyOs?.portal
  } catch {
    return undefined
  }
}
