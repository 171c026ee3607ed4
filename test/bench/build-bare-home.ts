import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { aria } from '../../server/build/aria.ts'
import { sheet } from '../../server/build/sheet.ts'
import { words } from '../../server/build/words.ts'

/** The bare page's script and what it loads, in a folder of its own: no chunk of the portal is among them. */
export async function buildBareHome(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'agency-os-bare-'))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    publicDir: false,
    base: '/bench/bare-home/',
    logLevel: 'warn',
    plugins: [react(), aria(), sheet(), words()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'bare-home.ts'),
        output: { entryFileNames: 'first-bare.js', codeSplitting: { groups: [] } },
      },
    },
  })
  return outDir
}
