import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { MadeElement, MakeElement } from './element-script.ts'
import {
  earlierVersions,
  elementFile,
  type ElementsManifest,
  PARTS,
  versionOf,
  withPartsAbove,
} from './element-versions.ts'

/** Stands in the code until all of it is known, of which the version is made. */
const UNNAMED = 'version-of-these-elements'
const ELEMENT = /^\/elements\/(?:parts\/)?([\w.-]+)\.js$/

/**
 * Makes of each embedded element one script: one request, and nothing of the portal's that a page of others would have to
 * load besides. The scripts of one build are a version and keep an address of their own; without it the latest answers.
 * `makers` are by tag.
 */
export function elements(makers: Readonly<Record<string, MakeElement>>): Plugin {
  let root = process.cwd()
  let earlier: Earlier = { versions: {}, files: new Map() }
  return {
    name: 'elements',
    configResolved(config) {
      root = config.root
      if (config.command === 'build') earlier = readEarlier(resolve(root, config.build.outDir))
    },
    configureServer(server) {
      const parts = new Map<string, string>()
      const codeOf = async (name: string): Promise<string | undefined> => {
        const made = await makers[name]?.(root, 'development')
        for (const [file, code] of made?.parts ?? []) parts.set(file, code)
        return made?.code ?? parts.get(`${name}.js`)
      }
      server.middlewares.use((request, response, next) => {
        const [, name] = ELEMENT.exec(request.url?.split('?')[0] ?? '') ?? []
        if (!name) return next()
        codeOf(name).then((code) => {
          if (code === undefined) return next()
          response.setHeader('content-type', 'text/javascript')
          response.setHeader('access-control-allow-origin', '*')
          response.end(code)
        }, next)
      })
    },
    async generateBundle() {
      const made = new Map<string, MadeElement>()
      for (const [tag, make] of Object.entries(makers)) made.set(tag, await make(root, UNNAMED))
      const codes = [...made.values()].map(({ code }) => code)
      for (const [fileName, source] of published(versionOf(root, codes), made, earlier))
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
    .flatMap(({ file, parts = [] }) => [file, ...parts])
    .map((file) => [file.slice(1), readFileSync(join(folder, file), 'utf8')] as const)
  return { versions, files: new Map(files) }
}

/** Every file below `/elements/`. */
function published(
  version: string,
  made: ReadonlyMap<string, MadeElement>,
  earlier: Earlier,
): ReadonlyMap<string, string> {
  const files = new Map(earlier.files)
  const told: [string, ReturnType<typeof elementFile>][] = []
  for (const [tag, { code: unnamed, parts = new Map<string, string>() }] of made) {
    const latest = unnamed.replaceAll(UNNAMED, version)
    const code = withPartsAbove(latest)
    told.push([tag, elementFile(version, tag, code, [...parts.keys()])])
    files.set(`elements/${tag}.js`, latest).set(`elements/${version}/${tag}.js`, code)
    for (const [name, part] of parts) files.set(PARTS.slice(1) + name, part)
  }
  const { [version]: _same, ...others } = earlier.versions
  const manifest: ElementsManifest = {
    latest: version,
    versions: { [version]: Object.fromEntries(told), ...others },
  }
  return files.set('elements/manifest.json', JSON.stringify(manifest, null, 2))
}
