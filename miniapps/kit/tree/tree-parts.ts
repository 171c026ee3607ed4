import type { Dispatch, SetStateAction } from 'react'

export interface TreeColumn {
  title: string
  widthPx: number
}

/** A tree as its items and keys know it. */
export interface TreeParts {
  columns?: readonly TreeColumn[] | undefined
  onOpen(id: string): void
  /** The item that Tab comes to; before any had the focus it is the first. */
  focused: string | undefined
  setFocused: Dispatch<SetStateAction<string | undefined>>
  isOpen(id: string): boolean
  toggle(id: string): void
  isSelected(id: string): boolean
  tick: ((id: string) => void) | undefined
}
