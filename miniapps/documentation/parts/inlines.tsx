import type { Inline } from '../../domain/documentation/block.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Link } from '../../kit/controls/link.tsx'

/** Text with what is marked in it. */
export function Inlines({ of }: { of: readonly Inline[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
  return of.map((inline, index) => <InlineView key={index} inline={inline} />)
}

function InlineView({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return inline
  switch (inline.as) {
    case 'code':
      return <code>{inline.text}</code>
    case 'strong':
      return (
        <strong>
          <Inlines of={inline.of} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inlines of={inline.of} />
        </em>
      )
    case 'link':
      return <PageLink to={inline.to} of={inline.of} />
    case 'file':
      return (
        <span className="docs-file" title={inline.path}>
          <Inlines of={inline.of} />
        </span>
      )
    case 'image':
      return <img src={inline.source} alt={inline.text} loading="lazy" />
  }
}

/** A link within the page is the browser's, or the shell would go to the page anew. */
function PageLink({ to, of }: { to: string; of: readonly Inline[] }) {
  const { basePath } = useMiniApp().route
  if (to.startsWith('#'))
    return (
      <a className="os-link" href={to}>
        <Inlines of={of} />
      </a>
    )
  const isExternal = to.startsWith('http')
  return (
    <Link to={isExternal || to.startsWith('/') ? to : `${basePath}/${to}`} external={isExternal}>
      <Inlines of={of} />
    </Link>
  )
}
