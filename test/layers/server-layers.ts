/** A layer of the server imports itself and those to its right (README.md). `apis` lists the APIs and makes one of them. */
const ORDER = [
  'main',
  'start',
  'http',
  'apis',
  'idp',
  'api/<noun>',
  'api/datasets',
  'api/access',
  'api/permissions',
  'documents',
  'editions',
  'api/notifications',
  'files',
  'audit',
  'live',
  'api/kit',
  'passwords',
  'assertions',
  'mail',
  'world',
  'db',
  'telemetry',
  'configuration',
  'failures',
  'log',
  'words',
]

/** Files that stand in no folder. */
const TOP: Readonly<Record<string, string>> = {
  'main.ts': 'main',
  'run-migrate.ts': 'main',
  'run-retention.ts': 'main',
  'run-sql.ts': 'main',
  'site-handler.ts': 'start',
  'background-work.ts': 'start',
  'start-server.ts': 'start',
  'apis.ts': 'apis',
  'create-api.ts': 'apis',
  'open-portal-db.ts': 'apis',
}

const BESIDE = ['miniapps/domain', 'shell/config', 'shell/contract', 'themes']
/** What Vite and npm run, apart from the server itself. */
const TOOLS: Readonly<Record<string, readonly string[]>> = {
  // it packs the server under the name of its release, which the server's lowest layer knows
  'server/build': ['server/build', 'server/log', 'miniapps/domain', 'shell/contract', 'themes'],
  // it lists for the documentation what the server refuses
  'server/reference': ['server/reference', 'miniapps/domain'],
  'server/setup': ['server/setup'],
}

/** `server/db`, `server/api/people`, `server/start` …; templates of `npm run new` become one folder. */
export function serverLayerOf(path: string): string {
  const [, folder = '', noun = ''] = path.split('/')
  return `server/${folder === 'api' ? `api/${noun.replace(/^blank-\w+$/, 'blank')}` : (TOP[folder] ?? folder)}`
}

/** Whether a layer of the server may import another layer; one API imports another only where that one is named. */
export function serverMayImport(from: string, to: string): boolean {
  if (TOOLS[from]) return TOOLS[from].includes(to)
  if (!to.startsWith('server/')) return BESIDE.includes(to)
  return from === to || (!TOOLS[to] && placeOf(from) < placeOf(to))
}

function placeOf(layer: string): number {
  const name = layer.slice('server/'.length)
  const place = ORDER.indexOf(ORDER.includes(name) ? name : name.replace(/^api\/.*/, 'api/<noun>'))
  if (place < 0) throw new Error(`Layer ${layer} is not in the house: see README.md, "Who may import whom"`)
  return place
}
