import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeApp } from './new-app/write-app.ts'

// npm run new -- <key> [--document | --api | --list] [--category plan]
const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    document: { type: 'boolean', default: false },
    api: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    category: { type: 'string' },
  },
})

try {
  const [key] = positionals
  if (!key)
    throw new Error('Say a key: npm run new -- media-plan [--document | --api | --list] [--category plan]')
  const { category } = values
  const [kind = 'document', another] = (['document', 'api', 'list'] as const).filter((each) => values[each])
  if (another)
    throw new Error(`--${kind} and --${another}: say one. A list with documents beside it begins with --list,
  and docs/house/documents.md says how the documents join it`)
  const changed = writeApp(root, { key, kind, category })
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt')], { cwd: root })
  console.log(`miniapps/${key} is there. Beside its folders this has changed: ${changed.join(', ')}. Next:
  - npm run dev shows it: in the list of apps, at the address that its row says
  - docs/house/new-app.md goes on from here
  - say in the row what it needs and its icon, by a name of lucide
  - a new key: its place in shell/config/menus.ts, and its titles in miniapps/${key}/words/portal
  - FILES='miniapps/${key}/*.test.*' npx wtr   runs its tests in a browser
  - npm test -- server miniapps/domain/${key}/*.test.ts server/api/${key}/*.test.ts   runs the others`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
