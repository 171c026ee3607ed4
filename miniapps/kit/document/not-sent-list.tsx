import { useId, type ReactNode, type RefObject } from 'react'
import { useFocusPassedOn } from '../bridge/use-focus-passed-on.ts'
import { type NotSent, NotSentItem } from './not-sent-item.tsx'

export interface NotSentListProps {
  title: string
  /** What happened and what to do with it. */
  children: ReactNode
  items: readonly NotSent[]
  ref: RefObject<HTMLElement | null>
  onLetGo(id: string): void
}

/** What came too late for a document that takes no changes any more; each value stays until the person lets go of it. */
export function NotSentList({ title, children, items, ref, onLetGo }: NotSentListProps) {
  const id = useId()
  useFocusPassedOn(ref, 'h1')
  return (
    <section ref={ref} className="os-card not-sent" aria-labelledby={id} tabIndex={-1}>
      <div className="os-card-header">
        <h2 id={id} className="os-subtitle">
          {title}
        </h2>
      </div>
      <p>{children}</p>
      <ul>
        {items.map((item) => (
          <NotSentItem key={item.id} {...item} onLetGo={() => onLetGo(item.id)} />
        ))}
      </ul>
    </section>
  )
}
