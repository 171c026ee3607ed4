import { Check, Link2 } from 'lucide'
import type { Heading } from '../../domain/documentation/block.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Inlines } from './inlines.tsx'
import { useCopy } from './use-copy.ts'
import { words } from '../words/words.ts'

/** A heading with a place in the address, and a button that copies that address. */
export function SectionHeading({ heading: { level, id, of } }: { heading: Heading }) {
  const Tag = `h${Math.min(level, 4)}` as 'h2'
  const [isCopied, copy] = useCopy()
  return (
    <div className="docs-heading">
      <Tag id={id} tabIndex={-1}>
        <Inlines of={of} />
      </Tag>
      <Button
        size="s"
        variant="quiet"
        icon={isCopied ? Check : Link2}
        iconOnly
        aria-describedby={id}
        onClick={() => copy(`${location.origin}${location.pathname}#${id}`)}
      >
        {words(isCopied ? 'copied' : 'copyLink')}
      </Button>
    </div>
  )
}
