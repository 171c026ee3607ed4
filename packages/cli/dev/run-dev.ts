import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ownPortal } from '../own-portal.ts'
import { ENTRY_ADDRESS } from './author-vite.ts'
import { type DevServer, startDevServer } from './dev-server.ts'
import { readEntry } from './local-entry.ts'
import { portalOf } from './portal-of.ts'
import { signInAdvice } from './sign-in-advice.ts'

const NO_PORTAL = `This app does not know its portal yet: the address that you open in the browser to work in Agency OS.

  npm run dev -- --portal https://portal.example

shows that portal on this machine with your app in it; nothing of the portal is changed. To say it once for all, write
it into package.json: "agencyOs": { "portal": "https://portal.example" }. Without a portal of your agency, ask for one
for trying things out, or start one from the sources of Agency OS: npm start, at http://localhost:8080.`

/** A provider that lets people come back to this machine knows its port. */
const PORT = '4300'

/** Runs until it is stopped. @throws Error with a sentence for the person at the terminal */
export async function runDev(args: readonly string[], root: string, version: string): Promise<DevServer> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      portal: { type: 'string', default: ownPortal(root) },
      key: { type: 'string' },
      port: { type: 'string', default: PORT },
      script: { type: 'string' },
    },
  })
  if (!values.portal) throw new Error(NO_PORTAL)
  const entry = () => readEntry(root, values.script ?? ENTRY_ADDRESS, values.key)
  const { key, own } = entry()
  const portal = await portalOf(values.portal, version)
  const server = await startDevServer({
    portal: portal.origin,
    port: Number(values.port),
    entry,
    ...(portal.providerPath !== undefined && { providerPath: portal.providerPath }),
    ...(values.script === undefined && { project: resolve(root) }),
  })
  const [place = key] = own?.routes ?? []
  console.log(`${portal.origin} with "${key}" of this folder is at  ${server.origin}/${place}`)
  const advice = await signInAdvice(portal, server.origin)
  if (advice) console.warn(advice)
  return server
}
