import type { Plugin } from 'vite'

/** `import sheet from './x.css?sheet'`: a constructable CSSStyleSheet, replaced in place while developing, minified text in the build. */
export function sheet(): Plugin {
  return {
    name: 'css-sheet',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith('?sheet')) return
      const resolved = await this.resolve(id.slice(0, -'?sheet'.length), importer, { skipSelf: true })
      return resolved && `\0sheet:${resolved.id}.js`
    },
    load(id) {
      if (!id.startsWith('\0sheet:')) return
      const source = JSON.stringify(`${id.slice('\0sheet:'.length, -'.js'.length)}?inline`)
      return `import css from ${source};
const sheet = import.meta.hot?.data.sheet ?? new CSSStyleSheet();
sheet.replaceSync(css);
export default sheet;
if (import.meta.hot) { import.meta.hot.data.sheet = sheet; import.meta.hot.accept(); }`
    },
  }
}
