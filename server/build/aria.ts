import type { Plugin } from 'vite'
import { LANGUAGES } from '../../shell/contract/words.ts'

const OF_ADOBE = /node_modules[\\/](?:react-aria|react-stately|react-aria-components)[\\/]/
const DICTIONARY = /\/(?<language>[a-z]{2})-[A-Z]{2}\.mjs$/
const CALENDARS = /@internationalized[\\/]date[\\/]dist[\\/]private[\\/]createCalendar\.mjs$/
const LIVE_REGIONS = /react-aria[\\/]dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.mjs$/
const NOTHING = '\0no-dictionary'

const spoken = new Set(LANGUAGES.map((language) => language.slice(0, 2)))

/**
 * Makes react-aria fit in here. Left out is what nobody meets: the words of 28 more languages, and calendars other than
 * the Gregorian one, together a quarter of its chunk. Changed is where it writes `innerHTML`, which our policy forbids.
 */
export function aria(): Plugin {
  const transform = (code: string, id: string) => {
    if (CALENDARS.test(id)) return gregorianOnly(code)
    return LIVE_REGIONS.test(id) ? withoutInnerHtml(code) : undefined
  }
  return {
    name: 'aria',
    enforce: 'pre',
    /** The development server bundles packages beforehand, by a build of its own. */
    config: () => ({
      optimizeDeps: {
        rolldownOptions: {
          plugins: [
            { name: 'aria', transform: { filter: { id: [CALENDARS, LIVE_REGIONS] }, handler: transform } },
          ],
        },
      },
    }),
    resolveId(source, importer) {
      const language = DICTIONARY.exec(source)?.groups?.['language']
      return language && !spoken.has(language) && importer && OF_ADOBE.test(importer) ? NOTHING : undefined
    },
    load: (id) => (id === NOTHING ? 'export default undefined' : undefined),
    transform,
  }
}

/** The module that chooses a calendar, with one left to choose. Fails the build where the package has changed. */
export function gregorianOnly(code: string): string {
  const imported = /^import \{GregorianCalendar as (\S+)\} from .+$/m.exec(code)
  const exported = /^export \{(\S+) as (\S+)\};?$/m.exec(code)
  if (!imported || !exported) throw new Error('createCalendar of @internationalized/date is not as expected')
  return `${imported[0]}\nfunction ${exported[1]}() { return new ${imported[1]}() }\n${exported[0]}\n`
}

/** The module that speaks to assistive technology. Fails the build where the package has changed. */
export function withoutInnerHtml(code: string): string {
  const changed = code.replaceAll(".innerHTML = ''", '.replaceChildren()')
  if (changed === code || changed.includes('innerHTML'))
    throw new Error('LiveAnnouncer of react-aria is not as expected')
  return changed
}
