import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { allThemes } from '../../themes/all-themes.ts'
import { FONTS, fontFiles } from '../../themes/fonts.ts'
import type { FontName } from '../../themes/fonts.ts'
import { tenants } from '../../themes/tenants.ts'
import { themeCss } from '../../themes/theme-css.ts'

/**
 * Serves and emits `themes/<code>.css` (a stable name: the page asks for the sheet by tenant), the list
 * `themes/tenants.json`, and the `fonts/<name>-<version>.woff2` that sheets and embedded elements name.
 */
export function themesPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'os-themes',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asset = themeAsset(new URL(request.url ?? '/', 'http://localhost').pathname, root)
        if (!asset) return next()
        response.setHeader('content-type', asset.type)
        response.setHeader('cache-control', 'no-cache')
        response.setHeader('access-control-allow-origin', '*')
        response.end(asset.source)
      })
    },
    generateBundle() {
      for (const path of themeAssetPaths()) {
        const asset = themeAsset(`/${path}`, root)
        if (asset) this.emitFile({ type: 'asset', fileName: path, source: asset.source })
      }
    },
  }
}

/** Every address below the site's root that the themes need. */
function themeAssetPaths(): string[] {
  const sheets = [...allThemes.keys()].map((code) => `themes/${code}.css`)
  return [...sheets, TENANTS.slice(1), ...[...fontSources().keys()].map((name) => `fonts/${name}`)]
}

interface ThemeAsset {
  type: string
  source: string | Uint8Array
}

const TENANTS = '/themes/tenants.json'

function themeAsset(pathname: string, root: string): ThemeAsset | undefined {
  if (pathname === TENANTS) return { type: 'application/json', source: JSON.stringify(tenants) }
  const [, folder, name] = /^\/(themes|fonts)\/([\w.-]+)$/.exec(pathname) ?? []
  if (!folder || !name) return undefined
  if (folder === 'themes') {
    const theme = allThemes.get(/^(.+)\.css$/.exec(name)?.[1] ?? '')
    return theme && { type: 'text/css; charset=utf-8', source: themeCss(theme) }
  }
  const font = fontSources().get(name)
  return font && { type: 'font/woff2', source: readFont(font.name, font.source, root) }
}

/** The fonts that themes use, by public file name. */
function fontSources(): Map<string, { name: FontName; source: string }> {
  const names = new Set([...allThemes.values()].map((theme) => theme.font))
  return new Map(
    [...names].flatMap((name) =>
      fontFiles(name).map(({ name: file, font, source }) => [file, { name: font, source }] as const),
    ),
  )
}

/** The public name promises a version; a browser that has cached it for a year must not get another. */
function readFont(name: FontName, source: string, root: string): Uint8Array {
  const { package: pack, version } = FONTS[name]
  const require = createRequire(join(root, 'package.json'))
  const installed = JSON.parse(readFileSync(require.resolve(`${pack}/package.json`), 'utf8')) as {
    version: string
  }
  if (installed.version !== version) {
    throw new Error(
      `Font ${name}: themes/fonts.ts names ${pack} ${version}, installed is ${installed.version}`,
    )
  }
  const file = require.resolve(source)
  if (!existsSync(file)) throw new Error(`Font ${name}: ${source} is missing from ${pack} ${version}`)
  return readFileSync(file)
}
