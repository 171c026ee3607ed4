import { useState } from 'react'
import type { Appearance } from '../../../shell/contract/entities.ts'
import { useMiniApp } from './use-mini-app.ts'

/** How the portal looks in this browser, and the way to change it. */
export function useAppearance(): [Appearance, (part: Partial<Appearance>) => void] {
  const {
    portal: { appearance },
  } = useMiniApp()
  const [shown, show] = useState(appearance.get)
  return [
    shown,
    (part) => {
      appearance.change(part)
      show(appearance.get())
    },
  ]
}
