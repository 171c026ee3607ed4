import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { elementScript } from './element-script.ts'
import { earlierVersions, elementFile, versionOf, type ElementsManifest } from './element-versions.ts'

/** Stands in the code until all of it is known, of which the version is made. */
const UNNAMED = 'version-of-these-elements'
const LATEST = /^\/(elements\/[\w-]+)\.js$/

/**
 * Makes of each embedded element one script: one request, and nothing of the portal's that a page of others would have to
 * load besides. The scripts of one build are a version and keep an address of their own; without it the latest answers.
 * `entries` has the script that registers an element by its name, `elements/os-…`.
 */
export function elements(entries: Readonly<Record<string, string>>): Plugin {
  let root = process.cwd()
  let earlier: Earlier = { versions: {}, files: new Map() }
  return {
    name: 'elements',
    configResolved(config) {
      root = config.root
      if (config.command === 'build') earlier = readEarlier(resolve(root, config.build.outDir))
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name = ''] = LATEST.exec(request.url?.split('?')[0] ?? '') ?? []
        if (!entries[name]) return next()
        response.setHeader('content-type', 'text/javascript')
        response.setHeader('access-control-allow-origin', '*')
        elementScript(root, entries[name], 'development').then((code) => response.end(code), next)
      })
    },
    async generateBundle() {
      const scripts = new Map<string, string>()
      for (const [name, entry] of Object.entries(entries))
        scripts.set(name.slice('elements/'.length), await elementScript(root, entry, UNNAMED))
      for (const [fileName, source] of published(versionOf(root, [...scripts.values()]), scripts, earlier))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

interface Earlier {
  versions: ElementsManifest['versions']
  files: ReadonlyMap<string, string>
}

function readEarlier(folder: string): Earlier {
  const versions = earlierVersions(folder)
  const files = Object.values(versions)
    .flatMap((elements) => Object.values(elements))
    .map(({ file }) => [file.slice(1), readFileSync(join(folder, file), 'utf8')] as const)
  return { versions, files: new Map(files) }
}

/** Every file below `/elements/`. */
function published(
  version: string,
  scripts: ReadonlyMap<string, string>,
  earlier: Earlier,
): ReadonlyMap<string, string> {
  const files = new Map(earlier.files)
  const told: [string, ReturnType<typeof elementFile>][] = []
  for (const [tag, unnamed] of scripts) {
    const code = unnamed.replaceAll(UNNAMED, version)
    told.push([tag, elementFile(version, tag, code)])
    files.set(`elements/${tag}.js`, code).set(`elements/${version}/${tag}.js`, code)
  }
  const { [version]: _same, ...others } = earlier.versions
  const manifest: ElementsManifest = {
    latest: version,
    versions: { [version]: Object.fromEntries(told), ...others },
  }
  return files.set('elements/manifest.json', JSON.stringify(manifest, null, 2))
}
