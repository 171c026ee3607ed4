import { $dirty, setDirty } from '../../stores/unsaved-work.ts'
import { tell } from './embed-events.ts'

/** App and brand that the page wants shown. */
interface Wish {
  app: string
  brand: string
}

/** Asks the page before unsaved work makes room for another app or brand; false where the page wants to keep it. */
export function mayLeave(element: Element, { app, brand }: Wish): boolean {
  const unsaved = $dirty.get()
  return !unsaved || tell(element, 'os-embed-leave', { app, brand, isKept: unsaved === 'kept' })
}

/** Drafts are found again; what is no draft is gone, and nobody could ask the person. */
export function dropUnsavedWork(app: string): void {
  if ($dirty.get() === 'lost')
    console.warn(
      `<os-embed app="${app}"> had unsaved work, which is lost. Ask its isDirty before taking it out, and listen for os-embed-leave.`,
    )
  setDirty(false)
}
