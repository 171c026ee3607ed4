import type { ReactNode } from 'react'
import { Button } from '../../kit/controls/button.tsx'

interface KindButtonsProps<Kind extends string> {
  label: string
  kinds: readonly Kind[]
  current: Kind
  nameOf(kind: Kind): string
  onChange(kind: Kind): void
  children?: ReactNode
}

/** Above a list that is thousands of rows long: which of them are worth a look. */
export const KindButtons = <Kind extends string>(props: KindButtonsProps<Kind>) => (
  <div className="os-row admin-kinds" role="group" aria-label={props.label}>
    {props.kinds.map((kind) => (
      <Button key={kind} size="s" aria-pressed={kind === props.current} onClick={() => props.onChange(kind)}>
        {props.nameOf(kind)}
      </Button>
    ))}
    {props.children}
  </div>
)
