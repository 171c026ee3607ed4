import type { Plugin } from 'vite'

const OF_THE_SHELL = /[\\/]shell[\\/]/

/**
 * Gives the shell a valibot of its own. It is one module: shared, all that any app uses of it would come before sign-in.
 * Its schemas are plain objects, so those of one copy work in the other.
 */
export function valibotOfShell(): Plugin {
  return {
    name: 'valibot-of-shell',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (source !== 'valibot' || !importer || !OF_THE_SHELL.test(importer)) return
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && `${resolved.id}?shell`
    },
  }
}
