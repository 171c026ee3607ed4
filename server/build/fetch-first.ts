import type { Plugin } from 'vite'

/** Vite's own helper for `import()`, which makes modulepreload links of the files that a part needs. */
const HELPER = '\0vite/preload-helper.js'

/** Puts `fetchFirst` in its place: a part that could not be loaded without a connection can be loaded later. */
export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER ? "export { fetchFirst as __vitePreload } from '/shell/api/fetch-first.ts'" : undefined,
  }
}
