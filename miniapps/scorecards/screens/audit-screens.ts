import type { ComponentType } from 'react'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import type { AuditScreen } from '../parts/place.ts'

/** An audit's screens but its intro, which comes with the audit itself. */
export const AUDIT_SCREENS = {
  questions: lazyPart<ComponentType>(async () => (await import('./questions.tsx')).Questions),
  result: lazyPart<ComponentType>(async () => (await import('./result.tsx')).Result),
  second: lazyPart<ComponentType>(async () => (await import('./second.tsx')).Second),
}

/** What is looked at now and next. */
const SOON: Record<AuditScreen, readonly (keyof typeof AUDIT_SCREENS)[]> = {
  intro: ['questions'],
  questions: ['questions', 'result'],
  result: ['result', 'questions'],
  second: ['second', 'questions'],
}

/** Fetches a screen and the one after it. A failure shows where the screen itself is loaded. */
export function preloadScreens(screen: AuditScreen): void {
  for (const soon of SOON[screen]) AUDIT_SCREENS[soon].load().catch(() => {})
}
