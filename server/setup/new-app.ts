import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeApp } from './new-app/write-app.ts'

// npm run new -- <key> [--api] [--category plan]
const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'boolean', default: false }, category: { type: 'string' } },
})

try {
  const [key] = positionals
  if (!key) throw new Error('Say a key: npm run new -- media-plan [--api] [--category plan]')
  const changed = writeApp(root, { key, ...values })
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt')], { cwd: root })
  console.log(`miniapps/${key} is there, and its row in ${changed.join(', ')}. Next:
  - say in the row what it needs, and the route of a brand's app: /brands/{brandId}/${key}
  - a new key needs an icon of miniapps/kit/controls/app-icons.ts, its place in shell/config/menus.ts and its title in
    shell/words/signed-in/words
  - FILES='miniapps/${key}/*.test.*' npx wtr   runs its tests, npm run dev shows it`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
