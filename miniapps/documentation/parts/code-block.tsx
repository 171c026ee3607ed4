import { Check, Copy } from 'lucide'
import type { CodeExample } from '../../domain/documentation/block.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useOverflow } from '../../kit/controls/use-overflow.ts'
import { useCopy } from './use-copy.ts'
import { words } from '../words/words.ts'

/** Address of the portal in examples; who reads them in a portal copies them with its own. */
const EXAMPLE = 'https://portal.example'

/** An example, with a button that copies it. */
export function CodeBlock({ code: { language, parts: written } }: { code: CodeExample }) {
  const parts = written.map(([kind, text]) => [kind, text.replaceAll(EXAMPLE, location.origin)] as const)
  const [isCopied, copy] = useCopy()
  const { frame, overflows } = useOverflow()
  return (
    <div className="docs-code">
      <Button
        size="s"
        variant="quiet"
        icon={isCopied ? Check : Copy}
        iconOnly
        onClick={() => copy(parts.map(([, text]) => text).join(''))}
      >
        {words(isCopied ? 'copied' : 'copyCode')}
      </Button>
      <div
        ref={frame}
        className="docs-code-frame"
        {...(overflows && { role: 'group', tabIndex: 0, 'aria-label': words('code', { language }) })}
      >
        <pre translate="no">
          <code>
            {parts.map(([kind, text], index) =>
              kind === '' ? (
                text
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
                <span key={index} data-kind={kind}>
                  {text}
                </span>
              ),
            )}
          </code>
        </pre>
      </div>
    </div>
  )
}
