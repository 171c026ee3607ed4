import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { servedPackages } from './packages/served-packages.ts'
import { aria } from './server/build/aria.ts'
import { wrappersOfSources } from './packages/elements/wrappers-of-sources.ts'
import { budget } from './server/build/budget.ts'
import { chunks } from './server/build/chunks.ts'
import { documentation } from './server/build/documentation/documentation.ts'
import { elementScript } from './server/build/element-script.ts'
import { embedElement } from './server/build/embed-element.ts'
import { elements } from './server/build/elements.ts'
import { fetchFirst } from './server/build/fetch-first.ts'
import { looks } from './server/build/looks.ts'
import { icons } from './server/build/icons.ts'
import { preloads } from './server/build/preloads.ts'
import { rowIcons } from './server/build/row-icons.ts'
import { sheet } from './server/build/sheet.ts'
import { themesPlugin } from './server/build/themes.ts'
import { valibotOfShell } from './server/build/valibot.ts'
import { vendor } from './server/build/vendor.ts'
import { words } from './server/build/words.ts'

const root = import.meta.dirname
/** For old browsers and for servers. */
const FOR_OTHERS = /polyfill-support|private-ssr-support/
/** Folders that have an `index.ts`: mini-apps and elements; what new apps are made of is none. */
const entriesIn = (folder: string) =>
  readdirSync(join(root, folder)).flatMap((name) => {
    if (/^blank\b/.test(name)) return []
    const entry = join(folder, name, 'index.ts')
    return existsSync(join(root, entry)) ? [[`${folder}/${name}`, entry] as const] : []
  })

/** Modules of Lit and of its parts that a mini-app may import. */
const partsOfLit = ['lit', 'lit-html', '@lit/reactive-element'].flatMap((name) => {
  const manifest = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
  const { exports } = JSON.parse(manifest) as { exports: object }
  const parts = Object.keys(exports).filter((part) => part.endsWith('.js') && !FOR_OTHERS.test(part))
  return parts.map((part) => join(name, part))
})

const shared = chunks()
const embedded = entriesIn('elements')

export default defineConfig({
  root,
  plugins: [
    react(),
    aria(),
    fetchFirst(),
    rowIcons(),
    icons(),
    sheet(),
    documentation(),
    words(),
    valibotOfShell(),
    themesPlugin(),
    vendor({
      react: { file: 'react.js', cjs: true },
      'react/jsx-runtime': { file: 'react-jsx-runtime.js', cjs: true },
      'react/jsx-dev-runtime': {
        file: 'react-jsx-dev-runtime.js',
        from: join(root, 'server/build/jsx-dev-runtime.ts'),
      },
      'react/compiler-runtime': { file: 'react-compiler-runtime.js', cjs: true },
      'react-dom': { file: 'react-dom.js', cjs: true },
      'react-dom/client': { file: 'react-dom-client.js', cjs: true },
      lit: { file: 'lit.js' },
      'lit-html': { file: 'lit-html.js' },
      '@lit/reactive-element': { file: '@lit/reactive-element.js' },
      ...Object.fromEntries(partsOfLit.map((part) => [part, { file: part }])),
      nanostores: { file: 'nanostores.js' },
      '@nanostores/react': { file: 'nanostores-react.js' },
    }),
    shared.plugin,
    preloads(),
    looks(
      embedded.map(([, entry]) => join(root, entry)),
      'of-the-portal',
    ),
    elements({
      ...Object.fromEntries(
        embedded.map(([name, entry]) => [name.slice('elements/'.length), elementScript(entry)]),
      ),
      'os-embed': embedElement,
    }),
    servedPackages(),
    wrappersOfSources(),
    budget(),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      input: {
        index: 'index.html',
        callback: 'callback.html',
        silent: 'silent.html',
        popup: 'popup.html',
        scorecards: 'scorecards.html',
        'embed-sign-in': 'embed-sign-in.html',
        embed: 'embed.html',
        ...Object.fromEntries(entriesIn('miniapps')),
      },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: ({ name }) =>
          /^(miniapps|vendor)\//.test(name) ? '[name].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: shared.groups,
        },
      },
    },
  },
})
