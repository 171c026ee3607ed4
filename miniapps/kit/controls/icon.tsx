import { createElement } from 'react'
import type { IconNode } from 'lucide'

interface IconProps {
  /** An icon node of the icon set: `import { Search } from 'lucide'`. */
  of: IconNode
  size?: 16 | 20
  className?: string
}

/** A line icon in the colour of its text; the words beside it carry the meaning. */
export function Icon({ of, size = 16, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={className}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}
