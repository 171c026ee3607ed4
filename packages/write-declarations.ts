import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** Writes the types of some sources, and of all that they import, as a tree of `.d.ts` below `outDir`. */
export function writeDeclarations(root: string, files: readonly string[], outDir: string): void {
  mkdirSync(outDir, { recursive: true })
  const config = join(outDir, 'tsconfig.json')
  writeFileSync(config, JSON.stringify(settings(root, files, outDir)))
  execFileSync(process.execPath, [TSC, '-p', config], { cwd: root, stdio: 'inherit' })
  rmSync(config)
}

const settings = (root: string, files: readonly string[], outDir: string) => ({
  extends: join(root, 'tsconfig.packages.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    tsBuildInfoFile: null,
    rootDir: root,
    outDir,
  },
  include: [],
  files,
})
