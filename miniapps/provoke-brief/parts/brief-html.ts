import { shownLanguage } from '../../../shell/contract/words.ts'
import type { BriefSection } from './brief-sections.ts'

/** A page that stands on its own; whatever people wrote is text in it, never markup. */
export function briefHtml(title: string, sections: readonly BriefSection[]): string {
  const parts = sections.map(
    ({ title: heading, lines }) =>
      `<h2>${escaped(heading)}</h2>\n<dl>\n${lines
        .map(([label, text]) => `<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`)
        .join('\n')}\n</dl>`,
  )
  return `<!doctype html>
<html lang="${shownLanguage()}">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>body{max-width:50rem;margin:2rem auto;font:1rem/1.5 sans-serif}dt{font-weight:600}dd{margin:0 0 1rem;white-space:pre-wrap}</style>
<h1>${escaped(title)}</h1>
${parts.join('\n')}
</html>
`
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!)
