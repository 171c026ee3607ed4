import type { Block, Inline } from '../../miniapps/domain/documentation/block.ts'

/** Anchors of the headings of a compiled page. */
export const anchorsIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.as === 'heading' ? [block.id] : []))

/** Targets of its links. */
export const linksIn = (blocks: readonly Block[]): readonly string[] => blocks.flatMap(linksOfBlock)

function linksOfBlock(block: Block): readonly string[] {
  switch (block.as) {
    case 'heading':
    case 'paragraph':
      return linksOfText(block.of)
    case 'table':
      return [block.head, ...block.rows].flat().flatMap(linksOfText)
    case 'list':
      return block.items.flatMap(linksIn)
    case 'note':
      return linksIn(block.blocks)
    default:
      return []
  }
}

const linksOfText = (inlines: readonly Inline[]): readonly string[] =>
  inlines.flatMap((inline) => {
    if (typeof inline === 'string' || !('of' in inline)) return []
    return inline.as === 'link' ? [inline.to, ...linksOfText(inline.of)] : linksOfText(inline.of)
  })
