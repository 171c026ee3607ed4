import type { Plugin, Rolldown } from 'vite'
import { PRELOADS, type Preloads } from '../../shell/contract/preloads.ts'
import { LANGUAGES } from '../../shell/contract/words.ts'

/** The script that asks the first questions, at the head of all. */
const BEGIN = 'shell/api/begin.ts'

/** Writes what a server may preload, and puts the script that asks first before all others. */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { input: { begin: BEGIN } } } }),
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: PRELOADS, source: JSON.stringify(preloadsOf(bundle)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle = {} }) => (path === '/index.html' ? withBegin(html, bundle) : html),
    },
  }
}

function withBegin(html: string, bundle: Rolldown.OutputBundle): string {
  const begin = Object.values(bundle).find(({ name }) => name === 'begin')
  const tag = `<script type="module" async fetchpriority="high" data-begin crossorigin src="/${begin?.fileName}"></script>`
  return html.replace(/(?=<script type="module")/, `${tag}\n    `)
}

export function preloadsOf(bundle: Rolldown.OutputBundle): Preloads {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needs = (start: Rolldown.OutputChunk) => {
    const files = new Set([start.fileName])
    for (const file of files) for (const next of byFile.get(file)?.imports ?? []) files.add(next)
    return [...files].map((file) => `/${file}`)
  }
  const apps = chunks.flatMap((chunk) => {
    const key = /^miniapps\/([\w-]+)\.js$/.exec(chunk.fileName)?.[1]
    return key ? [[key, needs(chunk)] as const] : []
  })
  return { scripts: Object.fromEntries(apps), words: wordsIn(chunks) }
}

function wordsIn(chunks: readonly Rolldown.OutputChunk[]): Preloads['words'] {
  const words: Record<string, Record<string, string>> = {}
  for (const { name, fileName } of chunks) {
    const language = LANGUAGES.find((each) => name.startsWith('words') && name.endsWith(`-${each}`))
    if (language) (words[name.slice(0, -language.length - 1)] ??= {})[language] = `/${fileName}`
  }
  return words
}
