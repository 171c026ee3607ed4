import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createCompilerHost,
  formatDiagnostics,
  performCompilation,
  readConfiguration,
} from '@angular/compiler-cli'
import type { Plugin } from 'vite'

/** Nothing is written there. */
const OUT = '/agency-os-angular'
const COMPILED = /\.(ts|html|css|scss)$/

/**
 * Compiles an app's Angular components ahead of time, by its tsconfig.json: the portal's policy lets no page
 * compile.
 */
export function angular(): Plugin[] {
  let root = process.cwd()
  let files: ReadonlyMap<string, string> | undefined
  const compiler: Plugin = {
    name: 'agency-os:angular',
    enforce: 'pre',
    config: (_config, { command }) => ({
      define: {
        ngServerMode: 'false',
        ...(command === 'build' && { ngDevMode: 'false', ngJitMode: 'false' }),
      },
      optimizeDeps: { rolldownOptions: { plugins: [linker()] } },
    }),
    configResolved: (config) => void (root = config.root),
    load(id) {
      if (!id.endsWith('.ts') || id.includes('/node_modules/')) return
      files ??= compile(root)
      return files.get(id)
    },
    watchChange(id) {
      if (COMPILED.test(id)) files = undefined
    },
  }
  return [compiler, linker()]
}

/**
 * All of the app's scripts as JavaScript, by the path of their source. @throws Error with what is wrong in it
 */
function compile(root: string): ReadonlyMap<string, string> {
  const { options, rootNames, errors } = readConfiguration(join(root, 'tsconfig.json'), {
    noEmit: false,
    declaration: false,
    sourceMap: false,
    outDir: OUT,
    rootDir: root,
  })
  const files = new Map<string, string>()
  const writeFile = (path: string, text: string) =>
    void files.set(join(root, relative(OUT, path)).replace(/\.js$/, '.ts'), text)
  const host = Object.assign(createCompilerHost({ options }), { writeFile })
  const { diagnostics } = performCompilation({ rootNames, options, host })
  const faults = [...errors, ...diagnostics].filter(({ category }) => category === ERROR)
  if (faults.length > 0) throw new Error(formatDiagnostics(faults))
  return files
}

/** As TypeScript numbers them. */
const ERROR = 1

/**
 * Finishes what Angular's own packages leave to the build: else they would compile themselves in the page.
 */
function linker(): Plugin {
  return {
    name: 'agency-os:angular-linker',
    async transform(code, id) {
      if (!code.includes('ɵɵngDeclare') || !/\.m?js(\?|$)/.test(id)) return
      const { transform, plugin } = await babel()
      const linked = await transform(code, {
        filename: id,
        plugins: [plugin],
        compact: false,
        configFile: false,
        babelrc: false,
      })
      return { code: linked.code, map: null }
    },
  }
}

interface Babel {
  transform(code: string, options: object): Promise<{ code: string }>
  plugin: unknown
}

let known: Promise<Babel> | undefined

/** The one that Angular's compiler was made for, which need not be the app's. */
function babel(): Promise<Babel> {
  known ??= (async () => {
    const ofCompiler = createRequire(
      createRequire(import.meta.url).resolve('@angular/compiler-cli/package.json'),
    )
    const core = (await import(pathToFileURL(ofCompiler.resolve('@babel/core')).href)) as {
      transformAsync: Babel['transform']
    }
    const { default: plugin } = await import('@angular/compiler-cli/linker/babel')
    return { transform: core.transformAsync, plugin }
  })()
  return known
}
