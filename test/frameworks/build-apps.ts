import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { build, type Rolldown } from 'vite'
import solid from 'vite-plugin-solid'
import { elementScript } from '../../server/build/element-script.ts'
import { reactWrappers } from './react-wrappers.ts'

const ROOT = join(import.meta.dirname, '../..')
const here = (path: string) => join(import.meta.dirname, path)
const SCRIPTS = {
  'React 19': 'react.jsx',
  Preact: 'preact.jsx',
  Vue: 'vue.js',
  Svelte: 'svelte.js',
  Solid: 'solid.jsx',
  Angular: 'angular.ts',
} as const
/** By the components of `@agency-os/elements/react`. */
const WRAPPED = {
  'React 18 with our components': 'react-18-wrapped.js',
  'React 19 with our components': 'react-19-wrapped.js',
} as const

export type Framework = keyof typeof SCRIPTS

export const FRAMEWORKS = Object.keys(SCRIPTS) as Framework[]
export const WRAPPERS = Object.keys(WRAPPED)

/** Scripts by address: each framework's app by its name, and the elements. */
export async function buildApps(): Promise<ReadonlyMap<string, string>> {
  const apps = Object.entries({ ...SCRIPTS, ...WRAPPED }).map(([name, file]) => [name, here(`apps/${file}`)])
  const made = (await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('os-') } } }),
      svelte({ configFile: false }),
      solid({ include: /solid\.jsx$/ }),
      reactWrappers,
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { page: here('page.ts'), ...Object.fromEntries(apps) },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  const scripts = made.output.flatMap((file): [string, string][] =>
    file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [],
  )
  const { code } = await elementScript('test/frameworks/elements.ts')(ROOT, '1')
  return new Map([...scripts, ['/elements.js', code]])
}
