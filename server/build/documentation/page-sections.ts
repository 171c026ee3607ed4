import type { PageSection, PageText } from '../../../miniapps/domain/documentation/page.ts'
import { blockText, plainText } from './plain-text.ts'

/** A page cut at its headings, for the search. */
export function pageSections(slug: string, { title, blocks }: PageText): readonly PageSection[] {
  const sections: { heading: string; anchor: string; texts: string[] }[] = [
    { heading: '', anchor: '', texts: [] },
  ]
  for (const block of blocks) {
    if (block.as === 'heading' && block.level > 1)
      sections.push({ heading: plainText(block.of), anchor: block.id, texts: [] })
    else if (block.as !== 'heading') sections.at(-1)!.texts.push(blockText(block))
  }
  return sections
    .map(({ texts, ...section }) => ({ slug, title, ...section, text: joined(texts) }))
    .filter(({ text, heading }) => text || heading)
}

const joined = (texts: readonly string[]): string => texts.join(' ').replaceAll(/\s+/g, ' ').trim()
