import type { Plugin } from 'vite'

const SHEET = 'virtual:agency-os/sheet'
/** Stands in the module until all of the app's CSS is known. */
const PLACE = '__AGENCY_OS_CSS__'

/**
 * All CSS that the app imports, that of Vue's and Svelte's `<style>` with it, as one constructed sheet: the
 * portal's policy takes neither a `<style>` with text nor a linked sheet, and neither would reach into a
 * shadow root.
 */
export function oneSheet(): Plugin {
  let isBuild = true
  return {
    name: 'agency-os:one-sheet',
    enforce: 'post',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : undefined),
    load: (id) => (id === `\0${SHEET}` ? (isBuild ? BUILT : LIVE) : undefined),
    // in development Vite's modules of CSS write a <style> into the page's head: they change our sheet
    // instead
    transform: (code) =>
      !isBuild && code.includes('__vite__updateStyle')
        ? code.replace(/from "[^"]*\/@vite\/client"(?=\s*(;|\n)\s*const __vite__id)/, `from "${SHEET}"`)
        : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let css = ''
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.css')) continue
          css += String(file.source)
          delete bundle[name]
        }
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            file.code = file.code.replace(new RegExp(`(["'\`])${PLACE}\\1`), () => JSON.stringify(css))
      },
    },
  }
}

const BUILT = `export const sheet = new CSSStyleSheet()
sheet.replaceSync("${PLACE}")
`

const LIVE = `export const sheet = new CSSStyleSheet()
const texts = new Map()
const write = () => sheet.replaceSync([...texts.values()].join('\\n'))
export const updateStyle = (id, text) => (texts.set(id, text), write())
export const removeStyle = (id) => (texts.delete(id), write())
`
