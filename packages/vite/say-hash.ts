import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Says the hash of the built script, for `integrity` of the entry. */
export function sayHash(name: string): Plugin {
  let say = (_text: string): void => {}
  return {
    name: 'agency-os:say-hash',
    apply: 'build',
    configResolved: ({ logger }) => {
      say = (text) => logger.info(text)
    },
    writeBundle({ dir = 'dist' }, bundle) {
      const file = `${name}.js`
      if (!(file in bundle)) return
      const hash = createHash('sha384')
        .update(readFileSync(join(dir, file)))
        .digest('base64')
      say(`"integrity": "sha384-${hash}" is for the entry of ${file}`)
    },
  }
}
