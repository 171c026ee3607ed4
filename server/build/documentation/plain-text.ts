import type { Block, Inline } from '../../../miniapps/domain/documentation/block.ts'

/** Plain text of inline parts, without their marks. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline
      return 'of' in inline ? plainText(inline.of) : inline.text
    })
    .join('')

/** Plain text of a block. */
export function blockText(block: Block): string {
  switch (block.as) {
    case 'code':
      return block.parts.map(([, text]) => text).join('')
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map(plainText)).join(' ')
    case 'note':
      return block.blocks.map(blockText).join(' ')
    case 'list':
      return block.items.map((item) => item.map(blockText).join(' ')).join(' ')
    case 'element':
      return block.tag
    case 'rule':
    case 'apps':
      return ''
    default:
      return plainText(block.of)
  }
}
